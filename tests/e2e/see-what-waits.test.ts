import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseCorporate } from '../support/chooseCorporate.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, findSentCode, people, stepUpAtIssuer } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { search } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

test.use({ expectedProblems: atNewSecret });

const card = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const tasksOf = (page: Page) => page.getByRole('main').getByRole('list', { name: 'To do' });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });
/** What the menu shows, once it does: what is hidden on a wide screen is so only when the styles are there. */
const expectMenu = (page: Page, entries: readonly string[]) =>
  expect(menuOf(page).locator('li:visible')).toHaveText([...entries], { useInnerText: true });

/** Opens the page of somebody; who came without a profile has filled it in. */
async function open(page: Page, phoneNumber: string, isNewUser = false): Promise<void> {
  await beginSession(page, phoneNumber);
  await page.goto('/dashboard');
  if (isNewUser) {
    await expect(page).toHaveURL('/user/missing');
    const email = `${phoneNumber}@people.example`;
    await send(page, 'PATCH', '/api/user/missing', { email, residentialStatus: 'C' });
    await page.goto('/dashboard');
  }
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do');
}

/** Writes as the person of a page. */
async function send(
  page: Page,
  method: 'PATCH' | 'PUT' | 'POST',
  path: string,
  data?: object,
): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(answer.status(), path).toBe(200);
}

/** The home that somebody of the sample market lets in a street. */
async function findHomeOf(request: APIRequestContext, name: string, street: string): Promise<string> {
  const found = await search(request, { q: street });
  for (const { id } of found.items) {
    const { data } = await (await request.get(`/api/listings/${id}`)).json();
    if (data.lister?.name === name) return id;
  }
  throw new Error(`${name} lets no home in ${street}.`);
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    const [tenant, lister, street, listerPhone] = hasScript
      ? [people.newUser, 'Lee Siew Hong', 'Cantonment Close', people.owner]
      : [people.unscriptedNewUser, 'Rajan Pillai', 'Buffalo Road', people.reader];

    test('a tenant begins with first steps, and then finds what they keep, search and ask; the owner finds who asked', {
      tag: hasScript ? '@core' : [],
    }, async ({ page, browser, baseURL }) => {
      await open(page, tenant, true);
      await expect(page.getByRole('main')).toContainText('Start here');
      await expect(tasksOf(page)).toContainText('Confirm your email');
      await expectMenu(page, ['Home', 'Inbox', 'Contracts', 'Find a home', 'My documents', 'My profile']);

      const home = await findHomeOf(page.request, lister, street);
      await send(page, 'PUT', `/api/favourites/${home}`);
      await send(page, 'POST', '/api/saved-searches', { query: 'propertyTypes=1', name: 'Condominiums' });
      await send(page, 'POST', '/api/enquiries', {
        listingId: home,
        message: 'May we see it on Saturday?',
        idempotencyKey: randomUUID(),
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).not.toContainText('Start here');
      await expect(card(page, '1 saved home')).toContainText('No changes since you saved them.');
      await expect(card(page, 'Messages')).toContainText('1 enquiry sent');
      await expect(card(page, 'Saved searches').getByRole('link', { name: 'Condominiums' })).toBeVisible();
      await card(page, '1 saved home').getByRole('link', { name: 'See saved homes' }).click();
      await expect(page).toHaveURL('/discover/favourites');

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: hasScript });
      const owner = await elsewhere.newPage();
      await open(owner, listerPhone);
      await expect(card(owner, 'Messages')).toContainText(/\d+ enquir(y|ies) received/);
      await expect(card(owner, /^\d+ live listings?$/)).toBeVisible();
      await expectMenu(owner, [
        'Home',
        'Inbox',
        'Share listings',
        'Properties',
        'Contracts',
        'Offers',
        'Find a home',
        'My documents',
        'My profile',
      ]);
      await expect(menuOf(owner).getByRole('link', { name: 'Share listings' })).toHaveCount(0);
      await expect(card(owner, 'Messages')).toContainText(/\d+ unread message/);
      await card(owner, 'Messages').getByRole('link', { name: 'Open inbox' }).click();
      await expect(owner.getByRole('main')).toContainText('May we see it on Saturday?');
    });
  });
}

test('an agent proves their address, and finds the invitation that an administrator sent there', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  await open(page, '80000104');
  await expect(card(page, /^\d+ live listings?$/)).toBeVisible();
  await tasksOf(page).getByRole('link', { name: 'Confirm email' }).click();
  const address = page.getByRole('region', { name: 'Email', exact: true });
  await address.getByRole('link', { name: 'Confirm or edit' }).click();
  await stepUpAtIssuer(page);
  await address.getByRole('button', { name: 'Email me a code' }).click();
  await address.getByLabel('Verification code').fill(await findSentCode(page));
  await address.getByRole('button', { name: 'Confirm email' }).click();
  const email = 'marcus-lim@people.example';
  await expect(address).toContainText(`${email} Confirmed`);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const corporate = await elsewhere.newPage();
  await open(corporate, '80000404');
  await expectMenu(corporate, [
    'You act for Orchid Stays',
    'Home',
    'Inbox',
    'Contracts',
    'Offers',
    'Find a home',
    'My documents',
    'Properties',
    'User Management',
    'Organisation',
  ]);
  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const administrator = await office.newPage();
  await beginSession(administrator, people.administrator);
  await administrator.goto('/user/selection');
  await chooseCorporate(administrator, 'Orchid Stays');
  await expect(administrator).not.toHaveURL(/selection|refresh/);
  await expect(administrator.getByRole('heading', { level: 1 })).toHaveText('To do');
  await send(administrator, 'POST', '/api/invitations', { email, actorType: 6, role: 'member' });
  // Other journeys of this market begin with the first of her corporates.
  await send(administrator, 'POST', '/api/corporate/switch', { corporateId: 'sample-harbour-living' });

  await page.goto('/dashboard');
  await expect(tasksOf(page)).toContainText('Pauline Seah invites you to Orchid Stays');
  await expect(tasksOf(page)).not.toContainText('Your profile');
  await expectMenu(page, [
    'Home',
    'Inbox',
    'Share listings',
    'Properties',
    'Contracts',
    'Offers',
    'Find a home',
    'My documents',
    'My profile',
  ]);
});

test.describe('when a part cannot be had', () => {
  test.use({ expectedProblems: /status of 500|answer: 500/ });
  const failure = { succeed: false, code: 'R001', message: 'Seeded.', fields: [] };

  test('the page says so, and the menu stays', async ({ page }) => {
    await open(page, '80000206');
    await openWithScript(page, '/profile');
    await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, json: failure }));
    await menuOf(page).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "We can't show your to-do list right now",
    );
    await expectMenu(page, [
      'Home',
      'Inbox',
      'Share listings',
      'Properties',
      'Contracts',
      'Offers',
      'Find a home',
      'My documents',
      'My profile',
    ]);
    await page.unroute('**/api/dashboard');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(card(page, /^\d+ live listings?$/)).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { findIssues } from '../support/findIssues.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, logIn, logInAbove, people } from '../support/logIn.ts';
import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { repositoryRoot, runNode } from '../support/startSewa.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ retries: 0 });

interface Lister {
  readonly kind: 'agent' | 'owner';
  readonly name: string;
}

/** A listing and who lets it; each test takes one of its own. */
interface Home {
  readonly id: string;
  readonly path: string;
  readonly lister: Lister;
}

/** A home of the sample market that is let; the search does not tell its id, which never changes. */
const letHome = '5pl5f6as5fa2';

const homes = new Map<Lister['kind'], Home[]>();

/** The homes of owners or of agents, in the order of the search. */
async function listHomes(request: APIRequestContext, kind: Lister['kind']): Promise<Home[]> {
  if (homes.size === 0) {
    homes.set('agent', []).set('owner', []);
    for (const item of (await search(request, { limit: 48 })).items) {
      const { data } = await (await request.get(`/api/listings/${item.id}`)).json();
      homes.get(data.lister.kind)?.push({ id: item.id, path: pathOf(item), lister: data.lister });
    }
  }
  return homes.get(kind) ?? [];
}

async function takeHome(request: APIRequestContext, kind: Lister['kind'], place: number): Promise<Home> {
  const home = (await listHomes(request, kind))[place];
  if (!home) throw new Error(`There is no home ${place} of an ${kind}.`);
  return home;
}

/** Words that no other test and no other run has said. */
const makeMessage = (message: string): string => `${message} (${randomUUID().slice(0, 8)})`;

const enquiryForm = (page: Page) => page.getByRole('complementary', { name: /^Message / });
const messageOf = (page: Page) => page.getByLabel('Your message');
const messagesOf = (page: Page) => page.getByRole('log');
const conversationUrl = /\/chat\/[0-9a-f-]{36}$/;
const sendTo = (page: Page, { lister }: Home) => page.getByRole('button', { name: `Message ${lister.name}` });

/** The inbox of the lister of a home, in a browser of their own. */
async function openAsLister(browser: Browser, baseURL: string, { lister }: Home): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const accounts: { name: string; phoneNumber: string }[] = await (
    await context.request.get('/sandbox/accounts.json')
  ).json();
  const { phoneNumber } = accounts.find(({ name }) => name === lister.name) ?? { phoneNumber: '' };
  const page = await context.newPage();
  await beginSession(page, phoneNumber);
  await page.goto('/chat');
  return page;
}

for (const javaScriptEnabled of [false, true]) {
  const isScripted = javaScriptEnabled;
  const place = (number: number) => number * 2 + (isScripted ? 1 : 0);

  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor asks, logs in on the way, and the lister gets the message', {
      tag: '@core',
    }, async ({ page, request, browser, baseURL }) => {
      const home = await takeHome(request, 'agent', place(0));
      const message = makeMessage('May two of us see it on Sunday?');
      await (isScripted ? openWithScript(page, home.path) : page.goto(home.path));
      await messageOf(page).fill(message);
      await sendTo(page, home).click();
      if (isScripted) {
        await logInAbove(page, people.asker);
        await expect(page.getByText('Message sent.')).toBeVisible();
        await expect(page).toHaveURL(home.path);
        await page.getByRole('link', { name: 'See the conversation' }).click();
      } else {
        await expect(page).toHaveURL('/login');
        await logIn(page, people.asker);
        await expect(page).toHaveURL(`${home.path}/enquiry`);
        await expect(messageOf(page)).toHaveValue(message);
        await sendTo(page, home).click();
      }
      await expect(page).toHaveURL(conversationUrl);
      await expect(messagesOf(page).getByText(message)).toHaveCount(1);

      const listersPage = await openAsLister(browser, baseURL ?? '', home);
      const received = listersPage.getByRole('link').filter({ hasText: message });
      await expect(received).toContainText('Sofia Rossi');
      await received.click();
      await expect(listersPage).toHaveURL(new URL(page.url()).pathname);
      await expect(messagesOf(listersPage).getByText(message)).toHaveCount(1);
      await listersPage.context().close();
    });

    test('somebody signed in asks once, also when the same is sent again from the page before', async ({
      page,
      request,
    }) => {
      const home = await takeHome(request, 'agent', place(1));
      const message = makeMessage('Is the air-conditioning new?');
      await beginSession(page, people.asker);
      for (let count = 0; count < 2; count += 1) {
        await (isScripted ? openWithScript(page, home.path) : page.goto(home.path));
        await messageOf(page).fill(message);
        if (isScripted) await sendTo(page, home).dblclick();
        else await sendTo(page, home).click();
        await expect(page).toHaveURL(conversationUrl);
        if (isScripted) break;
      }
      await expect(page.locator(`main a[href="${home.path}"]`).first()).toBeVisible();
      await expect(messagesOf(page).getByText(message)).toHaveCount(1);
    });

    test('an owner’s number stands on no public page, and is shown after log-in', {
      tag: isScripted ? '@core' : [],
    }, async ({ page, request }) => {
      const home = await takeHome(request, 'owner', place(0));
      await page.goto(home.path);
      expect(await page.content()).not.toContain('+65');
      await page.getByRole('link', { name: 'See phone number' }).click();
      await expect(page).toHaveURL('/login');
      await logIn(page, people.asker);
      await expect(page).toHaveURL(`${home.path}/enquiry`);
      await expect(page.getByRole('main').locator('a[href^="tel:+65"]')).toHaveCount(1);
    });

    test('what moving in costs is worked out for another length', { tag: isScripted ? '@core' : [] }, async ({
      page,
      request,
    }) => {
      const item = await findFirst(request, { propertyTypes: '1', propertySubTypes: '0' });
      await (isScripted ? openWithScript(page, pathOf(item)) : page.goto(pathOf(item)));
      const part = page.getByRole('region', { name: 'Move-in cost' });
      const amount = (name: string) => part.getByRole('row', { name }).getByRole('cell');
      const money = (cents: number) => `$${(cents / 100).toLocaleString('en-SG')}`;
      await expect(amount('Security deposit')).toHaveText(money(item.monthlyRent));
      await part.getByLabel('Tenancy length').selectOption('2 years');
      if (!isScripted) {
        await part.getByRole('button', { name: 'Update' }).click();
        await expect(page).toHaveURL(`${pathOf(item)}?months=24#move-in`);
      }
      await expect(amount('Security deposit')).toHaveText(money(item.monthlyRent * 2));
      await expect(amount('Stamp duty')).toHaveText(
        money(Math.floor((item.monthlyRent * 24 * 4) / 100_000) * 100),
      );
      await expect(part).toContainText('Customary, not required by law.');
      await expect(part).toContainText('checked Nov 21, 2026');
    });

    test('a listing is reported without log-in, and waits in the queue of the command line', async ({
      page,
      request,
    }) => {
      const home = await takeHome(request, 'owner', place(1));
      const message = makeMessage('The pictures are of another flat.');
      await (isScripted ? openWithScript(page, home.path) : page.goto(home.path));
      await page.getByText('Report this listing').click();
      await page.getByLabel("What's wrong?").selectOption("It's a scam or fake");
      await page.getByLabel('What did you notice?').fill(message);
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText("Thank you. We'll look into this listing.")).toBeVisible();
      const listing = runNode([join(repositoryRoot, 'packages/server/bin/sewa.ts'), 'reports', 'list'], {
        APP_ENV: 'test',
        DATA_DIR: process.env.SEWA_DATA_FOLDER ?? '',
      });
      expect(await listing.ended).toBe(0);
      expect(listing.output()).toContain(`“${message}”`);
    });
  });
}

test.describe('what goes wrong', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|status of 400|^answer: 400/ });

  test('offline it is said, the message stays, and it is sent once when there is a connection again', {
    tag: '@core',
  }, async ({ page, request, context }) => {
    const home = await takeHome(request, 'agent', 4);
    const message = makeMessage('Are pets allowed?');
    await beginSession(page, people.asker);
    await openWithScript(page, home.path);
    await messageOf(page).fill(message);
    await context.setOffline(true);
    await sendTo(page, home).click();
    await expect(messageOf(page)).toHaveAccessibleDescription(/Something went wrong, please try again\./);
    await expect(messageOf(page)).toHaveValue(message);
    await context.setOffline(false);
    await sendTo(page, home).click();
    await expect(page).toHaveURL(conversationUrl);
    await expect(messagesOf(page).getByText(message)).toHaveCount(1);
  });

  test('an answer that is lost on its way does not double the message', { tag: '@core' }, async ({
    page,
    request,
  }) => {
    const home = await takeHome(request, 'agent', 5);
    const message = makeMessage('Is there a lift?');
    await beginSession(page, people.asker);
    await openWithScript(page, home.path);
    let lost = 0;
    await page.route('**/api/enquiries', async (route) => {
      if (lost > 0 || route.request().method() !== 'POST') return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await messageOf(page).fill(message);
    await sendTo(page, home).click();
    await expect(messageOf(page)).toHaveAccessibleDescription(/Something went wrong, please try again\./);
    await sendTo(page, home).click();
    await expect(page).toHaveURL(conversationUrl);
    await expect(messagesOf(page).getByText(message)).toHaveCount(1);
  });

  test('without a reason a report is sent back with its words and what is missing', async ({
    page,
    request,
  }) => {
    const home = await takeHome(request, 'owner', 5);
    await page.goto(home.path);
    const response = await page.request.post(home.path, {
      headers: { origin: new URL(page.url()).origin },
      form: { form: 'report', reason: '', message: 'It smells <b>odd</b>' },
    });
    expect(response.status()).toBe(400);
    const html = await response.text();
    expect(html).toContain('Choose a reason.');
    expect(html).toContain('It smells &lt;b&gt;odd&lt;/b&gt;');
  });
});

test('axe finds nothing on a home whose report is open', async ({ page, request }) => {
  await page.goto((await takeHome(request, 'owner', 6)).path);
  await page.getByText('Report this listing').click();
  expect(await findIssues(page, 'light')).toEqual([]);
});

test('what was typed is still there after a reload', async ({ page, request }) => {
  const home = await takeHome(request, 'agent', 6);
  await openWithScript(page, home.path);
  await messageOf(page).fill('Half a message');
  await page.reload();
  await expect(messageOf(page)).toHaveValue('Half a message');
});

test('a home that is let says so, shows homes like it, is not indexed and cannot be asked about', {
  tag: '@core',
}, async ({ page, request }) => {
  const { data } = await (await request.get(`/api/listings/${letHome}`)).json();
  expect(data.status).toBe('let');
  await page.goto(pathOf(data));
  await expect(page.getByText('This home has been rented out.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(enquiryForm(page)).toHaveCount(0);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings[0]).toBe('Similar homes');
  const similar = page.getByRole('region', { name: 'Similar homes' });
  expect(await similar.locator(`a[href="${pathOf(data)}"]`).count()).toBe(0);
});

test('the link is copied from the menu of ways to share', async ({ page, request, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const item = await findFirst(request);
  await openWithScript(page, pathOf(item));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(pathOf(item));
  expect(new URL(copied).port).toBe(new URL(baseURL ?? '').port);
});

test('on paper stands the home, without header, form, buttons and other homes', async ({ page, request }) => {
  await openWithScript(page, pathOf(await findFirst(request)));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Floor plan' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'complementary', 'textbox', 'button', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('on a phone, by keyboard alone: to the form, a message, to log-in above it and back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const home = await takeHome(request, 'agent', 7);
  await openWithScript(page, home.path);
  await page.getByRole('link', { name: /^Message / }).focus();
  await page.keyboard.press('Enter');
  await expect(enquiryForm(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(messageOf(page)).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(sendTo(page, home)).toBeFocused();
  await expect(sendTo(page, home)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sendTo(page, home)).toBeFocused();
  await expect(messageOf(page)).toHaveValue('By keyboard');
});

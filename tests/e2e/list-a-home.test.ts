import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, logInAbove, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, a part that is taken and a change from an old version are refused.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|409`) });

const main = (page: Page) => page.getByRole('main');
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const continueLink = (page: Page) => page.getByRole('link', { name: 'Continue', exact: true });

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  market: Market,
  phoneNumber: string | null,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: market.url, ...options });
  const page = await context.newPage();
  if (phoneNumber !== null) await beginSession(page, phoneNumber);
  return page;
}

/** Photos as a phone would take them: the same page in different colours. */
async function takePhotos(browser: Browser, count: number) {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 900 } })).newPage();
  const photos = [];
  for (let index = 0; index < count; index += 1) {
    await page.setContent(
      `<body style="margin:0;background:linear-gradient(hsl(${index * 90} 60% 60%),white)"><h1>Room ${index + 1}</h1>`,
    );
    const buffer = await page.screenshot({ type: 'jpeg', quality: 80 });
    photos.push({ name: `room-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await page.context().close();
  return photos;
}

interface HomeFields {
  readonly postalCode: string;
  readonly floor: string;
  readonly unit: string;
  readonly what: 'Whole home' | 'Room';
  readonly room?: string;
}

async function fillAddress(page: Page, { postalCode, floor, unit, what, room }: HomeFields): Promise<void> {
  await page.getByLabel('Postal code').fill(postalCode);
  await expect(page.getByLabel('Street')).not.toHaveValue('');
  await page.getByLabel('Floor').fill(floor);
  await page.getByLabel('Unit', { exact: true }).fill(unit);
  await page.getByRole('radio', { name: 'HDB' }).check();
  await page.getByRole('radio', { name: new RegExp(`^${what}`) }).check();
  if (room !== undefined) await page.getByLabel('Room number').fill(room);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is it like?' })).toBeVisible();
}

async function fillFacts(page: Page, title: string): Promise<void> {
  await page.getByLabel('Bedrooms').selectOption('3');
  await page.getByLabel('Bathrooms').selectOption('2');
  await page.getByRole('radio', { name: 'Furnished', exact: true }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('A quiet corner flat.\n\nThe market is downstairs.');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rent and house rules' })).toBeVisible();
}

/** Types the first day into the date field, whichever of its forms is there. */
async function fillFirstDay(page: Page): Promise<void> {
  const rich = page.getByRole('group', { name: 'Available from' }).getByRole('spinbutton');
  await expect(rich.first()).toBeVisible();
  await rich.first().click();
  await page.keyboard.type('15012027');
}

async function fillRent(page: Page, rent: string): Promise<void> {
  await page.getByLabel('Monthly rent').fill(rent);
  await fillFirstDay(page);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
}

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an owner lists a home with three photos, an operator approves it, a visitor finds it and asks', {
    tag: '@core',
  }, async ({ page, browser, market }) => {
    const title = 'Corner flat above the market';
    await beginSession(page, people.owner);
    await openWithScript(page, '/property');
    await page.getByRole('link', { name: 'List a home' }).first().click();
    await expect(page).toHaveURL('/property/new');
    await fillAddress(page, { postalCode: '560210', floor: '5', unit: '123', what: 'Whole home' });
    await fillFacts(page, title);
    await fillRent(page, '3000');
    await page.getByLabel('Choose photos').setInputFiles(await takePhotos(browser, 3));
    const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
    await expect(photos).toHaveCount(3);
    await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
    await page.getByRole('button', { name: 'Edit: photo 1' }).click();
    await page.getByLabel('Describe the photo').fill('Living room with a balcony');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await continueLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check and publish' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(main(page)).toContainText('Your listing is in review');

    const operator = await openAs(browser, market, people.operator);
    await openWithScript(operator, '/dashboard/review');
    await operator.getByRole('link', { name: /^Open .*210 Ang Mo Kio Avenue 3/ }).click();
    await expect(main(operator)).toContainText('#5-123');
    await operator.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(operator.getByText('Approved. The listing is live.')).toBeVisible();

    const visitor = await openAs(browser, market, null);
    await openWithScript(visitor, `/discover?q=${encodeURIComponent(title)}`);
    await visitor.getByRole('article').getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('#5-123')).toHaveCount(0);
    await expect(visitor.getByRole('img', { name: 'Living room with a balcony' }).first()).toBeVisible();
    await waitForHydration(visitor);
    await visitor.getByLabel('Your message').fill('May I see it on Saturday?');
    await visitor.getByRole('button', { name: /^Message / }).click();
    await logInAbove(visitor, people.tenant);
    await visitor.getByRole('link', { name: 'See the conversation' }).click();
    await expect(visitor).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await page.goto('/chat');
    await expect(main(page)).toContainText(title);
    await page.goto('/property');
    await expect(main(page)).toContainText('Live');
  });
});

test('an agent lists a home with an authority; it ends, and the listing is paused', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  const owner = await openAs(browser, market, people.reader);
  const address = {
    block: '211',
    street: 'Ang Mo Kio Avenue 3',
    floor: '7',
    unit: '11',
    postalCode: '560211',
  };
  const facts = { propertyType: 0, numberOfBedrooms: 2, numberOfBathrooms: 1, furnitureStatus: 1 };
  const unit = await callApi<{ id: string }>(owner, 'POST', '/api/properties', {
    address,
    ownership: 'own',
    ...facts,
  });
  await openWithScript(owner, `/property/${unit.id}`);
  const accounts = await (await owner.request.get('/sandbox/accounts.json')).json();
  const { registrationNumber } = accounts.find(
    ({ phoneNumber }: { phoneNumber: string }) => phoneNumber === `+65${people.requested}`,
  );
  const day = (later: number) =>
    new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
  await callApi(owner, 'POST', `/api/properties/${unit.id}/authorities`, {
    registrationNumber,
    from: day(0),
    to: day(30),
  });

  await beginSession(page, people.requested);
  const listing = await callApi<{ id: string; version: number }>(
    page,
    'POST',
    `/api/properties/${unit.id}/listings`,
    { part: 'whole', propertySubType: 0 },
  );
  await callApi(page, 'PATCH', `/api/listings/${listing.id}`, {
    version: listing.version,
    title: 'Flat of the agent',
    monthlyRent: 260_000,
    availableFrom: day(20),
  });
  await openWithScript(page, `/property/${unit.id}/listing/${listing.id}?step=publish`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(main(page)).toContainText('Your listing is in review');
  const operator = await openAs(browser, market, people.operator);
  const reviews = await callApi<{ id: string; version: number }[]>(operator, 'GET', '/api/reviews');
  const review = reviews.find(({ id }) => id === listing.id);
  await callApi(operator, 'POST', `/api/listings/${listing.id}/approve`, { version: review?.version });
  await page.goto(`/property/${unit.id}`);
  await expect(main(page)).toContainText('Live');

  const { origin } = new URL(market.url);
  const moved = await page.request.post('/sandbox/clock', {
    headers: { origin },
    data: { now: new Date(Date.now() + 32 * 86_400_000).toISOString() },
  });
  expect(moved.status()).toBe(204);
  await page.reload();
  await expect(main(page)).toContainText(
    'We paused this listing because your authority from the owner ended.',
  );
  await page.request.post('/sandbox/clock', { headers: { origin }, data: { now: null } });
});

test('a company lists two rooms of one flat; the whole flat is refused with a sentence', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  await beginSession(page, people.corporateMember);
  await openWithScript(page, '/property/new');
  await fillAddress(page, { postalCode: '560212', floor: '9', unit: '31', what: 'Room', room: '1' });
  const [, unitId = ''] = /property\/([a-z2-7]+)\//.exec(page.url()) ?? [];
  const list = async (part: unknown, propertySubType: number) => {
    const { id, version } = await callApi<{ id: string; version: number }>(
      page,
      'POST',
      `/api/properties/${unitId}/listings`,
      { part, propertySubType },
    );
    await callApi(page, 'PATCH', `/api/listings/${id}`, {
      version,
      monthlyRent: 120_000,
      availableFrom: '2027-01-15',
      lowRentReason: 'A room',
    });
    await openWithScript(page, `/property/${unitId}/listing/${id}?step=publish`);
  };
  const unit = await callApi<{ version: number }>(page, 'GET', `/api/properties/${unitId}`);
  await callApi(page, 'PATCH', `/api/properties/${unitId}`, {
    version: unit.version,
    numberOfBedrooms: 3,
    numberOfBathrooms: 2,
  });
  const isReviewed = page.getByRole('button', { name: 'Publish', exact: true });
  for (const room of [2, 3]) {
    await list({ room }, 10);
    await isReviewed.click();
    await expect(main(page)).toContainText('Your listing is live');
  }
  const member = await openAs(browser, market, people.otherMember);
  await openWithScript(member, '/property');
  await expect(main(member)).toContainText('Room 3');
  await list('whole', 0);
  await isReviewed.click();
  await expect(main(page)).toContainText('This home, or a part of it, is already on the market.');
});

test('a home is listed without script, a photo included', async ({ browser, market }) => {
  const page = await openAs(browser, market, people.careful, { javaScriptEnabled: false });
  await page.goto('/property/new');
  await page.getByLabel('Postal code').fill('560213');
  await page.getByLabel('Block or house number').fill('213');
  await page.getByLabel('Street').fill('Ang Mo Kio Avenue 3');
  await page.getByLabel('Floor').fill('3');
  await page.getByLabel('Unit', { exact: true }).fill('45');
  await page.getByRole('radio', { name: 'HDB' }).check();
  await page.getByRole('radio', { name: 'Whole home', exact: true }).check();
  await continueButton(page).click();
  await fillFacts(page, 'Without script');
  await page.getByLabel('Monthly rent').fill('2900');
  await page.getByLabel('Available from').fill('2027-01-15');
  await continueButton(page).click();
  const [photo] = await takePhotos(browser, 1);
  if (photo) await page.getByLabel('Choose a photo').setInputFiles(photo);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(1);
  await continueLink(page).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(main(page)).toContainText('Your listing is in review');
});

test.describe('with a lost signal', () => {
  test.use({
    expectedProblems: new RegExp(`${atNewSecret.source}|ERR_INTERNET_DISCONNECTED|Failed to fetch|409`),
  });

  test('what was typed and the photos wait, and are sent once when the connection is back', {
    tag: '@core',
  }, async ({ page, browser, context }) => {
    await beginSession(page, people.seen);
    await openWithScript(page, '/property/new');
    await fillAddress(page, { postalCode: '560215', floor: '2', unit: '8', what: 'Whole home' });
    await page.getByLabel('Bedrooms').selectOption('2');
    await page.getByLabel('Bathrooms').selectOption('1');
    await context.setOffline(true);
    await page.getByLabel('Title').fill('Typed without a signal');
    await continueButton(page).click();
    await expect(page.getByText('Not saved: no connection. We keep what you typed.')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('Title')).toHaveValue('Typed without a signal');
    await continueButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent and house rules' })).toBeVisible();
    await fillRent(page, '2500');
    await context.setOffline(true);
    await page.getByLabel('Choose photos').setInputFiles(await takePhotos(browser, 2));
    await expect(page.getByText('Waiting for a connection').first()).toBeVisible();
    await context.setOffline(false);
    // A file on its way stands in the list too; only a stored photo can be edited.
    const stored = page
      .getByRole('list', { name: 'Your photos' })
      .getByRole('button', { name: /^Edit: photo/ });
    await expect(stored).toHaveCount(2);
    await page.reload();
    await expect(stored).toHaveCount(2);
  });
});

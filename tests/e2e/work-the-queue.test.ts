import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });

const main = (page: Page) => page.getByRole('main');
const article = (page: Page) => main(page).getByRole('article');
const approve = (page: Page) => page.getByRole('button', { name: 'Approve and publish' });

async function openAs(browser: Browser, market: Market, phoneNumber: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: market.url })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

/** Has an owner submit flats of one block, one for each unit. */
async function submitHomes(owner: Page, units: readonly string[]): Promise<void> {
  const availableFrom = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  for (const unit of units) {
    const home = await callApi<{ id: string }>(owner, 'POST', '/api/properties', {
      address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: '7', unit, postalCode: '560210' },
      ownership: 'own',
      ...{ propertyType: 0, numberOfBedrooms: 2, numberOfBathrooms: 1, furnitureStatus: 1 },
    });
    const listing = await callApi<{ id: string; version: number }>(
      owner,
      'POST',
      `/api/properties/${home.id}/listings`,
      { part: 'whole', propertySubType: 0 },
    );
    const changes = { monthlyRent: 290_000, availableFrom, lowRentReason: 'No lift on this floor.' };
    const { version } = await callApi<{ version: number }>(owner, 'PATCH', `/api/listings/${listing.id}`, {
      version: listing.version,
      ...changes,
    });
    await callApi(owner, 'POST', `/api/listings/${listing.id}/submit`, { version });
  }
}

test('an operator works through the queue with the keyboard, and settles a report', {
  tag: '@core',
}, async ({ browser, market }) => {
  const owner = await openAs(browser, market, people.owner);
  await submitHomes(owner, ['201', '202', '203', '204', '205', '206']);
  const tenant = await openAs(browser, market, people.tenant);
  const { items } = await callApi<{ items: { id: string }[] }>(tenant, 'GET', '/api/discover');
  await callApi(tenant, 'POST', `/api/listings/${items[0]?.id}/reports`, {
    reason: 'scam',
    message: 'They asked for money first.',
  });

  const page = await openAs(browser, market, people.operator);
  await openWithScript(page, '/dashboard/review');
  await expect(main(page).getByRole('table')).toContainText('#7-201');
  await page.getByRole('link', { name: /^Open .*#7-201/ }).click();
  await expect(article(page)).toContainText('#7-201');
  await page.keyboard.press('j');
  await expect(article(page)).toContainText('#7-202');
  await page.keyboard.press('k');
  await expect(article(page)).toContainText('#7-201');

  // One press each: the next one opens by itself.
  for (const next of ['202', '203', '204', '205', '206']) {
    await approve(page).click();
    await expect(page.getByText('Approved. The listing is live.')).toBeVisible();
    await expect(article(page)).toContainText(`#7-${next}`);
  }

  await page.getByRole('link', { name: 'Reject…' }).click();
  const words = page.getByRole('textbox', { name: /^What should they change/ });
  await expect(words).toBeFocused();
  // A letter is typed, and nothing else opens.
  await page.keyboard.type('jk');
  await expect(article(page)).toContainText('#7-206');
  await words.fill('Please add photos.');
  await page.getByRole('button', { name: 'Reject and email' }).click();
  await expect(page.getByText('Rejected. We emailed the lister.')).toBeVisible();

  await page.getByRole('link', { name: /^Reports \(/ }).click();
  const report = main(page).getByRole('article').filter({ hasText: 'They asked for money first.' });
  await expect(report).toContainText('Reports of this home');
  await report.getByText('Internal notes').click();
  await report.getByLabel('Add a note').fill('Asked the tenant for a screenshot.');
  await report.getByRole('button', { name: 'Save note' }).click();
  await expect(report).toContainText('Asked the tenant for a screenshot.');
  await report.getByLabel('Your words to the lister').fill('Please ask for no money before a viewing.');
  await report.getByRole('button', { name: 'Corrected' }).click();
  await report.getByRole('button', { name: 'Corrected' }).click();
  await expect(report).toHaveCount(0);
});

test('an operator finds a person, and their homes, and others find no desk', async ({ browser, market }) => {
  const page = await openAs(browser, market, people.operator);
  await openWithScript(page, '/dashboard/review');
  await page.getByRole('searchbox', { name: 'Find a person, home or payment' }).fill(people.owner);
  await page.keyboard.press('Enter');
  const found = main(page).getByRole('region', { name: 'People' });
  await found.getByRole('link').first().click();
  await expect(article(page)).toContainText('Their homes');
  await expect(article(page)).toContainText(`+65${people.owner}`);

  const tenant = await openAs(browser, market, people.tenant);
  expect((await tenant.request.get('/api/desk/search?q=a')).status()).toBe(403);
});

import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret, viewport: { width: 360, height: 740 } });

interface Moved {
  readonly id: string;
  readonly version: number;
}

/** A live listing of an owner; returns its address. */
async function publish(page: Page, browser: Browser, market: Market, unitNumber: string): Promise<string> {
  const unit = await callApi<Moved>(page, 'POST', '/api/properties', {
    address: {
      block: '211',
      street: 'Ang Mo Kio Avenue 3',
      floor: '7',
      unit: unitNumber,
      postalCode: '560211',
    },
    ownership: 'own',
    propertyType: 0,
    numberOfBedrooms: 2,
    numberOfBathrooms: 1,
    furnitureStatus: 1,
  });
  const { id, version } = await callApi<Moved>(page, 'POST', `/api/properties/${unit.id}/listings`, {
    part: 'whole',
    propertySubType: 0,
  });
  const changed = await callApi<Moved>(page, 'PATCH', `/api/listings/${id}`, {
    version,
    title: 'Flat to edit',
    monthlyRent: 260_000,
    availableFrom: '2027-01-15',
    lowRentReason: 'The kitchen is old.',
  });
  const { version: sent, state } = await callApi<Moved & { state: string }>(
    page,
    'POST',
    `/api/listings/${id}/submit`,
    { version: changed.version },
  );
  if (state === 'review') {
    const context = await browser.newContext({ baseURL: market.url });
    const operator = await context.newPage();
    await beginSession(operator, people.operator);
    await callApi(operator, 'POST', `/api/listings/${id}/approve`, { version: sent });
    await context.close();
  }
  return `/property/${unit.id}/listing/${id}`;
}

/** Photos in different colours. */
async function takePhotos(browser: Browser, names: readonly string[]) {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 900 } })).newPage();
  const photos = [];
  for (const [index, name] of names.entries()) {
    await page.setContent(`<body style="background:hsl(${index * 120} 60% 60%)"><h1>${name}</h1>`);
    const buffer = await page.screenshot({ type: 'jpeg', quality: 80 });
    photos.push({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await page.context().close();
  return photos;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an owner changes the rent in place, chooses another cover, and marks the home as let and puts it back', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  await beginSession(page, people.reader);
  const address = await publish(page, browser, market, '21');
  await openWithScript(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Flat to edit' })).toBeVisible();

  await page.getByLabel('Monthly rent').fill('2750');
  await part(page, 'Rent').getByRole('button', { name: 'Save' }).click();
  await expect(part(page, 'Rent').getByText('Saved', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Saved');

  await page.getByRole('link', { name: 'Edit photos' }).click();
  await page.getByLabel('Choose photos').setInputFiles(await takePhotos(browser, ['sofa', 'bed']));
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Edit: photo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: photo 2' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Describe the photo').fill('The bed');
  await sheet.getByRole('button', { name: 'Make cover: photo 2' }).click();
  await expect(sheet.getByText("It's the cover now.")).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(photos.first().getByRole('img', { name: 'The bed' })).toBeVisible();
  await expect(photos.first()).toContainText('Cover');
  await expect(page.getByText('Processing')).toHaveCount(0, { timeout: 30_000 });

  await part(page, 'Status').getByRole('button', { name: 'Mark as let' }).click();
  await expect(part(page, 'Status')).toContainText('This home is let');
  await part(page, 'Status').getByRole('button', { name: 'List again' }).click();
  await expect(part(page, 'Status')).toContainText('Your listing is live');

  await page.reload();
  await expect(page.getByLabel('Monthly rent')).toHaveValue('2,750');
  await expect(photos.first().getByRole('img', { name: 'The bed' })).toBeVisible();
});

test('without script a listing is edited with the same forms', async ({ page, browser, market }) => {
  await beginSession(page, people.reader);
  const address = await publish(page, browser, market, '22');
  const context = await browser.newContext({
    baseURL: market.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.getByLabel('Monthly rent').fill('2800');
  await part(plain, 'Rent').getByRole('button', { name: 'Save' }).click();
  await expect(plain).toHaveURL(`${address}?saved=rent#rent`);
  await expect(part(plain, 'Rent').getByText('Saved', { exact: true })).toBeVisible();
  await plain.getByRole('link', { name: 'Edit title and description' }).click();
  await plain.getByRole('textbox', { name: 'Title' }).fill('Edited without script');
  await part(plain, 'Title and description').getByRole('button', { name: 'Save' }).click();
  await expect(plain).toHaveURL(`${address}?saved=words#words`);
  await expect(plain.getByRole('heading', { level: 1, name: 'Edited without script' })).toBeVisible();
  await part(plain, 'Status').getByRole('button', { name: 'Pause' }).click();
  await expect(part(plain, 'Status')).toContainText('Your listing is paused');
  await expect(plain.getByLabel('Monthly rent')).toHaveValue(/^2,?800/);
  await context.close();
});

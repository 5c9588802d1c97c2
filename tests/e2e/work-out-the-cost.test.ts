import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const path = '/sewa-care-calculator';
const rent = (page: Page, place = 0) => page.getByRole('spinbutton', { name: /^Monthly rent/ }).nth(place);
const months = (page: Page, place = 0) =>
  page.getByRole('spinbutton', { name: 'Months', exact: true }).nth(place);
const result = (page: Page) => page.getByRole('region', { name: 'What it costs' });
const deposit = (page: Page) =>
  result(page)
    .getByRole('row', { name: /^Security deposit/ })
    .getByRole('cell');
const workOut = (page: Page) => page.getByRole('button', { name: 'Calculate' }).first();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what renting costs is worked out from a form, at a short address', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(path);
    await rent(page).fill('3,200');
    await months(page).fill('24');
    await page.getByRole('checkbox', { name: /^I have my own agent/ }).check();
    await workOut(page).click();
    await expect(page).toHaveURL(`${path}?rent=3200&months=24&agent=yes`);
    await expect(deposit(page)).toHaveText('$6,400');
    await expect(rent(page)).toHaveValue('3,200');
    await expect(page.getByRole('checkbox', { name: /^I have my own agent/ })).toBeChecked();
  });

  test('two options stand side by side, and one can be taken away', async ({ page }) => {
    await page.goto(`${path}?rent=3200&months=12`);
    await page.getByRole('button', { name: 'Compare with another' }).click();
    await expect(page).toHaveURL(`${path}?rent=3200&months=12&rent2=3200&months2=12`);
    await rent(page, 1).fill('3000');
    await workOut(page).click();
    await expect(page).toHaveURL(`${path}?rent=3200&months=12&rent2=3000&months2=12`);
    await expect(page.getByText(/option B costs \$[\d,.]+ less/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(page).toHaveURL(`${path}?rent=3200&months=12`);
  });

  test('what cannot be used is said at its field', async ({ page }) => {
    await page.goto(`${path}?rent=abc&months=12&utm_source=mail`);
    await expect(rent(page)).toHaveAccessibleDescription(/“abc” isn't an amount/);
    await expect(result(page)).toHaveCount(0);
  });
});

test('the result and the address follow what is typed, without asking the server', async ({
  page,
  requests,
}) => {
  await openWithScript(page, path);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await rent(page).fill('3200');
  await expect(deposit(page)).toHaveText('$3,200');
  await months(page).fill('24');
  await expect(deposit(page)).toHaveText('$6,400');
  await expect(page).toHaveURL(`${path}?rent=3200&months=24`);
  await page.getByRole('button', { name: 'Compare with another' }).click();
  await rent(page, 1).fill('3000');
  await expect(page.getByText(/option B costs \$[\d,.]+ less/)).toBeVisible();
  await expect(page).toHaveURL(`${path}?rent=3200&months=24&rent2=3000&months2=24`);
  expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([]);
  const shown = await page.getByRole('table').allTextContents();
  await page.reload();
  await expect(page.getByRole('table')).toHaveText(shown);
});

test('what is typed before the page is hydrated counts', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await rent(page).fill('3200');
  await page.getByLabel('Pay the rent by').selectOption('Card');
  release();
  await expect(page).toHaveURL(`${path}?rent=3200&months=12&pay=card`);
  await expect(rent(page)).toHaveValue(/^3,?200$/);
  await expect(deposit(page)).toHaveText('$3,200');
});

test('going back from the next page shows the same calculation', async ({ page }) => {
  await openWithScript(page, path);
  await rent(page).fill('2750');
  await expect(page).toHaveURL(`${path}?rent=2750`);
  await page.getByRole('link', { name: 'Join the waitlist to rent without a deposit' }).click();
  await expect(page).toHaveURL('/waitlist');
  await page.goBack();
  await expect(page).toHaveURL(`${path}?rent=2750`);
  await expect(rent(page)).toHaveValue('2,750');
  await expect(deposit(page)).toHaveText('$2,750');
});

test('nothing is wider than a small phone, alone or compared', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const query of ['', '?rent=123456&months=24', '?rent=3200&rent2=2950&months2=24']) {
    await page.goto(`${path}${query}`);
    await expect(rent(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

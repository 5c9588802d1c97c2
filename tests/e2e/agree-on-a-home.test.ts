import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, an offer that the law forbids is refused.
test.use({
  viewport: { width: 360, height: 740 },
  expectedProblems: new RegExp(`${atNewSecret.source}|409`),
});

const main = (page: Page) => page.getByRole('main');
const findDay = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  market: Market,
  phoneNumber: string | null,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: market.url, viewport, ...options })).newPage();
  if (phoneNumber !== null) await beginSession(page, phoneNumber);
  return page;
}

/** Publishes an HDB flat of an owner; resolves to the address of its page. */
async function publishFlat(owner: Page, operator: Page, unit: string): Promise<string> {
  const property = await callApi<{ id: string }>(owner, 'POST', '/api/properties', {
    address: { block: '211', street: 'Ang Mo Kio Avenue 3', floor: '7', unit, postalCode: '560211' },
    ownership: 'own',
    propertyType: 0,
    numberOfBedrooms: 2,
    numberOfBathrooms: 1,
    furnitureStatus: 1,
  });
  const { id, version } = await callApi<{ id: string; version: number }>(
    owner,
    'POST',
    `/api/properties/${property.id}/listings`,
    { part: 'whole', propertySubType: 0 },
  );
  const draft = await callApi<{ version: number }>(owner, 'PATCH', `/api/listings/${id}`, {
    version,
    title: `Flat ${unit} to agree on`,
    monthlyRent: 260_000,
    availableFrom: findDay(20),
  });
  const sent = await callApi<{ version: number; state: string }>(
    owner,
    'POST',
    `/api/listings/${id}/submit`,
    {
      version: draft.version,
    },
  );
  if (sent.state === 'review')
    await callApi(operator, 'POST', `/api/listings/${id}/approve`, { version: sent.version });
  return `/discover/${id}/flat`;
}

test('a tenant and an owner agree on an HDB flat, and the law is asked on the way', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  const owner = await openAs(browser, market, people.reader);
  const operator = await openAs(browser, market, people.operator);
  const listing = await publishFlat(owner, operator, '31');

  await openWithScript(page, listing);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, people.tenant);
  await expect(main(page)).toContainText('Make an offer for this home');
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Make an offer' }).click();
  await expect(page).toHaveURL(/\/contract\/\w+\?step=offer$/);

  await page.getByRole('spinbutton', { name: /^Months/ }).fill('3');
  await page.getByLabel(/^Monthly rent/).fill('2500');
  await page.getByLabel(/^Full name/).fill('Tessa Tan');
  await page.getByLabel(/^Residential status/).selectOption('C');
  await page.getByRole('checkbox', { name: /^Pets/ }).check();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Nothing was sent. Everything you typed is still here.')).toBeInViewport();
  await expect(main(page)).toContainText(/6 months/);
  await expect(page.getByRole('spinbutton', { name: /^Months/ })).toHaveValue('3');
  await expect(page.getByLabel(/^Monthly rent/)).toHaveValue(/2,?500/);
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Tessa Tan');
  await expect(page.getByRole('checkbox', { name: /^Pets/ })).toBeChecked();
  await page.getByRole('spinbutton', { name: /^Months/ }).fill('12');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Sent. The other side has been told.').first()).toBeInViewport();

  await openWithScript(owner, '/offer');
  await owner.getByRole('link', { name: /^Answer: .*Flat 31/ }).click();
  await expect(main(owner)).toContainText('Your turn: answer the offer by');
  await owner.getByRole('link', { name: 'Make a counter-offer' }).click();
  await owner.getByLabel(/^Monthly rent/).fill('2600');
  await owner.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(owner.getByText('Sent. The other side has been told.').first()).toBeInViewport();

  await openWithScript(page, '/contract');
  await page.getByRole('link', { name: /^Answer: Flat 31/ }).click();
  await expect(main(page)).toContainText('Changed');
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(main(page)).toContainText('Agreed, subject to contract');
  await page.goto(listing);
  await expect(main(page)).toContainText(/rented out/i);
});

test('offers and accepts without script', { tag: '@core' }, async ({ browser, market }) => {
  const owner = await openAs(browser, market, people.profiled, { javaScriptEnabled: false });
  const operator = await openAs(browser, market, people.operator);
  const tenant = await openAs(browser, market, people.otherTenant, { javaScriptEnabled: false });
  const listing = await publishFlat(owner, operator, '32');

  await tenant.goto(listing);
  await tenant.getByRole('button', { name: 'Make an offer' }).click();
  await expect(tenant).toHaveURL(/\/contract\/\w+\?step=offer$/);
  await tenant.getByRole('button', { name: 'Add another person' }).click();
  await tenant.getByRole('button', { name: 'Remove occupier 2' }).click();
  await tenant.getByLabel(/^Full name/).fill('Tom Lim');
  await tenant.getByLabel(/^Residential status/).selectOption('C');
  await tenant.getByRole('button', { name: 'Send offer' }).click();
  await expect(main(tenant)).toContainText(/Waiting for .* to answer by/);

  await owner.goto('/contract');
  await owner.getByRole('link', { name: /^Answer: Flat 32/ }).click();
  await owner.getByRole('button', { name: 'Accept offer' }).click();
  await expect(main(owner)).toContainText('Agreed, subject to contract');
});

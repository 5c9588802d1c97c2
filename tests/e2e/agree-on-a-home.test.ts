import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { moveClock } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, an offer that the law forbids is refused.
test.use({
  viewport: { width: 360, height: 740 },
  expectedProblems: new RegExp(`${atNewSecret.source}|409`),
});

const main = (page: Page) => page.getByRole('main');
const MINUTE_MS = 60_000;
/** The day in Singapore some days from now. */
const findDay = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });

/** How a page writes a day: 'Sat, 5 Dec'. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const [weekday, month] = [{ weekday: 'short' }, { month: 'short' }].map((options) =>
    date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' } as Intl.DateTimeFormatOptions),
  );
  return `${weekday}, ${date.getUTCDate()} ${month}`;
}

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

/** Publishes an HDB flat of an owner; resolves to the addresses of its page and of its viewings. */
async function publishFlat(owner: Page, operator: Page, unit: string) {
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
  const { slug } = await callApi<{ slug: string }>(owner, 'GET', `/api/listings/${id}`);
  return { listing: `/discover/${id}/${slug}`, viewings: `/property/${property.id}/viewings` };
}

/** Offers viewings from 10:00 to 10:40 on one weekday, which makes two times. */
async function offerTimes(owner: Page, viewings: string, day: string): Promise<void> {
  await openWithScript(owner, viewings);
  const week = owner.getByRole('form', { name: 'Every week' });
  await week.getByLabel('Weekday').selectOption(String(new Date(`${day}T00:00Z`).getUTCDay()));
  await week.getByRole('group', { name: 'Until' }).getByRole('spinbutton').first().click();
  await owner.keyboard.type(day.split('-').toReversed().join(''));
  await week.getByLabel('From').fill('10:00');
  await week.getByLabel(/^To/).fill('10:40');
  await week.getByRole('button', { name: 'Preview times' }).click();
  await expect(owner.getByText('This makes 2 times')).toBeVisible();
  await owner.getByRole('button', { name: 'Offer 2 times' }).click();
  await expect(owner.getByText('2 times offered. People can book them now.')).toBeInViewport();
}

/** Books the first time from the foot of the listing, with log-in in place, and moves to the second. */
async function bookAndMove(page: Page, listing: string, day: string): Promise<void> {
  await openWithScript(page, listing);
  await expect(page.getByText(`Next: ${writeDay(day)}, 10:00`)).toBeVisible();
  await page.getByRole('link', { name: 'Book a viewing' }).last().click();
  await expect(page).toHaveURL('/login');
  await logIn(page, people.tenant);
  await expect(page).toHaveURL(`${listing}/viewing`);
  await waitForHydration(page);
  await page.getByRole('radio', { name: /^10:00 to 10:20/ }).check();
  await page.getByLabel('Note to your host').fill('With my sister');
  await page.getByRole('button', { name: 'Book viewing' }).click();
  const own = page.getByRole('region', { name: 'Your viewing' });
  await expect(own).toContainText(`${writeDay(day)}, 10:00 to 10:20`);
  await expect(page.getByRole('heading', { name: 'Your viewing' })).toBeInViewport();
  await own.getByRole('link', { name: 'Move' }).click();
  await page.getByRole('radio', { name: /^10:20 to 10:40/ }).check();
  await page.getByRole('button', { name: 'Move viewing' }).click();
  await expect(own).toContainText(`${writeDay(day)}, 10:20 to 10:40`);
}

/** Arrives with the host's code; afterwards both go on, which leads the tenant to the rental. */
async function meet(
  { page, owner }: { readonly page: Page; readonly owner: Page },
  { listing, viewings }: { readonly listing: string; readonly viewings: string },
  day: string,
): Promise<void> {
  const own = page.getByRole('region', { name: 'Your viewing' });
  await openWithScript(owner, viewings);
  const next = owner.getByRole('region', { name: `${writeDay(day)}, 10:20 to 10:40` });
  await expect(next).toContainText('“With my sister”');
  const [code = ''] = /\d{3} \d{3}/.exec((await next.textContent()) ?? '') ?? [];
  const start = Date.parse(`${day}T10:20:00+08:00`);
  await moveClock(owner, new Date(start + MINUTE_MS));
  await openWithScript(page, `${listing}/viewing`);
  await page.getByLabel('Code from your host').fill(code);
  await page.getByRole('button', { name: "I'm here" }).click();
  await expect(own).toContainText('Their code was right.');
  await moveClock(owner, new Date(start + 30 * MINUTE_MS));
  await openWithScript(page, `${listing}/viewing`);
  await expect(own).toContainText('Do you want to go on with this home?');
  await own.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/contract\/[a-z2-7]+$/);
  await openWithScript(owner, viewings);
  await owner.getByRole('button', { name: 'Yes' }).last().click();
  await expect(owner.getByText('Saved. You want to go on.')).toBeInViewport();
  await expect(main(owner)).toContainText('wants to go on, too.');
}

test('a tenant books, arrives with the code, offers what the law forbids, then what it allows, and they agree', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  const owner = await openAs(browser, market, people.reader);
  const operator = await openAs(browser, market, people.operator);
  const home = await publishFlat(owner, operator, '31');
  const day = findDay(2);
  await offerTimes(owner, home.viewings, day);
  await bookAndMove(page, home.listing, day);
  await meet({ page, owner }, home, day);

  await waitForHydration(page);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await expect(page).toHaveURL(/\/contract\/\w+\?step=offer#offer$/);
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
  const rules = page.getByRole('link', { name: 'Check who may rent this home, rule by rule' });
  await expect(rules).toHaveAttribute('href', /^\/may-i-rent\?home=hdb&rooms=3&.*&months=3&status1=C$/);
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
  await page.goto(home.listing);
  await expect(main(page)).toContainText(/rented out/i);
  await moveClock(owner, null);
});

test('offers and accepts without script', { tag: '@core' }, async ({ browser, market }) => {
  const owner = await openAs(browser, market, people.profiled, { javaScriptEnabled: false });
  const operator = await openAs(browser, market, people.operator);
  const tenant = await openAs(browser, market, null, { javaScriptEnabled: false });
  const { listing } = await publishFlat(owner, operator, '32');

  await tenant.goto(listing);
  await tenant.getByRole('button', { name: 'Make an offer' }).click();
  await expect(tenant).toHaveURL('/login');
  await logIn(tenant, people.otherTenant);
  await expect(main(tenant)).toContainText('Make an offer for this home');
  await main(tenant).getByRole('button', { name: 'Make an offer' }).click();
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

import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { addPayee, beginPlan, compareBooks, moveClock, START, stepUpByApi } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret });

const landlord = 'wong-kf@people.example';
const RENT = '/profile/my-services';
/** Nine days after the rents were due. */
const LATE = new Date('2027-02-10T04:00:00Z');

interface RentRoll {
  readonly overdueCents: number;
  readonly receivedCents: number;
}

const roll = (page: Page) => callApi<RentRoll>(page, 'GET', '/api/rent-roll?month=2027-02');
const rowOf = (page: Page, unit: RegExp) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: unit }) });
const formatDollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-SG', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

async function openAs(
  browser: Browser,
  market: Market,
  phoneNumber: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: market.url, ...options })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

/** Somebody who begins to pay the landlord for a unit. */
async function payFor(page: Page, unit: string, cents: number): Promise<void> {
  await stepUpByApi(page);
  await beginPlan(page, { payeeId: await addPayee(page, landlord), cents, unit });
}

test('a landlord sees what is overdue, records one rent, reminds another tenant, and gets the file of the month', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  await beginSession(page, people.tenant);
  await moveClock(page, START);
  await payFor(page, '123', 180_002);
  await payFor(await openAs(browser, market, people.otherTenant), '124', 210_000);
  await moveClock(page, LATE);

  const owner = await openAs(browser, market, people.unscripted);
  const before = await roll(owner);
  expect(before.overdueCents).toBeGreaterThanOrEqual(390_002);
  await openWithScript(owner, RENT);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Rent');
  await expect(owner.getByRole('main')).toContainText(formatDollars(before.overdueCents));

  // Two presses record what came outside, and the answer stands at the row.
  const recorded = rowOf(owner, /#0?5-123/);
  await expect(recorded).toContainText('Overdue');
  await recorded.getByRole('link', { name: /^Record: / }).click();
  await recorded.getByRole('button', { name: 'Record $1,800.02 as received' }).click();
  const answer = recorded.getByText('Recorded. We told the tenant, and the receipt is ready.');
  await expect(answer).toBeInViewport();
  await expect(recorded).toContainText('Paid');
  await expect(recorded.getByRole('link', { name: /^Receipt: / })).toBeVisible();

  // A third one reminds.
  const reminded = rowOf(owner, /#0?5-124/);
  await reminded.getByRole('button', { name: /^Remind: / }).click();
  await expect(reminded.getByText('Reminder sent.')).toBeInViewport();
  await expect(reminded.getByRole('button', { name: /^Remind: / })).toHaveCount(0);

  const after = await roll(owner);
  expect(after.overdueCents).toBe(before.overdueCents - 180_002);
  expect(after.receivedCents).toBe(before.receivedCents + 180_002);
  await expect(owner.getByRole('main')).toContainText(formatDollars(after.overdueCents));
  const file = await owner.request.get('/api/rent-roll.csv?month=2027-02');
  expect(await file.text()).toMatch(/#0?5-124,560210/);
  await owner.getByRole('link', { name: 'Rent by home in 2027' }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Rent in 2027');
  await expect(owner.getByRole('rowheader', { name: /#0?5-123/ })).toBeVisible();
  const { bank, ledger } = await compareBooks(page);
  expect(ledger).toBe(bank);

  // Without script it is the same.
  const plain = await openAs(browser, market, people.unscripted, { javaScriptEnabled: false });
  await plain.goto(`${RENT}?month=2027-02`);
  const row = rowOf(plain, /#0?5-124/);
  await row.getByRole('link', { name: /^Record: / }).click();
  await row.getByRole('button', { name: 'Record $2,100 as received' }).click();
  await expect(row).toContainText('Paid');
  await expect(row).toBeInViewport();
  expect((await roll(plain)).overdueCents).toBe(before.overdueCents - 390_002);
});

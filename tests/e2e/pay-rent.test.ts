import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, people, stepUpAtIssuer } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import {
  addPayee,
  beginPlan,
  compareBooks,
  moveClock,
  START,
  setUpBank,
  stepUpByApi,
} from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, a bill that is being paid already is refused.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|409`) });

const landlord = 'wong-kf@people.example';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bills = (page: Page, id: string) => openWithScript(page, `/flow/pay/${id}/bills`);

/** Somebody in a browser of their own. */
async function openAs(browser: Browser, market: Market, phoneNumber: string | null): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: market.url })).newPage();
  if (phoneNumber !== null) await beginSession(page, phoneNumber);
  return page;
}

/** Somebody who has a payee that can be paid, at the start. */
async function openAsPayer(page: Page, phoneNumber: string, email = landlord): Promise<string> {
  await beginSession(page, phoneNumber);
  await moveClock(page, START);
  await stepUpByApi(page);
  return addPayee(page, email);
}

// Nobody else's clock stays moved: the market is this file's own.
test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a tenant applies for a rent plan, sets up a bank, pays the first bill and gets a receipt', {
    tag: '@core',
  }, async ({ page }) => {
    await beginSession(page, people.tenant);
    await moveClock(page, START);
    await openWithScript(page, '/profile/payment/new');
    await page.getByRole('link', { name: "Confirm it's you" }).click();
    await stepUpAtIssuer(page);
    await page.getByRole('link', { name: 'Set up a bank account' }).click();
    await page.getByRole('combobox', { name: /^Bank/ }).selectOption('OCBC');
    await page.getByRole('button', { name: 'Continue to your bank' }).click();
    await expect(heading(page)).toContainText('approve eGIRO');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\/payment\/new\/bank\?setup=/);
    await expect(main(page)).toContainText('Bank account set up');

    await openWithScript(page, '/flow/pay/apply');
    await page.getByLabel('Postal code').fill('560210');
    await expect(page.getByLabel('Street')).not.toHaveValue('');
    await page.getByLabel('Floor').fill('5');
    await page.getByLabel('Unit', { exact: true }).fill('123');
    await page.getByRole('radio', { name: 'HDB' }).check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page)).toHaveText('What rent do you pay?');
    await page.getByLabel('Rent per month').fill('2800');
    await page.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('01022027');
    await page.getByLabel('Name of charge 1').fill('Parking');
    await page.getByLabel('Amount per month').first().fill('110');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Name of the account holder').fill('Wong Kok Fai');
    await page.getByRole('combobox', { name: /^Bank/ }).selectOption('OCBC');
    await page.getByLabel('Account number').fill('123-456-7890');
    await page.getByLabel('Their email (optional)').fill(landlord);
    await page.getByRole('button', { name: 'Save landlord' }).click();
    await expect(page.getByRole('radio', { name: /^Wong Kok Fai/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Wong Kok Fai/ }).check();
    await page.getByRole('radio', { name: /I’ll pay each bill myself/ }).check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page)).toHaveText('Tenancy agreement');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page)).toHaveText('Check and send');
    await expect(main(page)).toContainText('$2,800');
    await page.getByRole('button', { name: 'Start plan' }).click();
    await expect(page).toHaveURL(/\/flow\/pay\/[a-z2-7]{12}$/);
    await expect(main(page)).toContainText('$2,910');

    await page.goto('/dashboard');
    await expect(main(page)).toContainText('$2,910');
    await openWithScript(page, '/profile/my-services');
    await page.getByRole('link', { name: 'All bills and receipts' }).click();
    await expect(page).toHaveURL(/\/bills$/);
    await waitForHydration(page);
    await page.getByRole('link', { name: /^Pay: Rent for/ }).click();
    await page.getByRole('radio', { name: /^OCBC/ }).check();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(heading(page)).toHaveText('Paid');
    const receipt = page.getByRole('link', { name: /^Receipt \(PDF\)/ }).first();
    const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const { bank, ledger } = await compareBooks(page);
    expect(bank).toBeGreaterThanOrEqual(291_000);
    expect(ledger).toBe(bank);
  });
});

test('a collection that fails is tried again on the next working day after the 6th, and the tenant is told', {
  tag: '@core',
}, async ({ page }) => {
  const payeeId = await openAsPayer(page, people.otherTenant);
  const methodId = await setUpBank(page);
  const plan = await beginPlan(page, { payeeId, cents: 180_002, methodId });
  await moveClock(page, new Date('2027-02-01T04:00:00Z'));
  await bills(page, plan.id);
  await expect(main(page)).toContainText('Failed');
  await expect(main(page)).toContainText('Feb 8, 2027');
  await page.goto('/dashboard');
  await expect(main(page)).toContainText('$1,800.02');
  const [bill] = await callApi<{ payments: { state: string }[]; state: string }[]>(
    page,
    'GET',
    `/api/services/${plan.id}/bills`,
  );
  expect(bill).toMatchObject({ state: 'open', payments: [{ state: 'failed' }] });
});

test('a tenant says that a bill was paid outside, the landlord confirms it, and refunds another one', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  const payeeId = await openAsPayer(page, people.careful);
  const plan = await beginPlan(page, { payeeId, cents: 200_000 });
  await bills(page, plan.id);
  await page.getByRole('link', { name: /^I paid outside Sewa: Rent for/ }).click();
  await page.getByLabel('Amount').fill('1500');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(main(page)).toContainText('To be confirmed');

  const owner = await openAs(browser, market, people.unscripted);
  await bills(owner, plan.id);
  await owner.getByRole('button', { name: /^Yes, it arrived: Rent for/ }).click();
  await expect(main(owner)).toContainText('Partly paid');
  await expect(main(owner)).toContainText('$1,500 of $2,000 paid');

  await stepUpByApi(page).catch(() => undefined);
  const methodId = await setUpBank(page);
  await callApi(page, 'POST', `/api/bills/${plan.billId}/pay`, { methodId });
  await bills(owner, plan.id);
  await expect(owner.getByText('Paid', { exact: true }).first()).toBeVisible();
  await owner
    .getByRole('link', { name: /^Refund/ })
    .first()
    .click();
  await owner.getByLabel('Amount').fill('200');
  await owner.getByLabel(/^Reason/).fill('Aircon broken for a week');
  await owner.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(owner.getByText('Refund $200?')).toBeVisible();
  await owner.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(main(owner)).toContainText('$200 refunded');
  await owner.goto('/profile/my-services');
  await expect(main(owner)).toContainText('Received in 2027');
  const { bank, ledger } = await compareBooks(page);
  expect(ledger).toBe(bank);
});

test('somebody without an account pays by a link, with PayNow; in a second tab it is paid already', {
  tag: '@core',
}, async ({ page, browser, market }) => {
  const payeeId = await openAsPayer(page, people.chooser);
  const plan = await beginPlan(page, { payeeId, cents: 150_000 });
  const { secret } = await callApi<{ secret: string }>(page, 'POST', '/api/payment/links', {
    billId: plan.billId,
  });
  const helper = await openAs(browser, market, null);
  await openWithScript(helper, `/payment/link/${secret}`);
  await expect(main(helper)).not.toContainText('123');
  await helper.getByRole('radio', { name: /^PayNow/ }).check();
  await helper.getByRole('button', { name: 'Pay now' }).click();
  await helper.getByRole('button', { name: /^Pay \$1,500/ }).click();
  await expect(helper).toHaveURL(/\/callback/);
  await expect(main(helper)).toContainText('Paid');
  await helper.goto(`/payment/link/${secret}`);
  await expect(main(helper)).toContainText('This bill is paid');
  await bills(page, plan.id);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a bill that is paid in two tabs at once is charged once', async ({ page, market }) => {
  const payeeId = await openAsPayer(page, people.reader);
  const methodId = await setUpBank(page);
  const plan = await beginPlan(page, { payeeId, cents: 160_000 });
  const address = `/flow/pay/${plan.id}/payment/bank?bill=${plan.billId}`;
  const other = await page.context().newPage();
  await openWithScript(page, address);
  await openWithScript(other, address);
  for (const tab of [page, other]) await tab.getByRole('radio', { name: /^OCBC/ }).check();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Pay now' }).click()));
  for (const tab of [page, other]) await expect(main(tab)).toContainText(/Paid|paid/);
  const charges: { cents: number }[] = await (
    await page.request.get(`${market.url}/sandbox/payments.json`)
  ).json();
  expect(charges.filter(({ cents }) => cents === 160_000)).toHaveLength(1);
  expect(methodId).toBeTruthy();
});

test('after a year of rents the bank, the books and the bills agree to the cent, and no account or name is in the log', async ({
  page,
  market,
}) => {
  const payeeId = await openAsPayer(page, people.profiled);
  const methodId = await setUpBank(page);
  const plan = await beginPlan(page, { payeeId, cents: 170_033, methodId });
  for (let month = 2; month <= 14; month += 1)
    await moveClock(page, new Date(Date.UTC(2027, month - 1, 2, 4)));
  const made = await callApi<{ state: string; cents: number; paidCents: number }[]>(
    page,
    'GET',
    `/api/services/${plan.id}/bills`,
  );
  expect(made).toHaveLength(12);
  for (const bill of made) expect(bill).toMatchObject({ state: 'paid', paidCents: bill.cents });
  const { totalCents } = await callApi<{ totalCents: number }>(page, 'GET', '/api/statements?year=2027');
  expect(totalCents).toBe(170_033 * 11);
  const { bank, ledger } = await compareBooks(page);
  expect(ledger).toBe(bank);
  const log = market.output();
  expect(log).toContain('/api/services');
  for (const secret of ['1234567890', 'Wong Kok Fai', landlord]) expect(log).not.toContain(secret);
});

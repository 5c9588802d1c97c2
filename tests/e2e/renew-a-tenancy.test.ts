import type { Browser, Page } from '@playwright/test';
import { signByApi, stepByApi } from '../support/agreeByApi.ts';
import { callApi } from '../support/callApi.ts';
import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { addPayee, moveClock, stepUpByApi } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, a form is refused.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|400`) });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Days from today: the first one of the tenancy, and one in its second year. */
const [FIRST, LATER] = [30, 500];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function openAs(browser: Browser, market: Market, phoneNumber: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: market.url, viewport })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

async function sign(page: Page, contract: string): Promise<void> {
  await stepUpByApi(page);
  const { name } = await callApi<{ name: string }>(page, 'GET', '/api/user/get');
  await openWithScript(page, contract);
  await page.getByLabel(/^Your full name/).fill(name);
  await press(page, 'Sign now');
  await expect(page.getByText('Signed.', { exact: true })).toBeInViewport();
}

test('the rent plan takes the figures of the agreement, and a renewal is proposed, signed and followed', {
  tag: '@core',
}, async ({ browser, market }) => {
  const tenant = await openAs(browser, market, people.tenant);
  const owner = await openAs(browser, market, people.reader);
  const operator = await openAs(browser, market, people.operator);
  const contract = await signByApi({ tenant, owner, operator }, '53');
  const id = contract.split('/').at(-1);
  await moveClock(owner, inDays(FIRST));
  const start = await callApi<{ id: string }>(owner, 'POST', `/api/rentals/${id}/inspections`, {
    kind: 'move-in',
  });
  await stepByApi(owner, contract, 'hand-over', { inspectionId: start.id });
  await stepByApi(tenant, contract, 'take-over', { inspectionId: start.id });

  // Without the landlord's account, the steps are filled in and ask for it alone.
  await openWithScript(tenant, contract);
  await press(tenant, 'Set up the rent plan');
  await expect(tenant).toHaveURL(/\/flow\/pay\/apply\?step=payee/);
  const { email } = await callApi<{ email: string }>(owner, 'GET', '/api/user/get');
  await stepUpByApi(tenant);
  await addPayee(tenant, email);
  await openWithScript(tenant, contract);
  await press(tenant, 'Set up the rent plan');
  await expect(
    tenant.getByText('The rent plan is set up with the figures of your agreement.'),
  ).toBeInViewport();
  await openWithScript(owner, contract);
  await expect(owner.locator('#rent-plan')).toContainText('$2,600 a month, due on day 1');

  await moveClock(owner, inDays(LATER));
  await openWithScript(tenant, contract);
  await main(tenant).getByText('Stay longer, or change the rent').click();
  await tenant.getByLabel(/^Rent a month/).fill('');
  await press(tenant, 'Propose it');
  await expect(tenant.getByText('Check the fields that are marked.')).toBeInViewport();
  await tenant.getByLabel(/^Rent a month/).fill('2800');
  await press(tenant, 'Propose it');
  await expect(tenant.getByText('Proposed. The other side has been asked to answer.')).toBeInViewport();
  expect(await findOverflow(tenant)).toBe(0);

  await openWithScript(owner, contract);
  await main(owner).getByRole('link', { name: 'See what is proposed' }).click();
  await expect(owner.locator('#renewal')).toContainText('$2,800 a month (before: $2,600 a month)');
  await press(owner, 'Agree');
  await expect(owner.getByText('You both agree. Now everyone signs the addendum.')).toBeInViewport();
  await sign(tenant, contract);
  await sign(owner, contract);
  await expect(owner.locator('#renewal')).toContainText('Signed by everyone');
  const { lastDay, addenda } = await callApi<{ lastDay: string; addenda: { terms: { from: string } }[] }>(
    owner,
    'GET',
    `/api/rentals/${id}`,
  );
  expect(lastDay > (addenda[0]?.terms.from ?? '')).toBe(true);
  await openWithScript(tenant, contract);
  await expect(main(tenant)).toContainText('Stamp duty on addendum no. 2');
  expect(await findOverflow(tenant)).toBe(0);
  await moveClock(owner, null);
});

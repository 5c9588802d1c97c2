import type { Browser, Page } from '@playwright/test';
import { agreeByApi } from '../support/agreeByApi.ts';
import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, people, stepUpAtIssuer } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// Besides, a form is refused, and nobody answers yet where Singpass leads back to.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|400|sp/sign/callback`) });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  market: Market,
  phoneNumber: string,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const page = await (await browser.newContext({ baseURL: market.url, viewport, ...options })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

/** Says that the draft is right. */
async function send(page: Page, contract: string, answer: string): Promise<void> {
  await openWithScript(page, contract);
  await press(page, 'It is right');
  await expect(page.getByText(answer)).toBeInViewport();
}

/** Signs with Singpass' double, and comes back to the rental. */
async function signWithSingpass(page: Page, contract: string, site: string): Promise<void> {
  await press(page, 'Sign with Singpass');
  await expect(page).not.toHaveURL(new RegExp(`^${site}`));
  await press(page, 'Continue');
  await press(page, 'Sign');
  await page.waitForURL((url) => url.origin === new URL(site).origin);
  await expect(async () => {
    await page.goto(contract, { waitUntil: 'domcontentloaded' });
    await expect(main(page)).toContainText('Everyone has signed.', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test('a draft is written, changed by the other side, signed here and with Singpass, and stamped', {
  tag: '@core',
}, async ({ browser, market }) => {
  const tenant = await openAs(browser, market, people.tenant);
  const owner = await openAs(browser, market, people.reader);
  const operator = await openAs(browser, market, people.operator);
  const contract = await agreeByApi({ tenant, owner, operator }, '41');

  await openWithScript(tenant, contract);
  await press(tenant, 'Write the agreement');
  await expect(tenant.getByText('The draft is written. Read it, and change what you like.')).toBeInViewport();
  await send(tenant, contract, 'Noted. We asked the other side to read the draft.');

  await openWithScript(owner, contract);
  await expect(main(owner)).toContainText('said the draft is right');
  await owner.getByRole('link', { name: 'Change it' }).click();
  await owner.getByLabel(/^Day of the month/).fill('40');
  await owner.getByLabel(/^The tenant pays each repair/).fill('250');
  await press(owner, 'Save draft');
  await expect(owner.getByText('Nothing was saved. Everything you typed is still here.')).toBeInViewport();
  await expect(owner.getByLabel(/^The tenant pays each repair/)).toHaveValue('250');
  await owner.getByLabel(/^Day of the month/).fill('5');
  await press(owner, 'Save draft');
  await expect(owner.getByText('Saved. The other side sees what you changed.')).toBeInViewport();
  await send(owner, contract, 'Noted. We asked the other side to read the draft.');

  await openWithScript(tenant, contract);
  const changes = tenant.getByRole('table', { name: /Changed blanks/ });
  await expect(changes.getByRole('row', { name: /repair/ })).toContainText(/\$200.*\$250/);
  expect(await findOverflow(tenant)).toBe(0);
  await send(tenant, contract, 'You both said it is right. Now everyone signs.');

  await tenant.getByRole('link', { name: 'Confirm it’s you' }).click();
  await stepUpAtIssuer(tenant);
  await waitForHydration(tenant);
  await tenant.getByLabel(/^Your full name/).fill('Somebody Else');
  await press(tenant, 'Sign now');
  await expect(tenant.getByRole('alert').filter({ hasText: 'This should be your name' })).toBeInViewport();
  const hint = (await tenant.getByText(/^Type it exactly as here/).textContent()) ?? '';
  await tenant.getByLabel(/^Your full name/).fill(hint.split(': ')[1] ?? '');
  await press(tenant, 'Sign now');
  await expect(tenant.getByText('Signed.', { exact: true })).toBeInViewport();
  await expect(main(tenant)).toContainText(/Signed here, with a typed name, .*Singapore time \(UTC\+8\)/);

  await openWithScript(owner, contract);
  await signWithSingpass(owner, contract, market.url);
  await expect(main(owner)).toContainText('Signed with Singpass');
  await expect(owner.getByRole('link', { name: 'Open the certificate (PDF)' })).toBeVisible();

  await openWithScript(tenant, contract);
  await expect(main(tenant)).toContainText('Next: pay the stamp duty');
  const paper = await (
    await tenant.request.get(`/api/rentals/${contract.split('/').at(-1)}/contract.pdf`)
  ).body();
  await tenant.getByLabel(/^Number of the stamp certificate/).fill('2026-1234567');
  await tenant
    .getByLabel(/^Certificate \(PDF or picture\)/)
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: paper });
  await expect(tenant.locator('input[type=hidden][name=fileId]')).toHaveCount(1);
  await press(tenant, 'Note it');
  await expect(tenant.getByText('Noted. Both sides can see the certificate.')).toBeInViewport();
  await expect(main(tenant)).toContainText('The stamp duty is paid. Next: the lease begins');
});

test('writes, sends and signs on paper without script', { tag: '@core' }, async ({ browser, market }) => {
  const tenant = await openAs(browser, market, people.otherTenant, { javaScriptEnabled: false });
  const owner = await openAs(browser, market, people.profiled, { javaScriptEnabled: false });
  const operator = await openAs(browser, market, people.operator);
  const contract = await agreeByApi({ tenant, owner, operator }, '42');

  await tenant.goto(contract);
  await press(tenant, 'Write the agreement');
  await press(tenant, 'It is right');
  await owner.goto(contract);
  await press(owner, 'It is right');

  await tenant.goto(contract);
  await press(tenant, 'Sign with Singpass');
  await expect(tenant).not.toHaveURL(new RegExp(`^${market.url}`));
  await tenant.goto(contract);
  await press(tenant, 'Give it up');
  const paper = await (
    await tenant.request.get(`/api/rentals/${contract.split('/').at(-1)}/contract.pdf`)
  ).body();
  await tenant
    .getByLabel(/^Scan or photo/)
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: paper });
  await press(tenant, 'Send scan');
  await expect(tenant).toHaveURL(`${contract}#sign`);

  await owner.goto(contract);
  await press(owner, 'Confirm scan');
  await expect(main(owner)).toContainText(/Signed on paper/);
  await expect(main(owner)).toContainText('It is your turn to sign');
});

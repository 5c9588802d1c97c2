import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

const viewport = { width: 360, height: 740 };
// Besides, an address of the calendar that has ended is not found, and neither is a signing that nobody knows.
test.use({ viewport, expectedProblems: /404/ });

/** The sample's first tenant in a browser of their own. */
async function openAsTenant(browser: Browser, market: Market, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: market.url,
    viewport,
    javaScriptEnabled,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await beginSession(page, people.tenant);
  return page;
}

const findAddress = (page: Page) => page.getByRole('textbox', { name: 'Secret calendar address' });
const isServed = async (page: Page, url: string) => (await page.request.get(url)).status();

/** Downloads the agreement that is stamped; resolves to its first bytes. */
async function downloadAgreement(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download: Tenancy agreement, Kovan Lane House/ }).click();
  return (await readFile(await (await download).path())).subarray(0, 5).toString();
}

test('a tenant finds the signed agreement and a calendar of their dates', { tag: '@core' }, async ({
  browser,
  market,
}) => {
  const page = await openAsTenant(browser, market);
  await openWithScript(page, '/documents/me');
  const home = page.getByRole('region', { name: 'Kovan Lane House' });
  await expect(home.getByRole('heading', { level: 3 })).toHaveText([
    'Evidence',
    'Invoice of a repair',
    'Stamp duty certificate',
    'Tenancy agreement',
    'Certificate of signatures',
  ]);
  await expect(home.getByText(/^Ends in [23] months$/).first()).toBeVisible();
  expect(await downloadAgreement(page)).toBe('%PDF-');
  await page.reload();
  await expect(home.getByText(/^Lim Jia En, /)).toHaveCount(1);

  const old = await findAddress(page).inputValue();
  await openWithScript(page, '/documents/me');
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(old);
  expect(await (await page.request.get(old)).text()).toContain('BEGIN:VCALENDAR');

  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('button', { name: 'Make new address' }).click();
  await expect(page.getByText('This is your new address. The old one has ended.')).toBeInViewport();
  await expect(findAddress(page)).not.toHaveValue(old);
  expect(await isServed(page, old)).toBe(404);
  expect(await isServed(page, await findAddress(page).inputValue())).toBe(200);

  await home.getByRole('link', { name: 'Open contract: Kovan Lane House' }).click();
  await expect(page).toHaveURL(/\/contract\/\w+$/);
});

test('papers and calendar need no script', async ({ browser, market }) => {
  const page = await openAsTenant(browser, market, false);
  await page.goto('/documents/me');
  expect(await downloadAgreement(page)).toBe('%PDF-');
  const old = await findAddress(page).inputValue();
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await expect(findAddress(page)).toHaveValue(old);
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('button', { name: 'Make new address' }).click();
  await expect(page).toHaveURL('/documents/me#calendar');
  await expect(findAddress(page)).not.toHaveValue(old);
  expect(await isServed(page, old)).toBe(404);
});

test('whoever comes back from Singpass with a signing that nobody knows is told so, after log-in', async ({
  browser,
  market,
}) => {
  const page = await (await browser.newContext({ baseURL: market.url, viewport })).newPage();
  await page.goto('/sp/sign/callback?request_id=nobody-knows-it&status=success');
  await expect(page).toHaveURL('/login');
  await logIn(page, people.tenant);
  await expect(page).toHaveURL(/\/sp\/sign\/callback\?request_id=nobody-knows-it/);
  await expect(page.getByRole('heading', { name: 'We do not know this signing' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to contracts' }).click();
  await expect(page).toHaveURL('/contract');
});

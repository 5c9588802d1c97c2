import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { launchOptions } from '../support/launchOptions.ts';
import { search } from '../support/searchApi.ts';
import { cardLinks, cards, choice, text, total } from '../support/searchPage.ts';
import { settleRequests } from '../support/settleRequests.ts';
import { expect, test } from '../support/test.ts';

test('going back finds filters, typed text, loaded homes and place before paint, without a request', async ({
  page,
  requests,
}) => {
  await openWithScript(page, '/discover?propertyTypes=0,1');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(cards(page)).toHaveCount(48);
  await text(page).fill('half a thou');
  const link = cardLinks(page).nth(40);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  const firstFrame = page.evaluate(
    () =>
      new Promise<{ cards: number; place: number; text: string }>((resolve) => {
        addEventListener('popstate', () => {
          const check = () => {
            const shown = document.querySelectorAll('[aria-label="Homes"] article').length;
            const text = document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '';
            if (shown > 0) resolve({ cards: shown, place: window.scrollY, text });
            else requestAnimationFrame(check);
          };
          requestAnimationFrame(check);
        });
      }),
  );
  await page.goBack();
  expect(await firstFrame).toEqual({ cards: 48, place, text: 'half a thou' });
  await expect(page).toHaveURL('/discover?propertyTypes=0,1');
  await expect(choice(page, 'Home type', 'HDB')).toBeChecked();
  await expect(choice(page, 'Home type', 'Landed')).not.toBeChecked();
  expect(requests).toEqual([]);
});

test('going back through searches shows each as it was', async ({ page, request, requests }) => {
  const hdb = `${(await search(request, { propertyTypes: 0 })).total} homes`;
  await openWithScript(page, '/discover');
  await choice(page, 'Home type', 'HDB').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await expect(total(page)).toHaveText(hdb);
  await choice(page, 'Home type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,2');
  requests.length = 0;
  await page.goBack();
  await expect(choice(page, 'Home type', 'Landed')).not.toBeChecked();
  await expect(choice(page, 'Home type', 'HDB')).toBeChecked();
  await expect(total(page)).toHaveText(hdb);
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(choice(page, 'Home type', 'HDB')).not.toBeChecked();
  await page.goForward();
  await expect(total(page)).toHaveText(hdb);
  expect(requests).toEqual([]);
});

test('a new visit in the same tab starts afresh', async ({ page }) => {
  await openWithScript(page, '/discover');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await openWithScript(page, '/');
  await openWithScript(page, '/discover');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
});

test('a page loaded anew keeps the homes that were shown', async ({ page }) => {
  await openWithScript(page, '/discover');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('article')).toHaveCount(48);
});

/** A site that sends whoever comes to it back where they were. */
async function startElsewhere() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><script>onload = () => history.back()</script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Why a headless browser keeps no left page in memory, whatever the page does. */
const ownReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

test('nothing of a page forbids the browser to keep it in memory while somebody is on another site', async ({
  playwright,
  baseURL,
}) => {
  const elsewhere = await startElsewhere();
  // Playwright turns the browser's memory of left pages off unless it is told not to.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', ignoreHTTPSErrors: true });
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    inspector.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await openWithScript(page, '/discover');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(cards(page)).toHaveCount(48);
  await page.evaluate((url) => {
    setTimeout(() => location.assign(url));
  }, elsewhere.url);
  const reasons = await told;
  expect(reasons.filter((reason) => !ownReasons.includes(reason))).toEqual([]);
  await browser.close();
  elsewhere.close();
});

test('a page that comes out of that memory stays as it was, without a request', async ({
  page,
  requests,
}) => {
  await openWithScript(page, '/discover?propertyTypes=0,1&rentMin=1500');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(cards(page)).toHaveCount(48);
  await text(page).fill('half a thou');
  await cardLinks(page).nth(30).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const check = () =>
    page.evaluate(() => ({
      place: scrollY,
      homes: document.querySelectorAll('[aria-label="Homes"] article').length,
      text: document.querySelector<HTMLInputElement>('input[name="q"]')?.value,
      rent: document.querySelector<HTMLInputElement>('input[name="rentMin"]')?.value,
      types: [...document.querySelectorAll<HTMLInputElement>('input[name="propertyTypes"]:checked')]
        .map(({ value }) => value)
        .join(),
    }));
  const left = await check();
  expect(left).toMatchObject({ homes: 48, text: 'half a thou', rent: '1500', types: '0,1' });
  expect(left.place).toBeGreaterThan(1_000);
  requests.length = 0;
  // What the browser says to a page that it puts into its memory, and that it takes out of it.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await settleRequests(page, requests);
  expect(await check()).toEqual(left);
  expect(requests).toEqual([]);
});

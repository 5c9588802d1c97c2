import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLockedBrowser } from '@sewa/workshop/machine';
import { launchOptions } from '../support/launchOptions.ts';
import { search } from '../support/searchApi.ts';
import { cardLinks, cards, choice, text, total } from '../support/searchPage.ts';
import { openWithScript, waitForTakeover } from '../support/takeover.ts';
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
  await expect(page.getByRole('heading', { name: 'The facts' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  const firstFrame = page.evaluate(
    () =>
      new Promise<{ cards: number; place: number; text: string }>((resolve) => {
        addEventListener('popstate', () => {
          const look = () => {
            const shown = document.querySelectorAll('[aria-label="Homes"] article').length;
            const text = document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '';
            if (shown > 0) resolve({ cards: shown, place: window.scrollY, text });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
  );
  await page.goBack();
  expect(await firstFrame).toEqual({ cards: 48, place, text: 'half a thou' });
  await expect(page).toHaveURL('/discover?propertyTypes=0,1');
  await expect(choice(page, 'Property type', 'HDB')).toBeChecked();
  await expect(choice(page, 'Property type', 'Landed')).not.toBeChecked();
  expect(requests).toEqual([]);
});

test('going back through searches shows each as it was', async ({ page, request, requests }) => {
  const hdb = `${(await search(request, { propertyTypes: 0 })).total} homes`;
  await openWithScript(page, '/discover');
  await choice(page, 'Property type', 'HDB').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await expect(total(page)).toHaveText(hdb);
  await choice(page, 'Property type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,2');
  requests.length = 0;
  await page.goBack();
  await expect(choice(page, 'Property type', 'Landed')).not.toBeChecked();
  await expect(choice(page, 'Property type', 'HDB')).toBeChecked();
  await expect(total(page)).toHaveText(hdb);
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(choice(page, 'Property type', 'HDB')).not.toBeChecked();
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
  await waitForTakeover(page);
  await expect(page.getByRole('article')).toHaveCount(48);
});

test('coming back from another site finds filters, typed text, loaded homes and place, without a request', async ({
  playwright,
  baseURL,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: the headless build of the lockfile has no memory of left pages; a browser that CHROMIUM_PATH names has
  test.skip(isLockedBrowser(launchOptions.executablePath), 'This browser keeps no left page in memory.');
  let tell: (seen: URLSearchParams) => void = () => undefined;
  const told = new Promise<URLSearchParams>((done) => {
    tell = done;
  });
  const elsewhere = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://elsewhere');
    if (pathname === '/seen') tell(searchParams);
    response.setHeader('content-type', 'text/html');
    response.end(pathname === '/away' ? '<!doctype html><script>onload = () => history.back()</script>' : '');
  });
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  // Playwright turns the browser's memory of left pages off unless it is told not to, and loses sight of a page that comes
  // out of it: the page itself tells what it finds.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  await openWithScript(page, '/discover?propertyTypes=0,1&rentMin=1500');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(cards(page)).toHaveCount(48);
  await text(page).fill('half a thou');
  await cardLinks(page).nth(30).scrollIntoViewIfNeeded();
  const left = await page.evaluate((away) => {
    let leftAt = Number.POSITIVE_INFINITY;
    const look = () => ({
      place: String(scrollY),
      homes: String(document.querySelectorAll('[aria-label="Homes"] article').length),
      text: document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '',
      rent: document.querySelector<HTMLInputElement>('input[name="rentMin"]')?.value ?? '',
      types: [...document.querySelectorAll<HTMLInputElement>('input[name="propertyTypes"]:checked')]
        .map(({ value }) => value)
        .join(),
      // Besides the tab's icon and the question whether there is a newer build.
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= leftAt && !/(icon|latest)\.(svg|json)/.test(name))
        .map(({ name }) => name)
        .join(),
    });
    addEventListener('pagehide', () => {
      leftAt = performance.now();
    });
    addEventListener('pageshow', ({ persisted }) => {
      const found = look();
      // A request is listed once it is answered.
      setTimeout(() => {
        const seen = new URLSearchParams({
          ...found,
          requests: look().requests,
          persisted: String(persisted),
        });
        location.href = `${away}/seen?${seen}`;
      }, 500);
    });
    const before = look();
    setTimeout(() => {
      location.href = `${away}/away`;
    });
    return before;
  }, origin);
  expect(left).toMatchObject({ homes: '48', text: 'half a thou', rent: '1500', types: '0,1' });
  expect(Number(left.place)).toBeGreaterThan(1_000);
  expect(Object.fromEntries(await told)).toEqual({ ...left, requests: '', persisted: 'true' });
  await browser.close();
  elsewhere.close();
});

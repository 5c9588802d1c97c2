import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { beginSession, people } from '../support/logIn.ts';
import { overBoth } from '../support/marks.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

type LargestPaint = PerformanceEntry & { readonly paintTime: number };

const family = 'Plus Jakarta Sans Variable';
const widths = [360, 1440];

/** Whether what somebody reads is in the typeface: it is then as wide as text that has no other but one of equal widths. */
const isInTypeface = (text: Locator): Promise<boolean> =>
  text.evaluate((element, name) => {
    const measure = (fontFamily: string) => {
      const line = document.createElement('span');
      line.textContent = 'Wide will fill';
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily });
      element.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    return measure('inherit') === measure(`"${name}", monospace`);
  }, family);

/** Waits until the next pages of this tab will be in the typeface. */
const waitForTypeface = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('sewa:typeface') !== null);

/** When the typeface was asked for, and when the largest paint was, in milliseconds. */
const getTimeline = (page: Page) =>
  page.evaluate(async () => ({
    requested: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
    largestPaint: await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as LargestPaint[];
        resolve(entries.at(-1)?.paintTime ?? 0);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }),
  }));

/** Expects of a tab that comes here for the first time, and again, what each page promises. */
async function expectTypefaceLater(context: BrowserContext, width: number, path: string): Promise<void> {
  const where = `${path} at ${width} pixels`;
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
  // A page that arrives in pieces may move while it does; the block behind it is the last of them.
  await watchShifts(page, '#sewa-page', { isAfterPaint: true });

  await openWithScript(page, path);
  await waitForTypeface(page);
  const { requested, largestPaint } = await getTimeline(page);
  expect(requested.length, where).toBe(1);
  expect(largestPaint, where).toBeGreaterThan(0);
  expect(requested[0], where).toBeGreaterThan(largestPaint);
  expect(await isInTypeface(page.locator('body')), where).toBe(false);
  expect(await getShifts(page), where).toEqual([]);

  await openWithScript(page, path);
  expect(await isInTypeface(page.locator('body')), where).toBe(true);
  expect((await getTimeline(page)).requested, where).toEqual([]);
  expect(await getShifts(page), where).toEqual([]);
  await page.close();
}

const title = 'the typeface comes after the largest paint, the next page is painted in it, and nothing moves';

for (const width of widths)
  test(`${title}, at ${width} pixels`, overBoth, async ({ context, request }) => {
    for (const path of ['/', '/discover', pathOf(await findFirst(request)), '/login', '/map'])
      await expectTypefaceLater(context, width, path);
  });

test(`${title}, for somebody who is signed in`, async ({ page, context }) => {
  await beginSession(page, people.reader);
  for (const width of widths) await expectTypefaceLater(context, width, '/dashboard');
});

test('a page opened by a link of a first page is in the typeface, which moves nothing that stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/discover');
  await waitForTypeface(page);
  // However slow this machine is, the answer comes at once.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  expect(await isInTypeface(page.locator('body'))).toBe(true);
  const unexpected = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  await page.waitForLoadState('networkidle');
  expect(await unexpected.jsonValue()).toEqual([]);
});

test('a search with other filters stays in the typeface it was read in', async ({ page }) => {
  await openWithScript(page, '/discover');
  await waitForTypeface(page);
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Landed/ })
    .check();
  await expect(page).toHaveURL('/discover?propertyTypes=2');
  expect(await isInTypeface(page.locator('body'))).toBe(false);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no typeface is asked for', async ({ page, requests }) => {
    await page.goto('/discover');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  });
});

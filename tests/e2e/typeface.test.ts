import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { beginSession, people } from '../support/logIn.ts';
import { overBoth } from '../support/marks.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

const family = 'Plus Jakarta Sans Variable';
const widths = [360, 1440];

/** Whether what somebody reads is in the typeface: it is then as wide as text that has no other but one of equal widths. */
const isInTypeface = (page: Page): Promise<boolean> =>
  page.locator('body').evaluate((element, name) => {
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

/** Expects that nothing moves on a page, in whichever typeface it is painted. */
async function expectStill(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
  await openWithScript(page, path);
  await page.waitForLoadState('networkidle');
  expect(await getShifts(page), `${path} at ${width} pixels`).toEqual([]);
}

for (const width of widths)
  test(
    `a page is painted once, in the typeface or without it, and nothing moves, at ${width} pixels`,
    overBoth,
    async ({ page, request }) => {
      // A page that arrives in pieces may move while it does; the block behind it is the last of them.
      await watchShifts(page, '#sewa-page', { isAfterPaint: true });
      for (const path of ['/', '/discover', pathOf(await findFirst(request)), '/login', '/map'])
        await expectStill(page, width, path);
    },
  );

test('the same holds for somebody who is signed in', async ({ page }) => {
  await beginSession(page, people.reader);
  await watchShifts(page, '#sewa-page', { isAfterPaint: true });
  for (const width of widths) await expectStill(page, width, '/dashboard');
});

test('a page is in the typeface when it comes in time', async ({ page }) => {
  await page.goto('/discover');
  await expect(async () => {
    await page.reload();
    expect(await isInTypeface(page)).toBe(true);
  }).toPass();
});

test('a typeface that comes late is left to the next page, and nothing moves', async ({ page }) => {
  await watchShifts(page, '#sewa-page', { isAfterPaint: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/*.woff2', async (route) => {
    // The browser waits a tenth of a second at most.
    await page.waitForFunction(() => document.getElementById('page-root') && performance.now() > 2_000);
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  expect(await isInTypeface(page)).toBe(false);
  expect(await getShifts(page)).toEqual([]);
});

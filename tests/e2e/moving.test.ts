import type { Page, Route } from '@playwright/test';
import { isMarked, mark } from '../support/documentMark.ts';
import { openWithScript } from '../support/hydration.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('progressbar');
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

async function lockListings(page: Page): Promise<{ release: () => Promise<void> }> {
  const delayed: Route[] = [];
  let isOpen = false;
  await page.route('**/api/listings/*', async (route) => {
    if (isOpen) await route.continue();
    else delayed.push(route);
  });
  return {
    release: async () => {
      isOpen = true;
      await Promise.all(delayed.splice(0).map((route) => route.continue()));
    },
  };
}

/** Goes to a path as the router does when a person uses the browser's own buttons. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: 'test' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('a loading bar shows while a slow page is on its way, and is gone afterwards', { tag: '@core' }, async ({
  page,
}) => {
  await openWithScript(page, '/discover');
  const { release } = await lockListings(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(bar(page)).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a slow page somebody did not wait for takes its loading bar along', async ({ page }) => {
  await openWithScript(page, '/discover');
  const { release } = await lockListings(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^HDB/ }).check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await expect(bar(page)).toHaveCount(0);
  await release();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/discover?propertyTypes=0');
});

test('a new page starts at its top', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover');
  const link = page.getByRole('article').nth(12).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  expect(await place(page)).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  expect(await place(page)).toBe(0);
});

test('a changed filter leaves the page where it is', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover');
  const box = page
    .getByRole('form', { name: 'Filters' })
    .getByRole('group', { name: 'Bedrooms' })
    .getByRole('checkbox', { name: /^3 bedrooms/ });
  await box.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 600));
  expect(await place(page)).toBeGreaterThan(500);
  const before = await box.boundingBox();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/discover?noOfBedRooms=3');
  await expect(total(page)).not.toHaveText('121 homes');
  await expect.poll(() => box.boundingBox()).toEqual(before);
});

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`a link to a place on a page stops 80 pixels above it, ${behavior === 'smooth' ? 'smoothly' : 'at once where motion is to be reduced'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 400 });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window);
      const requested: unknown[] = [];
      Object.assign(window, { requested });
      window.scrollTo = (...how: unknown[]) => {
        const [options] = how;
        if (typeof options === 'object' && options !== null && 'behavior' in options)
          requested.push(options.behavior);
        scrollTo(options as ScrollToOptions);
      };
    });
    await openWithScript(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL('/#how');
    await expect.poll(() => topOf(page, 'how')).toBe(80);
    expect(await page.evaluate(() => (window as unknown as { requested: unknown[] }).requested)).toEqual([
      behavior,
    ]);
  });
}

test('a link to a place on another page opens that page at the place', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScript(page, '/discover');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/#how');
  await expect.poll(() => topOf(page, 'how')).toBe(80);
});

test('a moved path leads on, on first load and inside the app', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const answer = await request.get('/old-search', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/discover?propertyTypes=0');
  await page.goto('/old-search');
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await openWithScript(page, '/');
  await mark(page);
  await goInside(page, '/old-search');
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HDB flats for rent in Singapore');
  expect(await isMarked(page)).toBe(true);
});

test('a path moved to a partner leaves the app, on first load and inside the app', async ({
  page,
  request,
}) => {
  const answer = await request.get('/old-partner', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('https://partner.example/welcome');
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
  );
  await openWithScript(page, '/');
  await goInside(page, '/old-partner');
  await expect(page).toHaveURL('https://partner.example/welcome');
  await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible();
});

test('a path moved to a stranger leads nowhere', async ({ request }) => {
  const answer = await request.get('/old-stranger', { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});

test('a home opened from the search is shown in the same document, under a title of its own', async ({
  page,
  request,
}) => {
  const listing = await findFirst(request);
  await openWithScript(page, '/discover');
  await mark(page);
  await page.locator(`a[href="${pathOf(listing)}"]:not([aria-hidden])`).click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/ a month · Sewa$/);
  expect(await isMarked(page)).toBe(true);
});

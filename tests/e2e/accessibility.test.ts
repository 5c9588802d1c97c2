import { checkAppearance } from '../support/checkAppearance.ts';
import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript } from '../support/hydration.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: /status of 404|^answer: 404|\/error\/401/ });

/** Every page of the product is a story, which the visual tests ask; these are documents of their own, and the first is asked whole. */
for (const path of ['/', '/api/docs', '/sandbox', '/sandbox/outbox'])
  test(`axe finds nothing on the whole document ${path}, and nothing sticks out`, {
    tag: path === '/' ? '@core' : [],
  }, async ({ page }) => {
    await page.goto(path);
    await checkAppearance(page);
  });

test('at 200 percent zoom nothing sticks out and nothing is lost', { tag: '@core' }, async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  for (const path of ['/', '/discover', pathOf(await findFirst(request))]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findOverflow(page), path).toBe(0);
  }
  await context.close();
});

test('the number of homes is announced when a filter changes it', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover');
  const status = total(page);
  const before = (await status.textContent()) ?? '';
  const handle = await status.elementHandle();
  await page.getByRole('checkbox', { name: /^Landed/ }).check();
  await expect(status).not.toHaveText(before);
  expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('every target of a finger outside running text is at least 44 pixels high', { tag: '@core' }, async ({
    page,
    request,
  }) => {
    for (const path of [
      '/',
      '/discover?propertyTypes=0',
      pathOf(await findFirst(request)),
      '/error/401',
      '/solutions/tenants',
      '/privacy',
    ]) {
      await openWithScript(page, path);
      const small = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'),
        );
        return shown
          .map((element) => {
            const target = element.closest('label') ?? element;
            const rows = [target, ...target.querySelectorAll('*')].map((part) => {
              const pad = getComputedStyle(part, '::after');
              const own = part.getBoundingClientRect().height;
              const reach = pad.content === 'none' ? 0 : Number.parseFloat(pad.height) || 0;
              return Math.max(own, reach);
            });
            return { html: element.outerHTML.slice(0, 140), height: Math.max(...rows) };
          })
          .filter(({ html, height }) => height < 43.5 && !html.includes('#main'));
      });
      expect(small, path).toEqual([]);
    }
  });
});

test('with reduced motion nothing moves by itself', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/discover', pathOf(await findFirst(request))]) {
    await openWithScript(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming().duration)
        .filter((duration) => typeof duration === 'number' && duration > 10),
    );
    expect(moving, path).toEqual([]);
  }
});

test('the theme can be forced either way', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const light = await background();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).toBe(light);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await background()).toBe(dark);
});

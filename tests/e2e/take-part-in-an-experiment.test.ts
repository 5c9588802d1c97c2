import type { BrowserContext } from '@playwright/test';
import { cookieRevision } from '@sewa/identity/cookie-revision';
import { cookieName } from '../support/cookieNames.ts';
import { openWithScript } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { expect, test } from '../support/test.ts';

const control = 'A home in Singapore, without the guesswork';
const bold = 'Find your next home. Skip the guesswork.';
const titleOf = { control, bold };
const experimentCookie = 'exp-front-door';

/** Has a browser allow statistics, under an id that is assigned to `bold`. */
async function allowStatistics(context: BrowserContext, url = ''): Promise<void> {
  const value = `${cookieRevision}.sr.AAAAAAAAAAAAAAAAAAAAAB`;
  await context.addCookies([{ name: cookieName('consent', url), value, url }]);
}

const takePart = (context: BrowserContext, variant: keyof typeof titleOf, url = '') =>
  context.addCookies([{ name: experimentCookie, value: btoa(variant), url }]);

async function findVariant(context: BrowserContext): Promise<string | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === experimentCookie);
  return cookie ? atob(cookie.value) : null;
}

test('whoever allows statistics sees their variant from the next page on, until they withdraw', {
  tag: '@core',
}, async ({ page, context, baseURL }) => {
  await openWithScript(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(control);
  expect(await findVariant(context)).toBeNull();

  await allowStatistics(context, baseURL);
  await openWithScript(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(control);
  await expect.poll(() => findVariant(context)).toBe('bold');
  const viewed = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/events') && Boolean(request.postData()?.includes('experiment-viewed')),
  );
  await openWithScript(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(bold);
  await expect(page.locator('h1')).toHaveText(bold);
  expect((await viewed).postDataJSON()).toMatchObject({
    events: expect.arrayContaining([{ name: 'experiment-viewed', page: '/', experiment: 'front-door' }]),
  });

  await openWithScript(page, '/cookies');
  await page
    .getByRole('form', { name: 'Cookie settings' })
    .getByRole('button', { name: 'Reject all' })
    .click();
  await expect.poll(() => findVariant(context)).toBeNull();
  await openWithScript(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(control);
});

test('every visitor gets the same page, whatever their browser is assigned to', async ({
  playwright,
  baseURL,
}) => {
  const read = async (cookie: string) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { cookie },
    });
    const body = await (await request.get('/')).body();
    await request.dispose();
    return body;
  };
  const [first, second, assigned] = [
    await read(''),
    await read(''),
    await read(`${experimentCookie}=${btoa('bold')}`),
  ];
  expect(second.equals(first)).toBe(true);
  expect(assigned.equals(first)).toBe(true);
  expect(first.toString()).toContain(bold);
});

test('the variant is there before the script of the page, and nothing moves', async ({
  page,
  context,
  baseURL,
}) => {
  await watchShifts(page, 'h1');
  for (const variant of ['control', 'bold'] as const) {
    await takePart(context, variant, baseURL);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      const gate = await delayScripts(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(titleOf[variant]);
      const before = await page.locator('h1').boundingBox();
      await expect.poll(() => gate.waiting().length).toBeGreaterThan(0);
      await gate.open();
      await expect(page.locator('h1 > *')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(titleOf[variant]);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      expect(await getShifts(page)).toEqual([]);
      await page.unrouteAll();
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everyone sees control', async ({ page, context, baseURL }) => {
    await takePart(context, 'bold', baseURL);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(control);
    await expect(page.getByText(bold)).toBeHidden();
  });
});

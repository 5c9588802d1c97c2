import type { Page } from '@playwright/test';
import { fail, listCookieNames, press, question, test } from '../support/askingProduct.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { expect } from '../support/test.ts';

const choices = (page: Page) => page.getByRole('region', { name: 'Your choices so far' });

test.describe('a choice', () => {
  test('to accept is one press, lets the service in, and is not asked for again', {
    tag: ['@core', overPublished.tag],
  }, async ({ page, served }) => {
    await openWithScript(page, '/map');
    const recorded = page.waitForResponse('**/api/cookie/consent');
    await press(page, 'Accept all');
    expect((await recorded).request().postDataJSON()).toMatchObject({
      preferences: true,
      statistics: true,
      done: true,
      surface: 'banner',
    });
    await expect(question(page)).toHaveCount(0);
    expect(await fail(page)).toBe('the service');
    await openWithScript(page, '/signup');
    expect(await fail(page)).toBe('the service');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    expect(served.length).toBeGreaterThan(1);
  });

  test('to reject is one press, keeps the service out, and is not asked for again', { tag: '@core' }, async ({
    page,
    served,
  }) => {
    await openWithScript(page, '/map');
    await press(page, 'Reject all');
    await expect(question(page)).toHaveCount(0);
    expect(await fail(page)).toBe('/api/reports');
    await openWithScript(page, '/signup');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toEqual([]);
  });

  test('is made one by one by keyboard alone', async ({ page, context }) => {
    await openWithScript(page, '/map');
    await expect(question(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).focus();
    await page.keyboard.press('Tab');
    await expect(question(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('checkbox', { name: 'Preferences' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'test-consent');
    expect(cookie?.value).toMatch(/^\w+\.pr?\./);
  });

  test('can be taken back from the foot of every page: the service is silent, and the ledger says it all', {
    tag: '@core',
  }, async ({ page, served }) => {
    await openWithScript(page, '/map');
    await press(page, 'Accept all');
    expect(await fail(page)).toBe('the service');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    const form = page.getByRole('form', { name: 'Cookie settings' });
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Accepted all, in the cookie banner, in Chrome$/,
    ]);
    await form.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved.');
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Withdrew consent, on this page, in Chrome$/,
      /^Accepted all/,
    ]);
    const before = served.length;
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toHaveLength(before);
    await page.reload();
    await expect(choices(page).getByRole('definition')).toHaveCount(2);
    await waitForHydration(page);
    expect(await fail(page)).toBe('/api/reports');
  });

  test('made in one tab counts in the others', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openWithScript(tab, '/map');
    await expect(question(other)).toBeVisible();
    await press(page, 'Accept all');
    await expect(question(other)).toHaveCount(0);
    expect(await fail(other)).toBe('the service');
  });

  test('about another question is asked for again, and nothing is allowed until it is answered', async ({
    page,
    context,
    baseURL,
    served,
  }) => {
    const value = 'another.psr.AbCdEfGhIjKlMnOpQrSt_-';
    await context.addCookies([{ name: 'test-consent', value, url: baseURL ?? '' }]);
    await openWithScript(page, '/map');
    await expect(question(page)).toBeVisible();
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toEqual([]);
    await press(page, 'Accept all');
    expect(await fail(page)).toBe('the service');
  });

  test('that could not be recorded counts, and is recorded by the next page', async ({ page }) => {
    await page.route('**/api/cookie/consent', (route) => route.abort('aborted'));
    await openWithScript(page, '/map');
    await press(page, 'Reject all');
    await expect(question(page)).toHaveCount(0);
    await page.unroute('**/api/cookie/consent');
    const recorded = page.waitForResponse('**/api/cookie/consent');
    await openWithScript(page, '/signup');
    expect((await recorded).status()).toBe(200);
    await page.goto('/cookies');
    await expect(choices(page).getByRole('definition')).toHaveText([/^Rejected all/]);
  });
});

test('Global Privacy Control is a reject: nobody is asked, and the ledger says so', async ({
  page,
  served,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const recorded = page.waitForResponse('**/api/cookie/consent');
  await openWithScript(page, '/map');
  expect((await recorded).request().postDataJSON()).toMatchObject({ statistics: false, hasSignal: true });
  expect(await fail(page)).toBe('/api/reports');
  await expect(question(page)).toHaveCount(0);
  expect(served).toEqual([]);
  await page.goto('/cookies');
  await expect(choices(page).getByRole('definition')).toHaveText([
    /^Rejected all, by Global Privacy Control/,
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice is made by a form, changed, and read again in the ledger', async ({ page, context }) => {
    await page.goto('/map');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    const form = page.getByRole('form', { name: 'Cookie settings' });
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await form.getByRole('checkbox', { name: 'Statistics' }).check();
    await form.getByRole('button', { name: 'Save choices' }).click();
    await expect(page).toHaveURL('/cookies');
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Preferences' })).not.toBeChecked();
    expect(await listCookieNames(context)).toEqual(['test-consent']);
    await form.getByRole('button', { name: 'Reject all' }).click();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Withdrew consent, on this page/,
      /^Allowed statistics only, on this page/,
    ]);
  });

  test('what was chosen so is found once there is script', async ({ page, context, browser, baseURL }) => {
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(choices(page).getByRole('definition')).toHaveCount(1);
    const scripted = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    await scripted.addCookies(await context.cookies());
    const other = await scripted.newPage();
    await openWithScript(other, '/map');
    await other.waitForLoadState('networkidle');
    await expect(question(other)).toHaveCount(0);
    await scripted.close();
  });
});

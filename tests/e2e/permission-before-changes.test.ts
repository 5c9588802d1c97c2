import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { permissionLibrary } from '../support/permissionLibrary.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ retries: 0 });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });

async function openProfile(page: Page): Promise<void> {
  await beginSession(page, people.switcher);
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
}

test('a visitor is sent nothing that asks permissions', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  for (const address of ['/', '/discover', '/map', pathOf(await findFirst(request))])
    await openWithScript(page, address);
  expect(scripts.size).toBeGreaterThan(4);
  // The browser drops the bodies of a page that was left, so each file is asked for again.
  const sent = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  expect(sent.some((text) => text.includes('__reactContainer'))).toBe(true);
  expect(sent.filter((text) => text.includes(permissionLibrary))).toEqual([]);
});

test.describe('refused', () => {
  test.use({ expectedProblems: /status of 403|^answer: 403/ });

  test('a page that was refused reads the rules anew, once; who may see both modes then switches', {
    tag: '@core',
  }, async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await openProfile(await elsewhere.newPage());
    await openProfile(page);
    await openWithScript(page, '/profile');
    const menu = menuOf(page);
    await expect(menu.getByRole('link', { name: 'My profile' })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(0);

    let reads = 0;
    await page.route('**/api/user/permissions', (route) => {
      reads += 1;
      const rules = [{ action: 'read', subject: ['Sewa', 'Biz', 'Subbusiness', 'Profile'] }];
      return route.fulfill({ json: { succeed: true, data: rules } });
    });
    const failure = { succeed: false, code: 'R003', message: 'Something went wrong.', fields: [] };
    await page.route('**/api/user/sessions/*', (route) => route.fulfill({ status: 403, json: failure }));
    const rejected = page.getByRole('button', { name: /^Log out \w+ on / }).first();
    const problem = page.getByRole('dialog', { name: 'There is a problem.' });
    await rejected.click();
    await problem.getByRole('button', { name: 'OK' }).click();
    await expect(menu.getByRole('button', { name: 'Switch to personal' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My profile' })).toHaveCount(0);
    const again = page.waitForResponse('**/api/user/sessions/*');
    await rejected.click();
    await again;
    await problem.getByRole('button', { name: 'OK' }).click();

    await menu.getByRole('button', { name: 'Switch to personal' }).click();
    await expect(menu.getByRole('link', { name: 'My profile' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Switch to business' })).toBeVisible();
    expect(reads).toBe(1);
    await elsewhere.close();
  });
});

test('the menu of a signed-in page is whole before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await openProfile(page);
  await expect(menuOf(page).getByRole('link', { name: 'Find a home' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'My profile' })).toBeVisible();
  await context.close();
});

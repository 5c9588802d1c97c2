import type { Page } from '@playwright/test';
import { openWithScript, waitForHydration, waitForReact } from '../support/hydration.ts';
import { expectScriptAfterPaint } from '../support/largestPaint.ts';
import { beginSession, findSentCode, logIn, people, requestCode } from '../support/logIn.ts';
import { delayScripts, removeIdleMoments } from '../support/scriptGate.ts';
import { expect, test } from '../support/test.ts';

// One person asks for codes here: the newest takes the place of the one before.
test.describe.configure({ mode: 'default' });

const countPosts = (page: Page, path: string): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
};

test('no script is asked for before the largest paint of a page of somebody signed in', async ({ page }) => {
  await beginSession(page, people.early);
  for (const path of ['/dashboard', '/profile/me', '/chat']) {
    await openWithScript(page, path);
    await expect(page).toHaveURL(path);
    await expectScriptAfterPaint(page);
  }
});

test('a number typed before the script of log-in has arrived stays, with the caret where it was', async ({
  page,
}) => {
  await removeIdleMoments(page);
  const gate = await delayScripts(page);
  await page.goto('/login');
  const number = page.getByLabel('Phone number');
  await number.click();
  await page.keyboard.type('8000011');
  await page.keyboard.press('ArrowLeft');
  await gate.open();
  await waitForReact(page);
  await expect(number).toBeFocused();
  await page.keyboard.type('1');
  await expect(number).toHaveValue('8000 0111');
  const getPosts = countPosts(page, '/login');
  const getCalls = countPosts(page, '/api/login/otp');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL('/login/otp');
  expect([getPosts(), getCalls()]).toEqual([0, 1]);
});

test('log-in sent before its script has arrived is a form like any other, sent once', async ({ page }) => {
  const gate = await delayScripts(page);
  const getPosts = countPosts(page, '/login');
  const getCalls = countPosts(page, '/api/login/otp');
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(people.early);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL('/login/otp');
  await gate.open();
  await waitForHydration(page);
  expect([getPosts(), getCalls()]).toEqual([1, 0]);
});

test('a code typed before its script has arrived stays, and so does the focus, wherever it is', async ({
  page,
}) => {
  await page.goto('/login');
  await requestCode(page, people.early);
  const code = await findSentCode(page);
  const gate = await delayScripts(page);
  await page.goto('/login/otp');
  const digits = page.getByLabel('Verification code');
  await expect(digits).toBeFocused();
  await page.keyboard.type(code);
  const otherNumber = page.getByRole('link', { name: 'Use another number' });
  await otherNumber.focus();
  await gate.open();
  await waitForHydration(page);
  await expect(otherNumber).toBeFocused();
  await expect(digits).toHaveValue(code);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('what is filled in on a profile before its script has arrived stays, and is saved', async ({ page }) => {
  await beginSession(page, people.early);
  const gate = await delayScripts(page);
  await page.goto('/profile/me');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Somebody Early');
  await page.getByRole('radio', { name: /^On a pass/ }).check();
  await page.getByRole('combobox', { name: 'Your pass' }).selectOption('EntrePass');
  await gate.open();
  await waitForHydration(page);
  await expect(name).toHaveValue('Somebody Early');
  await expect(page.getByRole('radio', { name: /^On a pass/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Your pass' })).toHaveValue('EntrePass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Somebody Early');
});

test('homes chosen before the script has arrived are compared', async ({ page }) => {
  const headers = { origin: await beginSession(page, people.early) };
  const { items } = (await (await page.request.get('/api/discover?limit=2')).json()).data;
  for (const { id } of items) await page.request.put(`/api/favourites/${id}`, { headers });
  const gate = await delayScripts(page);
  await page.goto('/discover/favourites');
  const choices = page.getByRole('checkbox', { name: /^Compare / });
  await expect(choices).toHaveCount(2);
  await choices.first().check();
  await gate.open();
  await waitForHydration(page);
  await expect(choices.first()).toBeChecked();
  await choices.last().check();
  await expect(choices.first()).toBeChecked();
  await page.getByRole('button', { name: /^Compare/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page of somebody whose session ended before its script arrived is left for log-in, and what was typed comes back', async ({
  page,
}) => {
  await beginSession(page, people.early);
  const gate = await delayScripts(page);
  await page.goto('/profile/me');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Somebody Late');
  await page.context().clearCookies({ name: /accessToken|session/ });
  await gate.open();
  await expect(page).toHaveURL('/login');
  await logIn(page, people.early);
  await expect(page).toHaveURL('/profile/me');
  await expect(name).toHaveValue('Somebody Late');
});

import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.use({ expectedProblems: atNewSecret, viewport: { width: 1600, height: 900 } });

const question = 'I cannot find my saved homes.';
const answer = 'They are in the menu, below your name.';
const bubble = (page: Page) =>
  page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: 'Help', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Help' });

test('somebody asks in the bubble, an operator answers, and who logs in next sees nothing of it', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  await beginSession(page, people.welcomed);
  await openWithScript(page, '/discover');
  await bubble(page).click();
  await panel(page).getByLabel('Your message').fill(question);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(panel(page).getByRole('log').getByText(question)).toHaveCount(1);
  await expect(panel(page).getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const operator = await office.newPage();
  await beginSession(operator, people.operator);
  await operator.goto('/chat');
  await operator.getByRole('link').filter({ hasText: question }).click();
  await operator.getByRole('textbox', { name: 'Message', exact: true }).fill(answer);
  await operator.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page).getByText(answer)).toBeVisible();
  await office.close();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText(question)).toHaveCount(0);
  await openWithScript(page, '/user/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await beginSession(page, people.otherTenant);
  await openWithScript(page, '/discover');
  await bubble(page).click();
  await expect(panel(page).getByLabel('Your message')).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(page.getByText(answer)).toHaveCount(0);
});

test('an open panel shows nothing of somebody who logs out in another tab', async ({ page, context }) => {
  await beginSession(page, people.walker);
  await openWithScript(page, '/discover');
  await bubble(page).click();
  await panel(page).getByLabel('Your message').fill(question);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page).getByRole('log').getByText(question)).toHaveCount(1);
  const other = await context.newPage();
  await openWithScript(other, '/user/logout');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(panel(page).getByRole('link', { name: 'Log in to chat' })).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first message begins the conversation, and later the link leads to it', async ({ page }) => {
    await beginSession(page, people.early);
    await page.goto('/chat/help');
    await page.getByLabel('Your message').fill(question);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole('log').getByText(question)).toHaveCount(1);
    await page.goto('/chat/help');
    await expect(page).toHaveURL(path);
  });
});

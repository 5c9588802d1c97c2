import type { Page } from '@playwright/test';
import { endSessionElsewhere } from '../support/endSessionElsewhere.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: /401/ });

/** Opens a page of somebody's and waits until it has learnt who is logged in: from then on it asks no more by itself. */
async function openOwnPage(page: Page, path: string): Promise<void> {
  const control = page.waitForResponse('**/api/user/control');
  await openWithScript(page, path);
  await control;
}

test('what was typed when the session had ended is back after log-in, and saved then', async ({
  page,
  browser,
  baseURL,
}) => {
  await beginSession(page, people.interrupted);
  await openOwnPage(page, '/profile/me');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Foo Chee Seng the Second');
  await page.getByRole('radio', { name: /^On a pass/ }).check();
  await page.getByRole('combobox', { name: 'Your pass' }).selectOption('EntrePass');
  await endSessionElsewhere(browser, baseURL, people.interrupted);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, people.interrupted);
  await expect(page).toHaveURL('/profile/me');
  await expect(name).toHaveValue('Foo Chee Seng the Second');
  await expect(page.getByRole('radio', { name: /^On a pass/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Your pass' })).toHaveValue('EntrePass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('sewa:typed'))).toBeNull();
});

test('a message about a home is not lost either', async ({ page, browser, baseURL }) => {
  await page.goto('/discover');
  const home = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await beginSession(page, people.interruptedAsker);
  await openOwnPage(page, `${home}/enquiry`);
  await expect(page).toHaveURL(`${home}/enquiry`);
  const message = page.getByRole('textbox', { name: /^Your message/ });
  await message.fill('Is the lift working again?');
  await endSessionElsewhere(browser, baseURL, people.interruptedAsker);
  await page.getByRole('button', { name: /^Message / }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, people.interruptedAsker);
  await expect(message).toHaveValue('Is the lift working again?');
  await page.getByRole('button', { name: /^Message / }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
});

for (const isByScript of [true, false]) {
  test.describe(isByScript ? 'by script' : 'before its script is there', () => {
    test('a log-out in another tab leads a tab in which something was typed to log-in, and back', async ({
      page,
    }) => {
      const person = isByScript ? people.twoTabs : people.twoTabsEarly;
      await beginSession(page, person);
      await openWithScript(page, '/profile/me');
      const name = page.getByRole('textbox', { name: /^Name/ });
      await name.fill('Somebody else');
      const other = await page.context().newPage();
      const gate = isByScript ? null : await delayScripts(other);
      if (isByScript) await openWithScript(other, '/user/logout');
      else await other.goto('/user/logout', { waitUntil: 'commit' });
      await other.getByRole('button', { name: 'Log out' }).click();
      await expect(other).toHaveURL('/');
      await gate?.open();
      await expect(page).toHaveURL('/login');
      await logIn(page, person);
      await expect(page).toHaveURL('/profile/me');
      await expect(name).toHaveValue('Somebody else');

      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => sessionStorage.getItem('sewa:typed'))).toBeNull();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer holds what was sent, to be sent again after log-in in another tab', async ({
    page,
    browser,
    baseURL,
  }) => {
    await beginSession(page, people.unscriptedInterrupted);
    await page.goto('/profile/me');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Devi <b>Nair</b>');
    await endSessionElsewhere(browser, baseURL, people.unscriptedInterrupted);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in again');
    await expect(page.getByRole('main')).toContainText('Devi <b>Nair</b>');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Log in in another tab' }).click(),
    ]);
    await logIn(tab, people.unscriptedInterrupted);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Devi <b>Nair</b>');
  });
});

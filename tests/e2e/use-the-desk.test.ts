import type { Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { findMail } from '../support/findMail.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// A site with a path is refused.
test.use({ expectedProblems: /status of 400|^answer: 400/ });

const main = (page: Page) => page.getByRole('main');

/** Joins a waitlist and confirms it by the link of the email. */
async function joinWaitlist(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const answer = await page.request.post('/api/waitlists/sewa-advance/entries', {
    headers: { origin },
    data: { name: 'Mei Tan', email, consent: true },
  });
  expect(answer.status()).toBe(202);
  const mail = await findMail(page.request, email, 'waitlist-entry');
  const [, token] = /waitlist-entry\?token=([\w-]{43})/.exec(JSON.stringify(mail)) ?? [];
  await callApi(page, 'POST', '/api/waitlist-entries/confirm', { token });
}

test('an operator adds a partner, downloads a waitlist and starts an experiment', {
  tag: '@core',
}, async ({ page }) => {
  await beginSession(page, people.operator);
  await joinWaitlist(page, 'mei@people.example');
  await openWithScript(page, '/dashboard/review');
  const tools = page.getByRole('navigation', { name: 'Operator tools' });

  await tools.getByRole('link', { name: 'Partners' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Kopi & Keys');
  await page.getByRole('textbox', { name: /^Allowed sites/ }).fill('https://kopi.example/path');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await expect(
    main(page)
      .getByText(/https:\/\/kopi\.example\/path/)
      .last(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /^Allowed sites/ }).fill('https://kopi.example');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await expect(main(page)).toContainText('Partner added.');
  await expect(main(page).locator('code').first()).toHaveText(/^[a-z2-7]{20}$/);
  await page.getByRole('button', { name: 'End partner' }).click();
  await page.getByRole('button', { name: 'End partner' }).click();
  await expect(main(page).getByRole('article')).toContainText('Ended');

  await tools.getByRole('link', { name: 'Waitlists' }).click();
  await main(page).getByRole('link', { name: 'Sewa Advance', exact: true }).click();
  await expect(main(page).getByRole('table')).toContainText('mei@people.example');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('sewa-advance.csv');

  await tools.getByRole('link', { name: 'Experiments' }).click();
  const experiment = main(page).getByRole('article', { name: 'front-door' });
  const button = experiment.getByRole('button', { name: /^(Start|Stop) front-door$/ });
  const before = await button.textContent();
  await button.click();
  if (before === 'Stop') await experiment.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(button).toHaveText(before === 'Stop' ? 'Start' : 'Stop');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an operator closes a waitlist and opens it again', async ({ page }) => {
    await beginSession(page, people.operator);
    await page.goto('/dashboard/review?show=waitlists&item=dateideas');
    await page.getByRole('button', { name: 'Close waitlist' }).click();
    await expect(main(page).getByRole('article')).toContainText('Closed');
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByRole('button', { name: 'Close waitlist' })).toBeVisible();
  });
});

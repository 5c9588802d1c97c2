import type { Page } from '@playwright/test';
import { findMail } from '../support/findMail.ts';
import { openWithScript } from '../support/hydration.ts';
import { ofTheSandbox } from '../support/marks.ts';
import { expect, test } from '../support/test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: /Email address/ });
const join = (page: Page) => page.getByRole('button', { name: 'Join the waitlist' }).click();

async function fillIn(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: /Your name/ }).fill('Ada Tan');
  await email(page).fill(address);
  await page.getByRole('checkbox').check();
}

/** Joins a waitlist, confirms by the link of the mail, sees the place in the queue, and leaves. */
async function goThrough(page: Page, address: string): Promise<void> {
  await fillIn(page, address);
  await join(page);
  await expect(page).toHaveURL('/agent-waitlist/done');
  await expect(page.getByRole('heading', { name: 'Check your email to confirm' })).toBeVisible();
  const body = await findMail(page.request, address, 'Tools for agents');
  const link = new URL(/https?:\S+\/waitlist-entry\S+/.exec(body)?.[0] ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: /^You're number \d+ in the queue$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You've left the waitlist" })).toBeVisible();
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
}

test('a visitor joins a waitlist, confirms by mail, sees their place and leaves', {
  tag: ['@core', ofTheSandbox.tag],
}, async ({ page }) => {
  await openWithScript(page, '/solutions/agents');
  await page.getByText('When do the agent tools open?').click();
  await page.getByRole('link', { name: 'Agent waitlist', exact: true }).click();
  await expect(page).toHaveURL('/agent-waitlist');
  await goThrough(page, 'with-script@people.example');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same', { tag: ['@core', ofTheSandbox.tag] }, async ({ page }) => {
    await page.goto('/agent-waitlist');
    await goThrough(page, 'without-script@people.example');
  });
});

test.describe('what is missing', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 400|^answer: 400/ });

  test('stands at its field, and what was typed stays', { tag: '@core' }, async ({ page }) => {
    await page.goto('/waitlist');
    await email(page).fill('ada@people.example');
    await join(page);
    await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText('Enter your name.');
    await expect(email(page)).toHaveValue('ada@people.example');
  });
});

test('a waitlist answers the same to everybody, and a wrong address is not found', async ({ request }) => {
  const page = await request.get('/dubai/waitlist');
  expect(page.headers()['cache-control']).toContain('public');
  expect(await page.text()).toContain('AED');
  expect((await request.get('/no-such-waitlist')).status()).toBe(404);
  const entry = await request.get('/waitlist-entry?token=guessed');
  expect(entry.headers()['cache-control']).toContain('no-store');
  expect(await entry.text()).toContain('noindex');
});

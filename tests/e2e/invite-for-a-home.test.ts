import type { Browser, Page } from '@playwright/test';
import { findMail } from '../support/findMail.ts';
import { waitForHydration } from '../support/hydration.ts';
import { beginSession, findSentCode, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const entryOf = (page: Page, email: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(email, { exact: true }) });
const findLink = (mail: string) => /\/signup\/invite\/[\w-]+/.exec(mail)?.[0] ?? '';

/** In a browser of their own somebody new opens the link, accepts it and signs up as a tenant. */
async function accept(browser: Browser, baseURL: string | undefined, link: string, number: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Tenant');
  await page.getByRole('button', { name: 'Accept and sign up' }).click();
  await page.getByRole('link', { name: 'Sign up with your phone' }).click();
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Verification code').fill(await findSentCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Goh Wei Jie');
  await page.getByRole('textbox', { name: /^Email/ }).fill('wei.jie@people.example');
  await page.getByRole('radio', { name: 'Singapore citizen' }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in");
  await context.close();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });
    const email = `tenant-${hasScript}@people.example`;

    test('an owner invites a tenant for a home, who accepts in another browser', async ({
      page,
      browser,
      baseURL,
    }) => {
      await beginSession(page, hasScript ? people.reader : people.daily);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Invite a tenant or agent by email' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('People you invited');
      const field = page.getByRole('textbox', { name: /^Email address/ });
      await field.fill('nobody@home');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByText('should look like name@mail.example').first()).toBeVisible();
      await expect(field).toHaveValue('nobody@home');
      await field.fill(email);
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Tenant');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(entryOf(page, email)).toContainText('Pending');
      const first = findLink(await findMail(page.request, email, 'invites you'));
      if (hasScript) await expect(page.getByLabel('Invitation link')).toHaveValue(new RegExp(`${first}$`));

      await entryOf(page, email)
        .getByRole('button', { name: /^Send again/ })
        .click();
      await expect(entryOf(page, email)).toHaveCount(2);
      await expect(entryOf(page, email).last()).toContainText('Withdrawn');
      await expect
        .poll(async () => findLink(await findMail(page.request, email, 'invites you')))
        .not.toBe(first);
      const link = findLink(await findMail(page.request, email, 'invites you'));
      const number = hasScript ? people.invitedTenant : people.unscriptedInvitedTenant;
      await accept(browser, baseURL, link, number);
      await page.reload();
      await expect(entryOf(page, email).first()).toContainText('Accepted');
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText('1 accepted');
    });

    test('an owner who thinks better of it withdraws, and is asked first', async ({ page }) => {
      const other = `other-${email}`;
      await beginSession(page, hasScript ? people.reader : people.daily);
      await page.goto('/dashboard/invitations');
      if (hasScript) await waitForHydration(page);
      await page.getByRole('textbox', { name: /^Email address/ }).fill(other);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      // The list moves down once the link stands above it.
      if (hasScript) await expect(page.getByLabel('Invitation link')).toBeVisible();
      await entryOf(page, other)
        .getByRole('button', { name: /^Withdraw/ })
        .click();
      await expect(entryOf(page, other).getByRole('alert')).toContainText('will stop working');
      await page.getByRole('button', { name: 'Keep invitation' }).click();
      await expect(entryOf(page, other)).toContainText('Pending');
      await entryOf(page, other)
        .getByRole('button', { name: /^Withdraw/ })
        .click();
      await page.getByRole('button', { name: 'Withdraw invitation' }).click();
      await expect(entryOf(page, other)).toContainText('Withdrawn');
    });
  });
}

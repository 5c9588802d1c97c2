import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { cookieName } from '../support/cookieNames.ts';
import { findMail } from '../support/findMail.ts';
import { beginSession, enterCode, findSentCode, people } from '../support/logIn.ts';
import { type FoundPage, search } from '../support/searchApi.ts';
import { repositoryRoot, runNode } from '../support/startSewa.ts';
import { expect, test } from '../support/test.ts';

interface Invited {
  readonly link: string;
  readonly code: string;
  readonly id: string;
  readonly owner: Page;
}

/** The id of a live home that somebody of the sample market lets. */
async function findOwnHome({ request }: Page, name: string): Promise<string> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const found: FoundPage = await search(request, { limit: 48, ...(cursor ? { cursor } : {}) });
    for (const { id } of found.items) {
      const { data } = await (await request.get(`/api/listings/${id}`)).json();
      if (data.lister.name === name) return id;
    }
    cursor = found.nextCursor;
  }
  throw new Error(`${name} has no live home.`);
}

/** Lets the fourteen days of the invitations to an address pass. */
async function endInvitation(email: string): Promise<void> {
  const script = join(repositoryRoot, 'tests/support/endInvitation.ts');
  const ending = runNode([script, process.env.SEWA_DATA_FOLDER ?? '', email]);
  expect(await ending.ended, ending.output()).toBe(0);
}

/** The page of an owner of the sample market, and the invitation they send for one of their homes. */
async function invite(browser: Browser, given: string | undefined, email: string): Promise<Invited> {
  const baseURL = given ?? '';
  const context = await browser.newContext({ baseURL });
  const owner = await context.newPage();
  await beginSession(owner, people.inviting);
  const listingId = await findOwnHome(owner, 'Lau Kah Seng');
  const made = await owner.request.post('/api/invitations', {
    headers: { origin: baseURL },
    data: { email, actorType: 3, listingId },
  });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()).data;
  const mail = await findMail(owner.request, email, 'invites you');
  return {
    owner,
    id,
    link: /\/signup\/invite\/[\w-]+/.exec(mail)?.[0] ?? '',
    code: /code ([\dA-Z-]{14})/.exec(mail)?.[1] ?? '',
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an agent whom an owner invites by mail signs up by the link and is in', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { link, owner, id } = await invite(browser, baseURL, 'new-agent@people.example');
  await page.goto(link);
  await expect(title(page)).toHaveText('Lau Kah Seng invites you');
  await expect(page.getByRole('main')).toContainText('Main Agent');
  await page.getByRole('button', { name: 'Accept and sign up' }).click();
  await expect(page).toHaveURL('/signup/by');
  await expect(title(page)).toHaveText('Sign up as an agent');
  await page.getByRole('link', { name: 'Sign up with your phone' }).click();
  await page.getByLabel('Phone number').fill(people.newAgent);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Verification code').fill(await findSentCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ravi Chandran');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ravi@people.example');
  await page.getByRole('radio', { name: 'Singapore citizen' }).check();
  await page.getByRole('textbox', { name: /^CEA/ }).fill('R012345A');
  await page.getByRole('textbox', { name: /^Estate agent/ }).fill('L3001234K');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup/onboarding/complete');
  await expect(title(page)).toHaveText("You're in");
  await expect(page.getByRole('main')).toContainText('Lau Kah Seng');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/user/greet');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieName('onboarding'));

  const { data } = await (await owner.request.get('/api/invitations')).json();
  expect(data.find((entry: { id: string }) => entry.id === id).state).toBe('accepted');
  const otherBrowser = await browser.newPage({ baseURL: baseURL ?? '' });
  await otherBrowser.goto(link);
  await expect(title(otherBrowser)).toHaveText('This invitation has been used');
  await otherBrowser.close();
  await owner.context().close();
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, expectedProblems: /400/ });

    test('an agent with an account follows the code, logs in and joins', {
      tag: hasScript ? '@core' : [],
    }, async ({ page, browser, baseURL }) => {
      const { code, owner } = await invite(browser, baseURL, `agent-${hasScript}@people.example`);
      await page.goto('/signup/agent/onboardingIdentifier');
      await page.getByLabel('Invitation code').fill('AAAA-AAAA-AAAA');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This code is wrong or no longer valid').first()).toBeVisible();
      await page.getByLabel('Invitation code').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/signup/by');
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/signup/login');
      await page.getByLabel('Phone number').fill(people.agent);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await enterCode(page, await findSentCode(page));
      await expect(page).toHaveURL('/signup/onboarding/complete');
      await expect(title(page)).toContainText('Join ');
      await page.getByRole('button', { name: 'Join' }).click();
      await expect(page).toHaveURL('/user/greet');
      await owner.context().close();
    });
  });
}

test('an invitation that was declined or withdrawn says so', async ({ page, browser, baseURL }) => {
  const declined = await invite(browser, baseURL, 'declined@people.example');
  await page.goto(declined.link);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(title(page)).toHaveText('This invitation was declined');
  const withdrawn = await invite(browser, baseURL, 'withdrawn@people.example');
  await withdrawn.owner.request.delete(`/api/invitations/${withdrawn.id}`, {
    headers: { origin: baseURL ?? '' },
  });
  await page.goto(withdrawn.link);
  await expect(title(page)).toHaveText('This invitation was withdrawn');
  await declined.owner.context().close();
  await withdrawn.owner.context().close();
});

test('an invitation expires after fourteen days', async ({ page, browser, baseURL }) => {
  const { link, owner } = await invite(browser, baseURL, 'late@people.example');
  await endInvitation('late@people.example');
  await page.goto(link);
  await expect(title(page)).toHaveText('This invitation has expired');
  await owner.context().close();
});

test.describe('a link nobody was sent', () => {
  test.use({ expectedProblems: /404/ });

  test('leads nowhere', { tag: '@core' }, async ({ page }) => {
    for (const guid of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await page.goto(`/signup/invite/${guid}`))?.status()).toBe(404);
      await expect(title(page)).toHaveText('Page Not Found');
    }
  });
});

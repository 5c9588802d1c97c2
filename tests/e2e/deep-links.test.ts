import type { BrowserContext, Page } from '@playwright/test';
import { checkAppearance } from '../support/checkAppearance.ts';
import { chooseCorporate } from '../support/chooseCorporate.ts';
import { cookieName } from '../support/cookieNames.ts';
import { chooseLinks, findLinkScript, listLinkCalls, makeLink, setLinkOutage } from '../support/deepLinks.ts';
import { openWithScript, waitForReact } from '../support/hydration.ts';
import { beginSession, enterCode, findSentCode, people } from '../support/logIn.ts';
import { ofTheSandbox } from '../support/marks.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { pathOf, search } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

const failure =
  'The link service could not be initialized, please try again once you turn off ad blockers if any.';
const guid = '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByLabel('Invitation link');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText(failure);
const listMarks = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.includes('MOBILE'));

/** An administrator has just invited somebody on the page of user management. */
async function invite(page: Page, email: string): Promise<void> {
  const answer = await page.request.get('/account', { maxRedirects: 0 });
  if (answer.headers().location === '/login') await beginSession(page, people.administrator);
  await page.goto('/account');
  if (new URL(page.url()).pathname === '/user/selection') await chooseCorporate(page, 'Harbour Living');
  await expect(page).toHaveURL('/account');
  await waitForReact(page);
  const form = page.getByRole('region', { name: /^Invite someone/ });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByText(`Invitation sent to ${email}.`)).toBeVisible();
}

const copy = (page: Page) => page.getByRole('button', { name: 'Copy the link' }).click();
const getClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({
  hasChosenCookies: false,
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedProblems: atNewSecret,
});

test('without consent the plain link is copied, and nothing of the link service is loaded or told', async ({
  page,
  context,
  baseURL,
  requests,
}) => {
  await chooseLinks(context, baseURL ?? '', false);
  await invite(page, 'plain@people.example');
  await expect(box(page)).toHaveValue(new RegExp(`^${baseURL}/signup/invite/[\\da-f-]{36}$`));
  await copy(page);
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await getClipboard(page)).toBe(await box(page).inputValue());
  await expect(toast(page)).toHaveCount(0);
  expect(requests.filter((url) => url.includes(findLinkScript()) || !url.startsWith(baseURL ?? ''))).toEqual(
    [],
  );
});

test(
  'with consent a short link is made of the guid and nothing else, once, and leads a phone to the invitation',
  ofTheSandbox,
  async ({ page, context, browser, baseURL, requests }) => {
    await chooseLinks(context, baseURL ?? '', true);
    await invite(page, 'short@people.example');
    const plain = await box(page).inputValue();
    expect(requests.filter((url) => url.includes(findLinkScript()))).toEqual([]);
    await copy(page);
    await expect(box(page)).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/l\/\w+$/);
    await copy(page);
    const link = await box(page).inputValue();
    expect(await getClipboard(page)).toBe(link);
    const calls = (await listLinkCalls(page.request)).filter(({ url }) => url === link);
    expect(calls.map(({ call }) => call)).toEqual(['link']);
    const said = Object.entries(JSON.parse(calls[0]?.sent.data ?? '{}')).filter(
      ([, value]) => value !== null,
    );
    expect(Object.fromEntries(said)).toEqual({
      guid: plain.slice(-36),
      $canonical_url: plain,
      $fallback_url: plain,
    });
    expect(Object.keys(calls[0]?.sent ?? {})).not.toContain('browser_fingerprint_id');

    const phone = await browser.newPage({ baseURL: baseURL ?? '', userAgent: iphone });
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/signup\/invite\/[\da-f-]{36}\?_branch_match_id=\d+$/);
    await expect(title(phone)).toHaveText(/invites you$/);
    await phone.getByRole('button', { name: 'Accept and sign up' }).click();
    await expect(phone).toHaveURL('/signup/by');
    await phone.context().close();
    await page.goto('/sandbox/links');
    await expect(page.getByRole('main')).toContainText('Link followed');
    await checkAppearance(page);
  },
);

test(
  'a link that carries an invitation leads to it, and it is taken up',
  ofTheSandbox,
  async ({ page, context, browser, baseURL }) => {
    const site = baseURL ?? '';
    const administrator = await browser.newPage({ baseURL: site });
    await chooseLinks(administrator.context(), site, false);
    await invite(administrator, 'taken-up@people.example');
    const carried = { guid: (await box(administrator).inputValue()).slice(-36) };
    await administrator.context().close();
    await chooseLinks(context, site, true);
    await page.goto(await makeLink(page.request, site, '/signup', carried));
    await expect(page).toHaveURL(`/signup/invite/${carried.guid}`);
    await page.getByRole('button', { name: 'Accept and log in' }).click();
    await page.getByLabel('Phone number').fill(people.otherMember);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await enterCode(page, await findSentCode(page));
    await expect(page).toHaveURL('/signup/onboarding/complete');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).not.toHaveURL(/signup/);
  },
);

test(
  'a link waits for consent, and is followed once it is given',
  ofTheSandbox,
  async ({ page, baseURL, requests }) => {
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', { actorType: 'agent' }));
    await expect(title(page)).toHaveText('Sign up');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes(findLinkScript()))).toEqual([]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page).toHaveURL('/signup/agent');
    await page.getByRole('link', { name: 'Choose who you are' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(title(page)).toHaveText('Sign up');
    await expect(page).toHaveURL('/signup');
  },
);

test(
  'the code a link carries stands in its field, and what was typed stays',
  ofTheSandbox,
  async ({ page, context, baseURL }) => {
    await chooseLinks(context, baseURL ?? '', true);
    const carried = { actorType: 'agent', onboardingCode: 'ABCD-EFGH-2345' };
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', carried));
    await expect(page).toHaveURL('/signup/agent/onboardingIdentifier');
    await expect(page.getByLabel('Invitation code')).toHaveValue('ABCD-EFGH-2345');
  },
);

test('what is hostile in a link leads nowhere', ofTheSandbox, async ({ page, context, baseURL }) => {
  await chooseLinks(context, baseURL ?? '', true);
  for (const carried of [
    { guid: '../../user/logout', actorType: '__proto__', $deeplink_path: '//evil.example' },
    { guid: `${guid}/../../x`, onboardingCode: '<img src=x onerror=alert(1)>' },
    'no object',
  ]) {
    const requested = page.waitForResponse((answer) => answer.url().endsWith('/v1/open'));
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', Object(carried)));
    await requested;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/signup\?_branch_match_id=\d+$/);
    await expect(title(page)).toHaveText('Sign up');
    await expect(toast(page)).toHaveCount(0);
  }
});

test.describe('when the link service fails', ofTheSandbox, () => {
  test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|v1/|403|ERR_FAILED`) });

  test('that is said once and goes away by itself, and the plain link is copied', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseLinks(context, baseURL ?? '', true);
    await context.route('**/v1/url', (route) => route.abort());
    await invite(page, 'blocked@people.example');
    await copy(page);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await getClipboard(page)).toContain(`${baseURL}/signup/invite/`);
    await expect(toast(page)).toHaveCount(0);
    await copy(page);
    await expect(page.getByText('The link is copied.')).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });

  test('a page opened by a link says so, too, and stays of use', async ({ page, context, baseURL }) => {
    await chooseLinks(context, baseURL ?? '', true);
    await context.route('**/v1/open', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', { guid }));
    await expect(toast(page)).toBeVisible();
    await page.getByRole('radio', { name: /^Tenant/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/signup/by');
  });
});

test(
  'a sign-up that the mobile app began is remembered until its return, once',
  ofTheSandbox,
  async ({ page, context, baseURL }) => {
    await chooseLinks(context, baseURL ?? '', true);
    const carried = { actorType: 'tenant', signupMobile: 'true' };
    await page.goto(await makeLink(page.request, baseURL ?? '', '/signup', carried));
    await expect(page).toHaveURL('/signup/tenant');
    expect(await listMarks(context)).toEqual([cookieName('SIGNUP_MOBILE')]);
    await page.goto('/login/sp/mobile?code=x');
    await expect(page).toHaveURL('/signup');
    expect(await listMarks(context)).toEqual([]);
    await page.goto('/login/singpass/mobile');
    await expect(page).toHaveURL('/login');
  },
);

test.describe('a listing is shared', ofTheSandbox, () => {
  test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|502`) });

  const copyShared = async (page: Page) => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy the link' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('The link is copied.'),
    ).toBeVisible();
    return getClipboard(page);
  };
  const listShared = async (page: Page) =>
    (await listLinkCalls(page.request)).filter(({ sent }) => sent.feature === 'share');

  test('by its plain address without consent, by a link with it, and plainly when the link service fails', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const { items } = await search(page.request, { limit: 1 });
    const plain = `${site}${pathOf(items[0] as (typeof items)[number])}`;
    await chooseLinks(context, site, false);
    await openWithScript(page, plain);
    expect(await copyShared(page)).toBe(plain);
    expect(await listShared(page)).toEqual([]);

    await chooseLinks(context, site, true, 's');
    await openWithScript(page, plain);
    const link = await copyShared(page);
    const [made, ...others] = await listShared(page);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ call: 'link', url: link });
    expect(JSON.parse(made?.sent.data ?? '{}')).toEqual({ $canonical_url: plain, $fallback_url: plain });
    await expect(toast(page)).toHaveCount(0);

    await setLinkOutage(page.request, 'bad-key');
    await openWithScript(page, plain);
    expect(await copyShared(page)).toBe(plain);
    await expect(toast(page)).toBeVisible();
    await setLinkOutage(page.request, '');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, hasChosenCookies: true });

  test('the marks of the app work the same, and a plain link leads on', async ({ page, context }) => {
    await page.goto('/signup/tenant?signupMobile=1&disableMobileCallback=1&x=y');
    await expect(page).toHaveURL('/signup/tenant?x=y');
    expect((await listMarks(context)).sort()).toEqual([
      cookieName('DISABLE_MOBILE_CALLBACK'),
      cookieName('SIGNUP_MOBILE'),
    ]);
    await page.goto('/login/sp/mobile');
    await expect(page).toHaveURL('/login');
    expect(await listMarks(context)).toEqual([]);
    await page.goto('/signup/agent?signupMobile=<script>');
    await expect(page).toHaveURL('/signup/agent');
    expect(await listMarks(context)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: iphone });

  test(
    'whoever has signed up is offered the app, with consent by a link that says what they are',
    ofTheSandbox,
    async ({ page, context, baseURL }) => {
      await chooseLinks(context, baseURL ?? '', false);
      await beginSession(page, people.tenant);
      await page.goto('/user/welcome');
      await expect(page).toHaveURL('/user/welcome');
      const app = page.getByRole('link', { name: 'Get the app' });
      await expect(app).toHaveAttribute('href', `${baseURL}/sandbox/app`);
      await app.click();
      await expect(page).toHaveURL('/sandbox/app');
      await chooseLinks(context, baseURL ?? '', true);
      await page.goto('/user/welcome');
      await app.click();
      await expect(page).toHaveURL(/\/sandbox\/app\?_branch_match_id=\d+$/);
      const [made] = (await listLinkCalls(page.request)).filter(({ call }) => call === 'link');
      expect(JSON.parse(made?.sent.data ?? '{}')).toMatchObject({ actorType: 'tenant' });
    },
  );
});

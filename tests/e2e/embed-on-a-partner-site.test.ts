import { type Browser, chromium, type Page } from '@playwright/test';
import { findFrame, findFrameIssues } from '../support/findFrameIssues.ts';
import { launchOptions } from '../support/launchOptions.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { addPartner, calculatorOn, chatOn, eventsOn, test } from '../support/partnerDemo.ts';
import { expect } from '../support/test.ts';

test.use({ expectedProblems: atNewSecret });

const openChat = (page: Page) => page.getByRole('button', { name: /^Message us/ }).click();

/** Starts the conversation of somebody who is signed in at the partner. */
async function write(page: Page, words: string): Promise<void> {
  await chatOn(page)
    .getByRole('textbox', { name: /^(Your message|Message)/ })
    .fill(words);
  await chatOn(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chatOn(page).getByRole('log').getByText(words)).toHaveCount(1);
}

/** The owner of the home that the chat is about, in a browser of their own. */
async function openAsOwner(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const owner = await context.newPage();
  const id = (await page.locator('sewa-chat').getAttribute('context'))?.replace('listing-', '');
  const { data } = await (await owner.request.get(`/api/listings/${id}`)).json();
  const accounts: { name: string; phoneNumber: string }[] = await (
    await owner.request.get('/sandbox/accounts.json')
  ).json();
  await beginSession(owner, accounts.find(({ name }) => name === data.lister.name)?.phoneNumber ?? '');
  return owner;
}

const inDollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-SG', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

async function checkCost(page: Page, rent: number, place = 0): Promise<void> {
  const { data } = await (
    await page.request.get(`/api/calculator?monthlyRent=${rent * 100}&months=12`)
  ).json();
  const calculator = calculatorOn(page, place);
  await calculator.getByRole('spinbutton', { name: /^Monthly rent/ }).fill(String(rent));
  const result = calculator.getByRole('region', { name: 'What it costs' });
  await expect(result.getByText(inDollars(data.totals.moveIn)).first()).toBeVisible();
  await expect(result.getByText(inDollars(data.totals.tenancy)).first()).toBeVisible();
}

test('beside a hostile frame, a visitor works out a cost and asks about a home, which they send on the main site', {
  tag: '@core',
}, async ({ page, context, demo }) => {
  const url = `${demo.origin}/hostile`;
  await page.goto(url);
  await checkCost(page, 3_200);
  await openChat(page);
  await chatOn(page).getByRole('textbox', { name: 'Your message' }).fill('Is there a view of the sea?');
  await chatOn(page)
    .getByRole('button', { name: /Continue/ })
    .click();
  const opened = context.waitForEvent('page');
  await chatOn(page)
    .getByRole('link', { name: /Continue on Sewa/ })
    .click();
  const main = await opened;
  await expect(main).toHaveURL('/login');
  await logIn(main, people.asker);
  await expect(main.getByLabel('Your message')).toHaveValue('Is there a view of the sea?');

  await expect(page.frameLocator('iframe.hostile').getByText('1,000')).toBeVisible();
  await expect(eventsOn(page).getByText('sewa-chat: lead {"kind":"enquiry"}')).toHaveCount(1);
  for (const event of ['sewa-calculator: ready', 'sewa-chat: ready', 'sewa-chat: open'])
    await expect(eventsOn(page).getByText(event)).toHaveCount(1);
  await expect(eventsOn(page).getByText('error')).toHaveCount(0);
  expect(page.url()).toBe(url);
  await checkCost(page, 2_500);
});

test('somebody signed in at the partner writes, and sees the owner answer live', {
  tag: '@core',
}, async ({ page, browser, market, demo }) => {
  await page.goto(`${demo.origin}/signed-in`);
  await openChat(page);
  await write(page, 'May I bring my dog?');
  await chatOn(page).getByRole('button', { name: 'Close' }).click();

  const owner = await openAsOwner(browser, page, market.url);
  await owner.goto('/chat');
  await owner.getByRole('link').filter({ hasText: 'May I bring my dog?' }).click();
  await expect(owner.getByRole('heading', { name: /Mei Lim/ }).first()).toBeVisible();
  await owner.getByRole('textbox', { name: 'Message', exact: true }).fill('Yes, small ones.');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await owner.getByRole('log').getByText('Yes, small ones.').waitFor();

  await expect(eventsOn(page).getByText('sewa-chat: unread {"count":1}')).toHaveCount(1);
  await page.getByRole('button', { name: 'Message us (1 unread)' }).click();
  await expect(chatOn(page).getByRole('log').getByText('Yes, small ones.')).toBeVisible();
  await owner.context().close();
});

test('forged, replayed and foreign tokens are refused', async ({ page, market, demo }) => {
  await page.goto(`${demo.origin}/signed-in`);
  const answer = page.getByRole('status');
  await page.getByRole('button', { name: 'Send a forged token' }).click();
  await expect(answer).toHaveText('Sewa answered 400 (token).');
  await page.getByRole('button', { name: 'Send the same token twice' }).click();
  await expect(answer).toHaveText('Sewa answered 409 (jti).');
  await page.getByRole('button', { name: 'Send a token for another site' }).click();
  await expect(answer).toHaveText('Sewa answered 400 (origin).');

  const other = await addPartner(market, 'Bayside Lets', demo.origin);
  const token = await page.evaluate(
    async () => (await (await fetch('/token', { method: 'POST' })).json()).token,
  );
  const start = (key: string) =>
    page.request.post(`${demo.embedOrigin}/api/embed/session`, { data: { key, token } });
  expect((await start(other)).status()).toBe(400);
  expect((await start(demo.key)).status()).toBe(200);
  expect((await start(demo.key)).status()).toBe(409);
});

test.describe('on a site that is not listed', () => {
  test.use({ expectedProblems: /frame-ancestors|frame is unlisted for|ERR_BLOCKED_BY_RESPONSE/ });

  test('the browser refuses the frame, the page is told why, and the link stays', async ({ page, demo }) => {
    await page.goto(demo.unlistedUrl);
    await expect(eventsOn(page).getByText(/sewa-calculator: error .*"unlisted"/)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Work out the cost on Sewa' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('where the script is blocked', () => {
  test.use({ expectedProblems: /ERR_BLOCKED_BY_CLIENT/ });

  test('the links stay', async ({ page, demo }) => {
    await page.route('**/embed/v1/*.js', (route) => route.abort('blockedbyclient'));
    await page.goto(`${demo.origin}/unstyled`);
    await expect(page.getByRole('link', { name: 'Work out the cost on Sewa' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask about this home on Sewa' })).toBeVisible();
  });
});

test('both frames work on a page that unsets every style, and have no axe issue in either theme', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${demo.origin}/unstyled`);
  await checkCost(page, 3_200);
  await openChat(page);
  await expect(chatOn(page).getByRole('textbox', { name: 'Your message' })).toBeVisible();
  for (const path of ['/embed/v1/calculator', '/embed/v1/chat']) {
    const frame = findFrame(page, path);
    const box = await (await frame.frameElement()).boundingBox();
    expect(box?.width, path).toBeGreaterThan(300);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findFrameIssues(frame), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('two calculators work on one page, and one is removed and added again without a page load', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.origin}/two`);
  const frames = page.locator('sewa-calculator iframe');
  await checkCost(page, 2_000);
  for (const rent of [3_000, 4_000]) {
    await page.getByRole('button', { name: 'Add a calculator' }).click();
    await checkCost(page, rent, 1);
    await expect(frames).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(frames).toHaveCount(1);
  }
  await expect(calculatorOn(page).getByRole('spinbutton', { name: /^Monthly rent/ })).toHaveValue(/2,?000/);
  await checkCost(page, 2_100);
});

test('with third-party cookies blocked, somebody signed in at the partner writes', async ({ demo }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--test-third-party-cookie-phaseout'],
  });
  const page = await browser.newPage();
  await page.goto(`${demo.origin}/signed-in`);
  await openChat(page);
  await write(page, 'Is there a bus nearby?');
  expect(await page.context().cookies(demo.embedOrigin)).toEqual([]);
  await browser.close();
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { endSessionElsewhere } from '../support/endSessionElsewhere.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, logIn, logInAbove, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { pathOf, search } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret });

interface Home {
  readonly id: string;
  readonly path: string;
  readonly listerName: string;
}

/** Homes of owners; each test takes one of its own. */
async function takeHome(request: APIRequestContext, place: number): Promise<Home> {
  const homes: Home[] = [];
  for (const item of (await search(request, { limit: 48 })).items) {
    const { data } = await (await request.get(`/api/listings/${item.id}`)).json();
    if (data.lister?.kind !== 'owner') continue;
    homes.push({ id: item.id, path: pathOf(item), listerName: data.lister.name });
    const home = homes[place];
    if (home) return home;
  }
  throw new Error(`There is no home ${place} of an owner.`);
}

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await sendButton(page).click();
}

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  { baseURL = '', ...options }: { baseURL?: string | undefined; javaScriptEnabled?: boolean },
  phoneNumber: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options });
  const page = await context.newPage();
  await beginSession(page, phoneNumber);
  return page;
}

async function findPhone(page: Page, name: string): Promise<string> {
  const accounts: { name: string; phoneNumber: string }[] = await (
    await page.request.get('/sandbox/accounts.json')
  ).json();
  return accounts.find((account) => account.name === name)?.phoneNumber ?? '';
}

/** Calls the API as the person of a page. */
async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data;
}

/** Asks about a home as the person of a page; resolves to the path of the conversation. */
async function ask(page: Page, home: Home, message: string): Promise<string> {
  const { conversationId } = await post(page, '/api/enquiries', {
    listingId: home.id,
    message,
    idempotencyKey: randomUUID(),
  });
  return `/chat/${conversationId}`;
}

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('somebody asks about a home, logs in, and sees the owner answer without a reload', {
    tag: '@core',
  }, async ({ page, browser, baseURL }) => {
    const home = await takeHome(page.request, 0);
    const question = 'May I bring my cat?';
    await openWithScript(page, home.path);
    await page.getByLabel('Your message').fill(question);
    await page.getByRole('button', { name: `Message ${home.listerName}` }).click();
    await logInAbove(page, people.asker);
    await expect(page.getByText('Message sent.')).toBeVisible();
    await page.getByRole('link', { name: 'See the conversation' }).click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await expect(log(page).getByText(question)).toHaveCount(1);

    const owner = await openAs(browser, { baseURL }, await findPhone(page, home.listerName));
    await owner.goto('/chat');
    await expect(owner).toHaveTitle(/^\(\d+\) Inbox/);
    await owner.getByRole('link').filter({ hasText: question }).click();
    await expect(log(owner).getByText(question)).toBeVisible();
    await write(owner, 'Yes, cats are welcome.');
    await expect(log(page).getByText('Yes, cats are welcome.')).toBeVisible();
    await write(page, 'Great, thank you!');
    await expect(log(owner).getByText('Great, thank you!')).toHaveCount(1);
    await expect(log(page).getByText('Great, thank you!')).toHaveCount(1);
    await owner.context().close();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 401/ });

  test('three messages wait, survive a reload, and arrive once each in their order', {
    tag: '@core',
  }, async ({ page, context }) => {
    const home = await takeHome(page.request, 1);
    await beginSession(page, people.tenant);
    await openWithScript(page, await ask(page, home, 'Is there a lift?'));
    await expect(log(page).getByText('Is there a lift?')).toHaveCount(1);

    await context.setOffline(true);
    const words = ['One more thing.', 'Is there parking?', 'How much is it?'];
    for (const text of words) await write(page, text);
    await expect(log(page).getByText('Waiting to send')).toHaveCount(3);
    // The page itself comes from the server, so only its calls stay without an answer during the reload.
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await context.setOffline(false);
    await page.reload();
    for (const text of words) await expect(log(page).getByText(text)).toHaveCount(1);
    await page.unroute('**/api/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
    await page.reload();
    await expect(log(page).getByText('How much is it?')).toBeVisible();
    const shown = (await log(page).textContent()) ?? '';
    expect(words.map((text) => shown.split(text).length)).toEqual([2, 2, 2]);
    expect(words.map((text) => shown.indexOf(text))).toEqual(
      words.map((text) => shown.indexOf(text)).toSorted((a, b) => a - b),
    );
  });
});

test('a page of earlier messages goes on with the latest once its script is there', async ({ page }) => {
  const home = await takeHome(page.request, 6);
  await beginSession(page, people.reader);
  const path = await ask(page, home, 'Is there a pool?');
  await openWithScript(page, path);
  await write(page, 'And a playground?');
  await expect(log(page).getByText('Sending…')).toHaveCount(0);
  await openWithScript(page, `${path}?before=2`);
  await expect(log(page).getByText('And a playground?')).toHaveCount(1);
  await write(page, 'Thank you!');
  await expect(log(page).getByText('Thank you!')).toHaveCount(1);
  await expect(log(page).getByText('Sending…')).toHaveCount(0);
});

test('ten open pages of one person load and hear every message, also when the one that holds the stream goes', {
  tag: '@core',
}, async ({ page, browser, baseURL, context }) => {
  const home = await takeHome(page.request, 7);
  await beginSession(page, people.reader);
  const path = await ask(page, home, 'Is there a bicycle rack?');
  await openWithScript(page, path);
  const pages = [page];
  while (pages.length < 10) {
    const another = await context.newPage();
    await openWithScript(another, path);
    pages.push(another);
  }
  const owner = await openAs(browser, { baseURL }, await findPhone(page, home.listerName));
  await owner.goto(path);
  for (const text of ['There is one.', 'It is locked.']) {
    await write(owner, text);
    for (const each of pages) await expect(log(each).getByText(text)).toHaveCount(1);
    await pages.shift()?.close();
  }
  await owner.context().close();
});

test.describe('in a session that ends elsewhere', () => {
  test.use({ expectedProblems: /401/ });

  test('an open conversation leads to log-in by itself, and back to what was typed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const home = await takeHome(page.request, 5);
    await beginSession(page, people.interruptedAsker);
    const path = await ask(page, home, 'Is there a gym?');
    await openWithScript(page, path);
    await expect(log(page).getByText('Is there a gym?')).toHaveCount(1);
    await field(page).fill('And how much is');
    await endSessionElsewhere(browser, baseURL, people.interruptedAsker);
    await expect(page).toHaveURL('/login');
    await logIn(page, people.interruptedAsker);
    await expect(page).toHaveURL(path);
    await expect(field(page)).toHaveValue('And how much is');
    await write(page, 'And how much is parking?');
    await expect(log(page).getByText('And how much is parking?')).toHaveCount(1);
    await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('people read and answer', async ({ page, browser, baseURL }) => {
    const home = await takeHome(page.request, 2);
    await beginSession(page, people.chooser);
    const path = await ask(page, home, 'Does it have a balcony?');
    const owner = await openAs(
      browser,
      { baseURL, javaScriptEnabled: false },
      await findPhone(page, home.listerName),
    );
    await owner.goto('/chat');
    await owner.getByRole('link').filter({ hasText: 'Does it have a balcony?' }).click();
    await expect(owner).toHaveURL(path);
    await write(owner, 'Yes, facing the park.');
    await expect(owner).toHaveURL(path);
    await expect(log(owner).getByText('Yes, facing the park.')).toHaveCount(1);
    await page.goto('/chat');
    await page.getByRole('link').filter({ hasText: 'Yes, facing the park.' }).click();
    await expect(log(page).getByText('Yes, facing the park.')).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    const check = page.getByRole('link', { name: 'Check for new messages' });
    expect((await check.boundingBox())?.x).toBeGreaterThanOrEqual(16);
    await check.click();
    await expect(page).toHaveURL(path);
    await page.goto(`${path}?before=2`);
    await expect(log(page).getByText('Does it have a balcony?')).toHaveCount(1);
    await expect(log(page).getByText('Yes, facing the park.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show latest messages' }).click();
    await expect(page).toHaveURL(path);
    await expect(log(page).getByText('Yes, facing the park.')).toHaveCount(1);
    await page.goto(`${path}?before=x`);
    await expect(log(page).getByText('Yes, facing the park.')).toHaveCount(1);
    await page.goto(`${path}?mute`);
    await page.getByRole('button', { name: 'Stop emails' }).click();
    await expect(page.getByText("You won't get emails about this conversation.")).toBeVisible();
    await owner.context().close();
  });
});

test('words that would be markup or a link with script stay words', async ({ page }) => {
  const home = await takeHome(page.request, 3);
  await beginSession(page, people.otherTenant);
  const hostile = `<img src=x onerror="document.title='taken'"> javascript:alert(1) \u202Egnp.exe`;
  const path = await ask(page, home, hostile);
  await openWithScript(page, path);
  await expect(log(page).getByText('javascript:alert(1)')).toBeVisible();
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/taken/);
});

test.describe('other people', () => {
  test.use({ expectedProblems: /status of 404|^answer: 404/ });

  test('find no conversation that is not theirs', async ({ page, browser, baseURL }) => {
    const home = await takeHome(page.request, 4);
    await beginSession(page, people.tenant);
    const path = await ask(page, home, 'Is the kitchen shared?');
    const other = await openAs(browser, { baseURL }, people.otherTenant);
    expect((await other.goto(path))?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await other.context().close();
  });
});

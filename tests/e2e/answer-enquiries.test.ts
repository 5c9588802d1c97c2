import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { search } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
test.use({ expectedProblems: atNewSecret });

const conversations = (page: Page) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  options: { baseURL: string | undefined; javaScriptEnabled?: boolean },
  phoneNumber: string,
): Promise<Page> {
  const { baseURL = '', ...rest } = options;
  const page = await (await browser.newContext({ baseURL, ...rest })).newPage();
  await beginSession(page, phoneNumber);
  return page;
}

/** A home of a person with an account: the one at this place among such homes. */
async function takeHome(page: Page, place: number) {
  const accounts: { name: string; phoneNumber: string }[] = await (
    await page.request.get('/sandbox/accounts.json')
  ).json();
  const homes: { id: string; phoneNumber: string }[] = [];
  for (const { id } of (await search(page.request, { limit: 48 })).items) {
    const { data } = await (await page.request.get(`/api/listings/${id}`)).json();
    const account = accounts.find(({ name }) => name === data.lister?.name);
    if (!account || homes.some(({ phoneNumber }) => phoneNumber === account.phoneNumber)) continue;
    homes.push({ id, phoneNumber: account.phoneNumber });
    const home = homes[place];
    if (home) return home;
  }
  throw new Error(`There is no home ${place} of somebody with an account.`);
}

/** Asks about a home as somebody; resolves to the id of the conversation. */
async function ask(browser: Browser, baseURL: string | undefined, phone: string, listingId: string) {
  const page = await openAs(browser, { baseURL }, phone);
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const answer = await page.request.post('/api/enquiries', {
    headers: { origin },
    data: { listingId, message: 'Is it still available?', idempotencyKey: randomUUID() },
  });
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  await page.context().close();
  return String(data.conversationId);
}

test('a lister answers three new enquiries in five presses from the dashboard', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const home = await takeHome(page, 0);
  const asked: string[] = [];
  for (const phone of [people.asker, people.chooser, people.otherTenant])
    asked.push(await ask(browser, baseURL, phone, home.id));
  await beginSession(page, home.phoneNumber);
  await openWithScript(page, '/dashboard');
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await press(page.getByRole('link', { name: 'Reply', exact: true }).first());
  await expect(page).toHaveURL(`/chat/${asked.at(-1)}?state=new`);
  await press(page.getByRole('button', { name: 'Available', exact: true }));
  await expect(field(page)).toHaveValue(/available/);
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Control+y');
  for (const id of asked.toReversed()) {
    await expect(page).toHaveURL(`/chat/${id}?state=new`);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(/available/);
    await expect(page.getByText(/more new enquir|No other new enquiries\./)).toBeVisible();
    await press(page.getByRole('button', { name: 'Send', exact: true }));
  }
  expect(presses).toBe(5);
  await page.goto(`/chat?state=new&home=${home.id}`);
  await expect(page.getByRole('heading', { name: 'No new enquiries' })).toBeVisible();
  await page.goto(`/chat?state=replied&home=${home.id}`);
  await expect(conversations(page)).toHaveCount(3);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lister filters, marks somebody as not a fit and takes it back; the asker sees nothing of it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const home = await takeHome(page, 1);
    const id = await ask(browser, baseURL, people.reader, home.id);
    await beginSession(page, home.phoneNumber);
    await page.goto(`/chat?home=${home.id}`);
    await page.getByRole('search').getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(`/chat?home=${home.id}&state=new`);
    await page.locator(`a[href^="/chat/${id}"]`).click();
    await page.getByRole('button', { name: 'Not a fit' }).click();
    await expect(page.getByText(/^By .*, \d+ [A-Z][a-z]{2}$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Not a fit' })).toBeVisible();
    const asker = await openAs(browser, { baseURL, javaScriptEnabled: false }, people.tenant);
    await asker.goto('/chat');
    await expect(asker.getByRole('search')).toHaveCount(0);
    await asker.context().close();
  });
});

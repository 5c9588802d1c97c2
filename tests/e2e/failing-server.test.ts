import type { Page, Response } from '@playwright/test';
import { isMarked, mark } from '../support/documentMark.ts';
import { waitForHydration } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { type OwnerApi, startOwnerApi } from '../support/startOwnerApi.ts';
import { type RunningProduct, startProduct } from '../support/startProduct.ts';
import { makeMarketFolder, type ReadySewa, removeFolder } from '../support/startSewa.ts';
import { test as base, expect } from '../support/test.ts';

interface Surroundings {
  readonly owner: OwnerApi;
  /** The product over the owner's API. */
  readonly sewa: RunningProduct;
}

const test = base.extend<object, { surroundings: Surroundings }>({
  surroundings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const owner = await startOwnerApi(process.env.SEWA_URL ?? '');
      const dataFolder = makeMarketFolder();
      const sewa = await startProduct({ dataFolder, environment: { API_ORIGIN: owner.origin } });
      await use({ owner, sewa });
      await sewa.stop();
      await owner.close();
      removeFolder(dataFolder);
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ surroundings }, use) => use(surroundings.sewa.url),
});

test.describe.configure({ mode: 'default' });
test.use({ expectedProblems: /status of (404|500|503)|^answer: (404|500|503)/ });

let visits = 0;

/** The search under an address nobody has asked for: a stored page would not need the API. */
const newSearch = (): string => `/discover?visit=${++visits}`;

interface LoggedLine {
  readonly level: string;
  readonly requestId?: string;
}

const listErrors = ({ output }: ReadySewa): LoggedLine[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LoggedLine => JSON.parse(line))
    .filter(({ level }) => level === 'error');

async function expectInternalError(page: Page, answer: Response | null, status: 500 | 503): Promise<void> {
  expect(answer?.status()).toBe(status);
  expect(answer?.headers()['retry-after']).toBe(status === 503 ? '1' : undefined);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveTitle('Internal Server Error · Sewa');
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sorry for this unexpected experience.');
}

for (const [behaviour, status] of [
  ['fails', 500],
  ['talks nonsense', 500],
  ['hangs up', 503],
] as const) {
  test.describe(`when the API behind a page ${behaviour}`, () => {
    test.beforeEach(({ surroundings }) => surroundings.owner.behave(behaviour));

    test('the page says "Internal Server Error", with script as without, and is whole when the API is', async ({
      page,
      surroundings,
    }) => {
      await expectInternalError(page, await page.goto(newSearch()), status);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
      surroundings.owner.behave('works');
      expect((await page.reload())?.status()).toBe(200);
      await expect(page.getByRole('article')).toHaveCount(24);
    });

    test('the error is logged once, under the id of its request, and the browser reports it to nobody', async ({
      page,
      surroundings,
      requests,
    }) => {
      const answer = await page.goto(newSearch());
      const requestId = answer?.headers()['x-request-id'];
      const lines = () => listErrors(surroundings.sewa).filter((line) => line.requestId === requestId);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await expect.poll(lines).toHaveLength(1);
      expect(requests.filter((url) => url.includes('/api/reports'))).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the page says it all the same and leads home once the API is back', async ({
        page,
        surroundings,
      }) => {
        await expectInternalError(page, await page.goto(newSearch()), status);
        surroundings.owner.behave('works');
        await page.getByRole('link', { name: 'Go to home page' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Singapore');
      });
    });
  });
}

test('an API that never answers is given up, and the page says so', async ({ page, surroundings }) => {
  surroundings.owner.behave('says nothing');
  await expectInternalError(page, await page.goto(newSearch()), 503);
  surroundings.owner.behave('works');
  expect((await page.reload())?.status()).toBe(200);
});

test.describe('the favourites of somebody signed in', () => {
  const favourites = (page: Page) => page.getByRole('region', { name: 'Saved homes', exact: true });
  const failure = (page: Page) =>
    page.getByRole('heading', { level: 1, name: "We can't show your saved homes right now" });

  /** Logs in where the accounts are: cookies do not tell one port of a host from another. */
  test.beforeEach(async ({ browser, context }) => {
    const accounts = await browser.newContext({ baseURL: process.env.SEWA_URL ?? '' });
    const page = await accounts.newPage();
    await beginSession(page, people.reader);
    await context.addCookies(await accounts.cookies());
    await accounts.close();
  });

  async function openWhileFailing(page: Page, { owner }: Surroundings): Promise<void> {
    owner.behave('fails');
    expect((await page.goto('/discover/favourites'))?.status()).toBe(500);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Your saved homes, notes and searches are safe.');
  }

  test('say that they are safe and are read again on request, in the same document', async ({
    page,
    surroundings,
  }) => {
    await openWhileFailing(page, surroundings);
    await waitForHydration(page);
    await mark(page);
    const failed = page.waitForResponse((response) => response.status() >= 500);
    await page.getByRole('link', { name: 'Try again' }).click();
    await failed;
    await expect(failure(page)).toBeVisible();
    surroundings.owner.behave('works');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(favourites(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('are a link away once the API is back', async ({ page, surroundings }) => {
      await openWhileFailing(page, surroundings);
      surroundings.owner.behave('works');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(favourites(page)).toBeVisible();
    });
  });
});

test('what is only not there, or elsewhere, is neither logged as an error nor reported', async ({
  page,
  request,
  surroundings,
  requests,
}) => {
  surroundings.owner.behave('works');
  const before = listErrors(surroundings.sewa).length;
  const home = await findFirst(request);
  for (const path of [
    '/no/such/page',
    '/discover/zzzzzzzzzzzz/some-home',
    pathOf({ ...home, slug: 'old' }),
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }
  expect(requests.filter((url) => url.includes('/api/reports'))).toEqual([]);
  expect(listErrors(surroundings.sewa)).toHaveLength(before);
});

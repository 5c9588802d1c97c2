import type { BrowserContext, Page } from '@playwright/test';
import {
  assertNoErrors,
  makeMarketFolder,
  type ReadySewa,
  removeFolder,
  startSewa,
  stopSewa,
} from './startSewa.ts';
import { test as base } from './test.ts';

/** The outside service that this product is set up with. */
const service = 'https://errors.example';

/** Tests over a product that has an error-reporting service to be asked about. */
export const test = base.extend<{ served: string[] }, { product: ReadySewa }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const dataFolder = makeMarketFolder();
      const sewa = await startSewa({
        dataFolder,
        environment: { SENTRY_DSN: `${service}/7`.replace('//', '//key@') },
      });
      await use(sewa);
      await stopSewa(sewa);
      assertNoErrors(sewa);
      removeFolder(dataFolder);
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  hasChosenCookies: false,
  expectedProblems: /seeded/,
  baseURL: async ({ product }, use) => use(product.url),
  // What the service was sent.
  served: [
    async ({ context }, use) => {
      const served: string[] = [];
      await context.route(`${service}/**`, async (route) => {
        served.push(route.request().url());
        await route.fulfill({ status: 200, json: {} });
      });
      await use(served);
    },
    { auto: true },
  ],
});

/** The form in which cookies are asked about. */
export const question = (page: Page) => page.getByRole('form', { name: 'Cookies', exact: true });

/** Presses a button of that form. */
export const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** Names the cookies a browser holds. */
export async function listCookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

/** Has the page fail, and waits until that was told to somebody. */
export async function fail(page: Page): Promise<string> {
  const told = page.waitForRequest(
    (request) => request.method() === 'POST' && !request.url().endsWith('/api/cookie/consent'),
  );
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('seeded');
    });
  });
  const { origin, pathname } = new URL((await told).url());
  return origin === service ? 'the service' : pathname;
}

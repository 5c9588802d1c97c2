import { waitForReact } from '../support/hydration.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { type ServedPages, servePages } from '../support/servePages.ts';
import { countUnderWay, settleRequests } from '../support/settleRequests.ts';
import { test as base, expect } from '../support/test.ts';

const COUNT = 12;
const AT_ONCE = 4;

const test = base.extend<object, { pages: ServedPages }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const pages = await servePages(COUNT);
      await use(pages);
      await pages.close();
    },
    // It builds the pages first, beside other tests.
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ pages }, use) => use(pages.url),
});

test('of twelve links that are pointed at, four load their page at once; each that ends lets one more start', async ({
  page,
  requests,
}) => {
  await page.goto('/');
  await waitForReact(page);
  const links = page.getByRole('link', { name: /^Page \d+$/ });
  await expect(links).toHaveCount(COUNT);
  // What says that a page cannot be is loaded with the first thing that is pointed at.
  await page.getByLabel('A field').hover();
  await settleRequests(page, requests);
  const gate = await delayScripts(page);
  const getUnderWay = countUnderWay(page);
  requests.length = 0;
  for (const index of Array.from({ length: COUNT }).keys()) await links.nth(index).hover();
  for (const ended of Array.from({ length: COUNT }).keys()) {
    const requested = Math.min(AT_ONCE + ended, COUNT);
    await expect.poll(() => requests.length, `after ${ended} have ended`).toBe(requested);
    expect(gate.waiting()).toHaveLength(requested - ended);
    await gate.releaseOne();
  }
  await expect.poll(getUnderWay).toBe(0);
  await settleRequests(page, requests);
  expect(requests).toHaveLength(COUNT);
  expect(new Set(requests).size).toBe(COUNT);
  await links.nth(6).click();
  await expect(page.getByText('This is page 7')).toBeVisible();
  await settleRequests(page, requests);
  expect(requests).toHaveLength(COUNT);
});

import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Counts the requests of a page that are under way, from now on. */
export function countUnderWay(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on('request', (made) => underWay.add(made));
  page.on('requestfinished', (made) => underWay.delete(made));
  page.on('requestfailed', (made) => underWay.delete(made));
  return () => underWay.size;
}

/** Longest wait for an idle moment, in milliseconds. */
const TIMEOUT = 1_000;

/** Waits until a page has had an idle moment. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    TIMEOUT,
  );

/**
 * Waits until everything a page has asked for so far stands among the requests of the test: it makes one more, which is taken
 * out again. 'networkidle' does not tell: it comes once in a document.
 */
export async function settleRequests(page: Page, requests: string[]): Promise<void> {
  await waitForIdle(page);
  const last = new URL('/favicon.ico?last', page.url()).href;
  await page.evaluate((url) => fetch(url).then((answer) => answer.arrayBuffer()), last);
  await expect.poll(() => requests).toContain(last);
  requests.splice(requests.indexOf(last), 1);
}

import type { Page } from '@playwright/test';

/** Longest wait for an idle moment, in milliseconds. */
const TIMEOUT = 1_000;

/** Waits until a page has had an idle moment. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    TIMEOUT,
  );

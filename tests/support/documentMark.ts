import type { Page } from '@playwright/test';

/** Marks the document, so that a full load can be told from a navigation inside it. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
/** Tells whether the document is still the marked one. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the window; behind an open dialog the page keeps the place of its scrollbar. */
export const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

import { expect, type Page } from '@playwright/test';
import { findIssues, themes } from './findIssues.ts';
import { findOverflow } from './findOverflow.ts';

/** Expects that axe finds nothing on the open page in either theme, and that nothing sticks out, on a phone and on a desk. */
export async function checkAppearance(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `${page.url()} ${width}`).toBe(0);
  }
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findIssues(page, theme), `${page.url()} ${theme}`).toEqual([]);
  }
}

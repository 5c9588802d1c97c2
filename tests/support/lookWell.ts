import { expect, type Page } from '@playwright/test';
import { findFaults, themes } from './findFaults.ts';
import { findOverflow } from './findOverflow.ts';

interface Look {
  /** Widths in pixels. @default [360, 1440] */
  readonly widths?: readonly number[];
  /** Opens the page anew at each width; left out, the page that is open is looked at. */
  readonly open?: () => Promise<unknown>;
}

/** Expects that axe finds nothing on a page in either theme, and that nothing sticks out, at each width. */
export async function lookWell(page: Page, { widths = [360, 1440], open }: Look = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await open?.();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await findFaults(page, theme), `${page.url()} ${theme} ${width}`).toEqual([]);
    }
    expect(await findOverflow(page), `${page.url()} ${width}`).toBe(0);
  }
}

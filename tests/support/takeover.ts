import type { Page } from '@playwright/test';

/** Waits until React has taken the page over. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('page-root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Waits until the page's script has taken the page over and, in a wide window, put the reading aids into its corner. */
export async function waitForTakeover(page: Page): Promise<void> {
  await waitForReact(page);
  await page.waitForFunction(
    () => innerWidth <= 1024 || document.querySelector('aside[aria-label="Reading aids"]') !== null,
  );
}

/** Opens a page and waits until its script has taken it over. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForTakeover(page);
}

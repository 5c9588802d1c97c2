import type { Page } from '@playwright/test';

/** Waits until React has taken the page over. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('page-root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Waits until the page's script has taken the page over and put into its corner what belongs there. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForReact(page);
  await page.waitForFunction(() => {
    const has = (name: string) => document.querySelector(`aside[aria-label="${name}"]`) !== null;
    const isOfferedHelp = /^\/(map|profile|discover(\/(?!favourites\/)[^/]+\/[^/]+)?)?$/.test(
      location.pathname,
    );
    return (innerWidth <= 1024 || has('Reading aids')) && (!isOfferedHelp || has('Help'));
  });
}

/** Opens a page and waits until its script has taken it over. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

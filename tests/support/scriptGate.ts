import type { Page, Route } from '@playwright/test';

/** Holds the product's scripts back until they are let through. */
export interface ScriptGate {
  /** Addresses that wait now. */
  readonly waiting: () => string[];
  /** Lets everything through, now and later. */
  readonly open: () => Promise<void>;
}

/** Stops every script of the product on its way to the page. */
export async function delayScripts(page: Page): Promise<ScriptGate> {
  const delayed: Route[] = [];
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) await route.continue();
    else delayed.push(route);
  });
  return {
    waiting: () => delayed.map((route) => route.request().url()),
    open: async () => {
      isOpen = true;
      await Promise.all(delayed.splice(0).map((route) => route.continue()));
    },
  };
}

/** Takes idle moments away from the page, so that only input starts its script. */
export async function removeIdleMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

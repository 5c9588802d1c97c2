import type { Page } from '@playwright/test';
import { settleRequests, waitForIdle } from './settleRequests.ts';

/** Makes the browser say that its person saves data, as Chromium does where that is switched on. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Whether an address is that of script, or of the data that comes with it. */
export const isScript = (url: string): boolean => /\.js$|\/_payload\.json/.test(url);

/** Opens a page, lets it rest, and points at its words and links, which needs no script. */
export async function openAndRead(page: Page, requests: string[], path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.wheel(0, 300);
  await page.getByRole('banner').getByRole('link').first().hover();
  await settleRequests(page, requests);
}

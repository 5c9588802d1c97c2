import type { Page } from '@playwright/test';
import { cookieName } from './cookieNames.ts';

/** Takes somebody's session away as its end would; the page is left first, which else notices and goes home by itself. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: cookieName('session') });
}

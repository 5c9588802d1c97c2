import type { Page } from '@playwright/test';

/** Acts for a corporate, on the page that asks for which. */
export async function chooseCorporate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Choose|Continue for) ${name}$`) }).click();
}

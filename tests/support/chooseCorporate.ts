import type { Page } from '@playwright/test';

/**
 * What may go wrong while somebody chooses before the page's script is there: the form is on its way when the script arrives
 * and asks who is there, with a session that has just got a new secret. Then the server says that it cannot tell.
 */
export const whileChoosing = /503.*\/api\/user\/control/;

/** Acts for a corporate, on the page that asks for which. */
export async function chooseCorporate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Choose|Go on for) ${name}$`) }).click();
}

import type { Browser } from '@playwright/test';
import { beginSession } from './logIn.ts';

/** Ends every session of a person but one of another browser: their cookies are left as they are, as when a session grows too old. */
export async function endSessionElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  phoneNumber: string,
): Promise<void> {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await beginSession(page, phoneNumber);
  const answer = await page.request.post('/api/user/sessions/end-others', { headers: { origin } });
  if (!answer.ok()) throw new Error(`The sessions were not ended: ${answer.status()}.`);
  await context.close();
}

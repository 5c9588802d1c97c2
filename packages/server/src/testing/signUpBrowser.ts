import type { Database } from '../platform/database/database.ts';
import { openTestBrowser } from './openTestBrowser.ts';
import { clearQueuedMails } from './queuedMails.ts';

/** Empties what sign-up and invitations write. */
export async function resetSignUp(db: Database): Promise<void> {
  for (const table of [
    'one_time_codes',
    'one_time_code_requests',
    'rate_limits',
    'sign_up_drafts',
    'onboardings',
    'invitations',
    'corporates',
    'users',
  ])
    await db.query(`delete from ${table}`);
  await clearQueuedMails(db);
}

/** What somebody who becomes a tenant fills in. */
export const tenantFields = { name: 'Tan Wei', email: 'wei@people.example', residentialStatus: 'C' };

/** A browser that asks for a code at sign-up and enters it: somebody is signed in then, whose sign-up is not complete. */
export async function openSignUpBrowser(
  db: Database,
  phoneNumber: string,
  variables: Record<string, string> = {},
) {
  const browser = openTestBrowser(db, { OTP_RESEND_SECONDS: '0', ...variables });
  await browser.send('/api/login/otp', { phoneNumber, purpose: 'signUp' });
  await browser.enter(browser.findCode(), phoneNumber);
  const create = (userType: string | number, fields: object = tenantFields) =>
    browser.send(`/api/user/${userType}/create`, fields);
  return { ...browser, create };
}

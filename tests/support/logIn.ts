import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cookieName } from './cookieNames.ts';

/** Numbers of invented people. Over one product each is for one file of tests, so that files never wait for each other. */
export const people = {
  tenant: '80000301',
  otherTenant: '80000302',
  owner: '80000201',
  agent: '80000101',
  asker: '80000303',
  chooser: '80000304',
  newUser: '80000305',
  unscriptedNewUser: '80000306',
  reader: '80000202',
  profiled: '80000203',
  unscripted: '80000204',
  careful: '80000205',
  seen: '80000206',
  changer: '80000207',
  unscriptedChanger: '80000208',
  leaver: '80000209',
  unscriptedLeaver: '80000210',
  interrupted: '80000211',
  unscriptedInterrupted: '80000212',
  interruptedAsker: '80000213',
  twoTabs: '80000214',
  twoTabsEarly: '80000107',
  founder: '80000108',
  daily: '80000215',
  switcher: '80000112',
  administrator: '80000401',
  corporateMember: '80000402',
  otherMember: '80000403',
  operator: '80000405',
  nobody: '80000999',
  /** Nobody has these until they sign up. */
  newTenant: '80001001',
  unscriptedTenant: '80001002',
  newAgent: '80001003',
  newCorporate: '80001004',
  inviting: '80000216',
  requested: '80000102',
  curious: '80000103',
  stranded: '80000104',
  greeted: '80000105',
  bystander: '80000106',
  walker: '80000109',
  welcomed: '80000110',
  early: '80000111',
  newAsker: '80001009',
  knownAsker: '80001010',
  earlyTenant: '80001007',
  hastyTenant: '80001008',
  invitedTenant: '80001005',
  unscriptedInvitedTenant: '80001006',
} as const;

interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly body: string;
}

/** The code of the message with this prefix, from the sandbox's outbox, once it is there. */
export async function findSentMessageCode(request: APIRequestContext, prefix: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const messages: OutboxMessage[] = await (await request.get('/sandbox/outbox.json')).json();
      const found = messages.find(({ body }) => body.includes(`${prefix}-`));
      code = new RegExp(`${prefix}-(\\d{6})`).exec(found?.body ?? '')?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The prefix the code page shows. */
async function findPrefix(page: Page): Promise<string> {
  const hint = page.getByText(/^Check that .* starts with [A-Z]{3}-$/);
  return /([A-Z]{3})-$/.exec((await hint.textContent()) ?? '')?.[1] ?? '';
}

/** Asks for a code on the log-in page that is open, and waits for the page where it is entered. */
export async function requestCode(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL('/login/otp');
}

/** The code that was sent for the code page that is open. */
export async function findSentCode(page: Page): Promise<string> {
  return findSentMessageCode(page.request, await findPrefix(page));
}

/** Enters a code on the log-in page that is open. With script the last digit sends it; before and without it, the button does. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  // A button that is busy sends nothing again, and one that is gone was not needed.
  const press = page.getByRole('button', { name: 'Log in' }).dispatchEvent('click', {}, { timeout: 1_000 });
  await press.catch(() => undefined);
}

/** Makes a browser one in which somebody was greeted today, so that log-in goes straight on. */
async function skipGreeting(context: BrowserContext, origin: string): Promise<void> {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
  await context.addCookies([{ name: cookieName('greeted', origin), value: day, url: origin }]);
}

/** Logs somebody in from the log-in page that is open, who was greeted today; it goes on to wherever they wanted to go. */
export async function logIn(page: Page, phoneNumber: string): Promise<void> {
  await skipGreeting(page.context(), new URL(page.url()).origin);
  await requestCode(page, phoneNumber);
  await enterCode(page, await findSentCode(page));
  await expect(page).not.toHaveURL(/\/login/);
}

/** Logs somebody in above the page that is open, where a visitor was asked to; the sixth digit of the code sends it. */
export async function logInAbove(page: Page, phoneNumber: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(phoneNumber);
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  await expect(sheet.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type(await findSentCode(page));
}

/**
 * Gives the browser of a page the session of somebody who was greeted today, for journeys that are about something else: it
 * calls the API, and the page stays where it is. Resolves to the origin of the product.
 */
export async function beginSession(page: Page, phoneNumber: string): Promise<string> {
  const { request } = page;
  const { origin } = new URL((await request.get('/api/health')).url());
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { prefix } = await post('/api/login/otp', { phoneNumber });
  await post('/api/login/otp/validate', { phoneNumber, otp: await findSentMessageCode(request, prefix) });
  await skipGreeting(page.context(), origin);
  return origin;
}

/** Proves with a code that it is them, on the page that asks for it; it goes on to where that was wanted. */
export async function stepUpAtIssuer(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/user\/prove/);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Verification code').fill(await findSentCode(page));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).not.toHaveURL(/\/user\/prove/);
}

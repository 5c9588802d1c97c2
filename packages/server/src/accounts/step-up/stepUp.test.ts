import type { RouteAnswer } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { browserStart, openTestBrowser, resetLogIn, testNumbers } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';

const getDatabase = openTestDatabase();
const newNumber = '+6580000955';
const wrong = [{ name: 'otp', reason: 'is wrong or no longer valid. Check it, or ask for a new one.' }];

type Browser = ReturnType<typeof openTestBrowser>;

async function logIn(settings: Record<string, string> = {}): Promise<Browser> {
  const browser = openTestBrowser(getDatabase().db, { OTP_RESEND_SECONDS: '0', ...settings });
  await browser.ask();
  expect((await browser.enter(browser.findCode())).status).toBe(200);
  return browser;
}

async function stepUp(browser: Browser): Promise<void> {
  expect((await browser.send('/api/user/step-up', {})).status).toBe(200);
  expect((await browser.send('/api/user/step-up/validate', { otp: browser.findCode() })).status).toBe(200);
}

const issuesOf = (content: unknown) => (content as { fields: unknown }).fields;

async function getStepUpState(browser: Browser): Promise<RouteAnswer<'getStepUps'>> {
  return ((await browser.send('/api/user/proofs')).content as { data: RouteAnswer<'getStepUps'> }).data;
}

async function getUser(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await getDatabase().db.query(`select * from users where id = 'mei'`);
  return rows[0];
}

async function listMails(): Promise<{ recipient: string; subject: string; text_body: string }[]> {
  const mails = await listQueuedMails(getDatabase().db);
  return mails.map(({ recipient, subject, text_body }) => ({ recipient, subject, text_body }));
}

const findMailedCode = async () =>
  /[A-Z]{3}-(\d{6})/.exec((await listMails()).at(-1)?.subject ?? '')?.[1] ?? '';

async function listAuditedActions(): Promise<{ action: string; details: unknown }[]> {
  const { rows } = await getDatabase().db.query<{ action: string; details: unknown }>(
    `select action, details from audit_log where user_id = 'mei' order by id desc limit 5`,
  );
  return rows;
}

beforeEach(async () => {
  await resetLogIn(getDatabase().db);
  await clearQueuedMails(getDatabase().db);
  await getDatabase().db.query(`update users set email = 'mei@example.sg', residential_status = 'C'`);
});

describe('a fresh proof', () => {
  test('gives the session a new secret, and the old one opens nothing any more (ASVS 7.2.4)', async () => {
    const browser = await logIn();
    const old = browser.jar.get('test-session') ?? '';
    expect(await getStepUpState(browser)).toMatchObject({ provenFor: 0, stepUp: null });
    await browser.send('/api/user/step-up', {});
    expect(await getStepUpState(browser)).toMatchObject({ stepUp: { phoneNumber: testNumbers.known } });
    const { cookies } = await browser.send('/api/user/step-up/validate', { otp: browser.findCode() });
    expect(cookies.get('test-session')).toMatch(/HttpOnly/);
    expect(browser.jar.get('test-session')).not.toBe(old);
    expect(await browser.control()).toMatchObject({ isAuthenticated: true });
    expect(await getStepUpState(browser)).toMatchObject({ provenFor: 300, stepUp: null });
    browser.jar.set('test-session', old);
    expect((await browser.send('/api/user/get')).status).toBe(401);
    browser.wait(60_000);
    expect(await browser.control()).toMatchObject({ isAuthenticated: false });
    expect((await listAuditedActions())[0]).toEqual({ action: 'proven-again', details: { by: 'otp' } });
  });

  test('holds for five minutes', async () => {
    const browser = await logIn();
    await stepUp(browser);
    browser.wait(299_000);
    expect((await browser.send('/api/user/phone', { phoneNumber: newNumber })).status).toBe(200);
    browser.wait(2_000);
    expect((await browser.send('/api/user/phone', { phoneNumber: newNumber })).status).toBe(403);
  });

  test('a code works once, five tries, five minutes (ASVS 6.5.1, 6.6.3)', async () => {
    const browser = await logIn();
    await browser.send('/api/user/step-up', {});
    const otp = browser.findCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, content } = await browser.send('/api/user/step-up/validate', {
        otp: otp === '000000' ? '000001' : '000000',
      });
      expect([status, issuesOf(content)]).toEqual([400, wrong]);
    }
    expect((await browser.send('/api/user/step-up/validate', { otp })).status).toBe(400);
    await stepUp(browser);
    expect((await browser.send('/api/user/step-up/validate', { otp: browser.findCode() })).status).toBe(400);
    await browser.send('/api/user/step-up', {});
    browser.wait(300_000);
    expect((await browser.send('/api/user/step-up/validate', { otp: browser.findCode() })).status).toBe(400);
  });

  test('three burnt codes lock the number, for log-in too, and a letter counts against its own address', async () => {
    const browser = await logIn();
    const burn = async (path: string, given: unknown) => {
      const { status } = await browser.send(path, given);
      const otp = path.endsWith('email') ? await findMailedCode() : browser.findCode();
      for (let tries = 0; tries < 5; tries += 1)
        await browser.send(`${path}/validate`, { otp: otp === '000000' ? '000001' : '000000' });
      return status;
    };
    await stepUp(browser);
    const email = { email: 'new@example.sg' };
    for (const status of [200, 200, 200, 429]) expect(await burn('/api/user/email', email)).toBe(status);
    expect((await browser.send('/api/user/email', { email: 'NEW@example.sg' })).status).toBe(429);
    for (const status of [200, 200, 200, 429]) expect(await burn('/api/user/step-up', {})).toBe(status);
    expect((await browser.ask()).status).toBe(429);
    expect((await browser.send('/api/user/phone', { phoneNumber: newNumber })).status).toBe(200);
  });

  test('a code is good in the session that asked only, and not to log in with (ASVS 6.6.2)', async () => {
    const browser = await logIn();
    const other = await logIn();
    await browser.send('/api/user/step-up', {});
    const otp = browser.findCode();
    expect((await other.send('/api/user/step-up/validate', { otp })).status).toBe(400);
    const visitor = openTestBrowser(getDatabase().db, { OTP_RESEND_SECONDS: '0' });
    expect((await visitor.enter(otp)).status).toBe(400);
  });

  test('asks for what sends messages no more often than log-in does', async () => {
    const browser = openTestBrowser(getDatabase().db);
    await browser.ask();
    await browser.enter(browser.findCode());
    expect((await browser.send('/api/user/step-up', {})).status).toBe(429);
    browser.wait(31_000);
    expect((await browser.send('/api/user/step-up', {})).status).toBe(200);
  });

  test('and a new number take their text messages from what may be sent a day over all numbers (ASVS 2.4.1)', async () => {
    const browser = await logIn({ SMS_PER_DAY: '3' });
    await stepUp(browser);
    expect((await browser.send('/api/user/phone', { phoneNumber: newNumber })).status).toBe(200);
    for (const [path, body] of [
      ['/api/user/step-up', {}],
      ['/api/user/phone', { phoneNumber: newNumber }],
    ] as const)
      expect(await browser.send(path, body)).toMatchObject({ status: 503, content: { code: 'R003' } });
    expect(browser.texts).toHaveLength(3);
  });

  test('is nobody’s who is signed out, nor for another site', async () => {
    const visitor = openTestBrowser(getDatabase().db);
    for (const [path, body] of [
      ['/api/user/step-up', {}],
      ['/api/user/step-up/validate', { otp: '123456' }],
      ['/api/user/phone', { phoneNumber: newNumber }],
      ['/api/user/phone/validate', { otp: '123456' }],
      ['/api/user/email', { email: 'a@example.sg' }],
      ['/api/user/email/validate', { otp: '123456' }],
    ] as const)
      expect((await visitor.send(path, body)).status, path).toBe(401);
    expect((await visitor.send('/api/user/proofs')).status).toBe(401);
    const browser = await logIn();
    const headers = { origin: 'https://evil.example' };
    expect((await browser.send('/api/user/step-up', {}, headers)).status).toBe(403);
  });
});

describe('a new number', () => {
  const ask = (browser: Browser, phoneNumber = newNumber) => browser.send('/api/user/phone', { phoneNumber });
  const enter = (browser: Browser, otp = browser.findCode()) =>
    browser.send('/api/user/phone/validate', { otp });

  test('is taken with a fresh proof and its own code; other sessions end, the old number is told (ASVS 7.4.2, 8.2.3)', async () => {
    const browser = await logIn();
    const other = await logIn();
    expect((await ask(browser)).status).toBe(403);
    await stepUp(browser);
    expect((await ask(browser)).status).toBe(200);
    expect(await getUser()).toMatchObject({ phone_number: testNumbers.known });
    expect(browser.texts.at(-1)?.to).toBe(newNumber);
    expect((await enter(browser)).status).toBe(200);
    expect(await getUser()).toMatchObject({ phone_number: newNumber });
    expect(await other.control()).toMatchObject({ isAuthenticated: false });
    expect(await browser.control()).toMatchObject({ isAuthenticated: true });
    expect(browser.texts.at(-1)).toMatchObject({
      to: testNumbers.known,
      text: expect.stringContaining('phone number of your account was changed'),
    });
    expect((await listAuditedActions())[0]).toEqual({ action: 'phone-changed', details: { ended: 1 } });
  });

  test('that somebody else has gets the same answer and another message, and is never taken', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, phone_number, is_valid) values ('ravi', $1, true)`, [newNumber]);
    const browser = await logIn();
    await stepUp(browser);
    const taken = await ask(browser);
    expect(browser.texts.at(-1)?.text).not.toMatch(/\d{6}/);
    const free = await ask(browser, '+6580000956');
    const shape = ({ content }: { content: unknown }) =>
      Object.keys((content as { data: object }).data).toSorted();
    expect([taken.status, shape(taken)]).toEqual([free.status, shape(free)]);
    expect(issuesOf((await enter(browser, '123456')).content)).toEqual(wrong);
  });

  test('that somebody takes meanwhile is refused like a wrong code', async () => {
    const browser = await logIn();
    await stepUp(browser);
    await ask(browser);
    await getDatabase().db.query(`insert into users (id, phone_number) values ('ravi', $1)`, [newNumber]);
    expect(issuesOf((await enter(browser)).content)).toEqual(wrong);
    expect(await getUser()).toMatchObject({ phone_number: testNumbers.known });
  });

  test('that two people prove at once becomes one’s', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, phone_number, is_valid) values ('ravi', '+6580000957', true)`);
    const mei = await logIn();
    const ravi = openTestBrowser(db, { OTP_RESEND_SECONDS: '0' });
    ravi.jar.set('test-session', await createSession(db, 'ravi', { now: browserStart }));
    for (const browser of [mei, ravi]) {
      await stepUp(browser);
      await ask(browser);
    }
    const statuses = (await Promise.all([enter(mei), enter(ravi)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  test.each(['123', '+6561234567', '', testNumbers.known])('%j is refused, by field', async (phoneNumber) => {
    const browser = await logIn();
    await stepUp(browser);
    const { status, content } = await ask(browser, phoneNumber);
    expect([status, issuesOf(content)]).toEqual([400, [expect.objectContaining({ name: 'phoneNumber' })]]);
  });
});

describe('a new e-mail address', () => {
  const ask = (browser: Browser, email = 'new@example.sg') => browser.send('/api/user/email', { email });
  const enter = (browser: Browser, otp: string) => browser.send('/api/user/email/validate', { otp });

  test('is taken once its code is entered; nothing changes before, and the old one, which was confirmed, is told', async () => {
    await getDatabase().db.query('update users set proven_email = email');
    const browser = await logIn();
    expect((await ask(browser)).status).toBe(403);
    await stepUp(browser);
    expect((await ask(browser)).status).toBe(200);
    expect(await getUser()).toMatchObject({ email: 'mei@example.sg', proven_email: 'mei@example.sg' });
    expect(await getStepUpState(browser)).toMatchObject({
      email: { email: 'new@example.sg' },
      isEmailProven: true,
    });
    const otp = await findMailedCode();
    expect((await enter(browser, otp)).status).toBe(200);
    expect((await enter(browser, otp)).status).toBe(400);
    expect(await getUser()).toMatchObject({ email: 'new@example.sg', proven_email: 'new@example.sg' });
    expect(await getStepUpState(browser)).toMatchObject({ email: null, isEmailProven: true });
    expect((await listMails()).at(-1)).toMatchObject({
      recipient: 'mei@example.sg',
      text_body: expect.not.stringContaining('new@example.sg'),
    });
    expect((await listAuditedActions())[0]?.action).toBe('email-changed');
  });

  test('may be the present one, to prove it; then nobody is told', async () => {
    const browser = await logIn();
    await stepUp(browser);
    await ask(browser, 'mei@example.sg');
    await enter(browser, await findMailedCode());
    expect(await getStepUpState(browser)).toMatchObject({ isEmailProven: true });
    expect(await listMails()).toHaveLength(1);
    expect((await listAuditedActions())[0]?.action).toBe('email-proven');
  });

  test('has half an hour to be proven', async () => {
    const browser = await logIn();
    await stepUp(browser);
    await ask(browser);
    browser.wait(30 * 60_000);
    expect((await enter(browser, await findMailedCode())).status).toBe(400);
  });

  test.each(['', 'mei', 'a@b', `${'x'.repeat(250)}@example.sg`])('%j is refused, by field', async (email) => {
    const browser = await logIn();
    await stepUp(browser);
    const { status, content } = await ask(browser, email);
    expect([status, issuesOf(content)]).toEqual([400, [expect.objectContaining({ name: 'email' })]]);
  });
});

describe('a profile', () => {
  const change = (browser: Browser, body: unknown) => browser.send('/api/user/profile', body, {}, 'PATCH');

  test('is changed and written down, without what was changed', async () => {
    const browser = await logIn();
    const body = { name: ' Mei Ling ', residentialStatus: 'A', passType: 'S Pass' };
    expect((await change(browser, body)).status).toBe(200);
    expect(await getUser()).toMatchObject({
      name: 'Mei Ling',
      residential_status: 'A',
      pass_type: 'S Pass',
    });
    expect((await listAuditedActions())[0]).toEqual({
      action: 'profile-changed',
      details: { fields: 'name residentialStatus passType' },
    });
    await change(browser, { residentialStatus: 'P' });
    expect(await getUser()).toMatchObject({ residential_status: 'P', pass_type: null });
  });

  test('takes nothing else, whatever else is sent (ASVS 15.3.3)', async () => {
    const browser = await logIn();
    const before = await getUser();
    const body = {
      name: 'Mei',
      id: 'root',
      email: 'evil@example.sg',
      phoneNumber: newNumber,
      userTypes: ['CorporateUser'],
      userTypeIds: [4],
      user_type_ids: [4],
      cid: 'c',
      isValid: false,
      proven_email: 'evil@example.sg',
    };
    expect((await change(browser, body)).status).toBe(200);
    expect(await getUser()).toEqual(before);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ residentialStatus: 'X' }, 'residentialStatus'],
    [{ residentialStatus: 'A' }, 'passType'],
    [{ passType: 'S Pass' }, 'passType'],
  ])('refuses %j, by field', async (body, name) => {
    const { status, content } = await change(await logIn(), body);
    expect([status, issuesOf(content)]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

test('neither codes nor numbers nor addresses stand in the log (ASVS 16.2.5)', async () => {
  const browser = await logIn();
  await stepUp(browser);
  await browser.send('/api/user/phone', { phoneNumber: newNumber });
  const otp = browser.findCode();
  await browser.send('/api/user/phone/validate', { otp });
  await browser.send('/api/user/email', { email: 'new@example.sg' });
  const said = JSON.stringify([browser.lines, await listAuditedActions()]);
  for (const secret of [newNumber, testNumbers.known, 'new@example.sg', otp])
    expect(said).not.toContain(secret);
});

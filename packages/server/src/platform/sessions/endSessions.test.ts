import { sessionEntrySchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser, resetLogIn, testNumbers } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession, SESSION_IDLE_MS } from './session.ts';

const getDatabase = openTestDatabase();
const path = '/api/user/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1';

type Browser = ReturnType<typeof openTestBrowser>;

async function logIn(userAgent: string): Promise<Browser> {
  const browser = openTestBrowser(getDatabase().db, { OTP_RESEND_SECONDS: '0' });
  await browser.ask();
  const otp = browser.findCode();
  const { status } = await browser.send(
    '/api/login/otp/validate',
    { phoneNumber: testNumbers.known, otp },
    { 'user-agent': userAgent },
  );
  expect(status).toBe(200);
  return browser;
}

async function list(browser: Browser) {
  const { content } = await browser.send(path);
  return sessionEntrySchema.array().parse((content as { data: unknown }).data);
}

const isSignedIn = async (browser: Browser) =>
  ((await browser.control()) as { isAuthenticated: boolean }).isAuthenticated;

async function listActionsOf(): Promise<string[]> {
  const { rows } = await getDatabase().db.query<{ action: string }>(
    `select action from audit_log where user_id = 'mei' order by id`,
  );
  return rows.map(({ action }) => action);
}

let actionsBefore: number;

beforeEach(async () => {
  await resetLogIn(getDatabase().db);
  actionsBefore = (await listActionsOf()).length;
});

const newActions = async () => (await listActionsOf()).slice(actionsBefore);

describe('the sessions of a person', () => {
  test('are known by browser and system, the one that asks first', async () => {
    const laptop = await logIn(firefox);
    const phone = await logIn(safari);
    phone.wait(60_000);
    expect(await list(phone)).toEqual([
      expect.objectContaining({ browser: 'Safari', system: 'iPhone', isCurrent: true }),
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', isCurrent: false }),
    ]);
    expect((await list(laptop)).map(({ browser }) => browser)).toEqual(['Firefox', 'Safari']);
  });

  test('say when they were last used', async () => {
    const browser = await logIn(firefox);
    browser.wait(3 * 3_600_000);
    await browser.control();
    expect(await list(browser)).toMatchObject([
      { startedAt: '2026-11-21T04:00:00.000Z', lastUsedAt: '2026-11-21T07:00:00.000Z' },
    ]);
  });

  test('leave out what has ended, and nothing that opens one', async () => {
    const old = await logIn(safari);
    const browser = await logIn(firefox);
    browser.wait(SESSION_IDLE_MS - 1000);
    await browser.control();
    browser.wait(2000);
    const entries = await list(browser);
    expect(entries.map(({ system }) => system)).toEqual(['Windows']);
    const { rows } = await getDatabase().db.query<{ id: string }>('select id from sessions');
    for (const { id } of rows) expect(JSON.stringify(entries)).not.toContain(id);
    for (const { jar } of [old, browser])
      expect(JSON.stringify(entries)).not.toContain(jar.get('test-session'));
  });

  test('are told to nobody who is not signed in', async () => {
    const browser = openTestBrowser(getDatabase().db);
    expect((await browser.send(path)).status).toBe(401);
    expect((await browser.send(`${path}/end-others`, {})).status).toBe(401);
  });
});

describe('a session', () => {
  const end = (browser: Browser, id: string) => browser.remove(`${path}/${id}`);

  test('is ended from another one, at once and once', async () => {
    const laptop = await logIn(firefox);
    const phone = await logIn(safari);
    const lost = (await list(laptop)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await end(laptop, lost)).status).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    expect((await end(laptop, lost)).status).toBe(404);
    expect(await newActions()).toEqual(['logged-in', 'logged-in', 'session-ended']);
  });

  test('that ends itself is logged out, cookies and all', async () => {
    const browser = await logIn(firefox);
    const [own] = await list(browser);
    const { cookies } = await end(browser, own?.id ?? '');
    expect([...cookies.keys()].toSorted()).toEqual(['test-accessToken', 'test-session']);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each(['', 'x', "' or 1=1", '00000000-0000-4000-8000-000000000000'])(
    'named %j is not found',
    async (id) => {
      const browser = await logIn(firefox);
      expect((await end(browser, encodeURIComponent(id))).status).toBe(404);
      expect(await list(browser)).toHaveLength(1);
    },
  );

  test('of somebody else is not found and stays open (ASVS 8.2.2)', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, is_valid) values ('ravi', true)`);
    await createSession(db, 'ravi', { now: new Date('2026-11-21T04:00:00Z') });
    const { rows } = await db.query<{ handle: string }>(`select handle from sessions where user_id = 'ravi'`);
    const browser = await logIn(firefox);
    expect((await end(browser, rows[0]?.handle ?? '')).status).toBe(404);
    const { rows: left } = await db.query(`select 1 from sessions where user_id = 'ravi'`);
    expect(left).toHaveLength(1);
  });
});

describe('all other sessions', () => {
  test('are ended together and counted', async () => {
    const [laptop, phone, library] = [await logIn(firefox), await logIn(safari), await logIn(firefox)];
    expect((await phone.send(`${path}/end-others`, {})).content).toEqual({
      succeed: true,
      data: { count: 2 },
    });
    expect(await isSignedIn(phone)).toBe(true);
    for (const browser of [laptop, library]) expect(await isSignedIn(browser)).toBe(false);
    expect((await phone.send(`${path}/end-others`, {})).content).toEqual({
      succeed: true,
      data: { count: 0 },
    });
    expect((await newActions()).slice(3)).toEqual(['other-sessions-ended']);
    const { rows } = await getDatabase().db.query('select details from audit_log order by id desc limit 1');
    expect(rows).toEqual([{ details: { count: 2 } }]);
  });

  test('go with those that have ended by themselves, which are not counted', async () => {
    const { db } = getDatabase();
    const [phone, laptop] = [await logIn(safari), await logIn(firefox)];
    const ended = (await list(laptop)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await db.query(
      `update sessions set created_at = '2026-01-01', expires_at = '2026-01-02' where handle::text = $1`,
      [ended],
    );
    expect((await laptop.send(`${path}/end-others`, {})).content).toMatchObject({ data: { count: 0 } });
    expect(await isSignedIn(phone)).toBe(false);
  });

  test('are not ended for another site', async () => {
    const browser = await logIn(firefox);
    const other = await logIn(safari);
    const headers = { origin: 'https://evil.example' };
    expect((await browser.send(`${path}/end-others`, {}, headers)).status).toBe(403);
    expect(await isSignedIn(other)).toBe(true);
  });
});

test('logging out without being logged in is no failure, and nothing is written down', async () => {
  const visitor = openTestBrowser(getDatabase().db);
  expect(await visitor.send('/api/user/logout', {})).toMatchObject({ status: 200, content: 1 });
  expect(await newActions()).toEqual([]);
});

test('logging out is written down once', async () => {
  const browser = await logIn(firefox);
  await browser.send('/api/user/logout', {});
  await browser.send('/api/user/logout', {});
  expect(await newActions()).toEqual(['logged-in', 'logged-out']);
});

import { CONSENT_SECONDS, parseConsentCookie } from '@sewa/api/client';
import { consentRecordSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const path = '/api/cookie/consent';
const spoken = { preferences: false, statistics: false, done: true };
const everything = { preferences: true, statistics: true, done: true };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Browser = ReturnType<typeof openTestBrowser>;
const open = (variables: Record<string, string> = {}) => openTestBrowser(getDatabase().db, variables);

const choose = (browser: Browser, body: unknown, headers: Record<string, string> = {}) =>
  browser.send(path, body, headers);

async function read(browser: Browser) {
  const { content } = await browser.send(path);
  return (content as { data: Record<string, unknown> & { records: Record<string, unknown>[] } }).data;
}

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from users');
  await db.query(`insert into users (id) values ('mei')`);
});

describe('a choice', () => {
  test('needs no log-in and no more than the three fields of the specification', async () => {
    const browser = open();
    const { status, content, cookies } = await choose(browser, spoken);
    expect(status).toBe(200);
    expect(content).toEqual({
      succeed: true,
      data: { consentId: expect.stringMatching(/^[\w-]{22}$/) },
    });
    expect([...cookies.keys()]).toEqual(['test-consent']);
  });

  test('is kept for twelve months in a cookie that scripts read too', async () => {
    const { cookies } = await choose(open(), { ...everything, revision: 'r1', hasSignal: true });
    const line = cookies.get('test-consent') ?? '';
    expect(line).not.toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/);
    expect(new Date(/Expires=([^;]+)/.exec(line)?.[1] ?? '')).toEqual(
      new Date(start.getTime() + CONSENT_SECONDS * 1000),
    );
    expect(parseConsentCookie(/=([^;]*)/.exec(line)?.[1] ?? '')).toMatchObject({
      revision: 'r1',
      preferences: true,
      statistics: true,
      hasSignal: true,
      isRecorded: true,
    });
  });

  test("also of a site's own categories is kept in the cookie, by names that a cookie can hold", async () => {
    const { cookies } = await choose(open(), { ...spoken, others: ['maps', 'live-chat'] });
    const value = /=([^;]*)/.exec(cookies.get('test-consent') ?? '')?.[1] ?? '';
    expect(parseConsentCookie(value)).toMatchObject({ statistics: false, others: ['maps', 'live-chat'] });
    for (const others of [['my maps'], ['a.b'], [''], Array.from({ length: 21 }, (_, index) => `c${index}`)])
      expect((await choose(open(), { ...spoken, others })).status).toBe(400);
  });

  test('of own categories stands in the ledger, and is withdrawn like any other', async () => {
    const browser = open();
    for (const others of [['maps', 'chat'], ['chat', 'maps'], []])
      await choose(browser, { ...spoken, others });
    const { records } = await read(browser);
    expect(records.map(({ action, others }) => [action, others])).toEqual([
      ['withdraw', []],
      ['custom', ['chat', 'maps']],
    ]);
  });

  test('is shared with the parent domain when there is one', async () => {
    const { cookies } = await choose(open({ COOKIE_DOMAIN: 'sewa.example' }), spoken);
    expect(cookies.get('test-consent')).toMatch(/Domain=sewa\.example/);
  });

  test('stands in the ledger with where it was made and in what kind of browser, and no more', async () => {
    const browser = open();
    await choose(browser, { ...everything, revision: 'r1', surface: 'banner' }, { 'user-agent': firefox });
    const [record] = (await read(browser)).records;
    expect(consentRecordSchema.parse(record)).toEqual(record);
    expect(record).toEqual({
      id: expect.any(String),
      preferences: true,
      statistics: true,
      others: [],
      action: 'accept',
      revision: 'r1',
      surface: 'banner',
      hasSignal: false,
      browser: 'Firefox',
      chosenAt: start.toISOString(),
    });
    const { rows } = await getDatabase().db.query('select * from cookie_consents order by id desc limit 1');
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Linux|127\.0\.0\.1/);
  });

  test('says what it came to: accept, custom, withdraw, reject', async () => {
    const browser = open();
    for (const [preferences, statistics] of [
      [true, true],
      [true, false],
      [false, false],
    ])
      await choose(browser, { preferences, statistics, done: true });
    const { records, ...now } = await read(browser);
    expect(records.map(({ action }) => action)).toEqual(['withdraw', 'custom', 'accept']);
    expect(now).toEqual({ done: true, preferences: false, statistics: false });
    const other = open();
    await choose(other, spoken);
    expect((await read(other)).records.map(({ action }) => action)).toEqual(['reject']);
  });

  test('that is sent again, since no answer was heard, is one line; after another it is a new one', async () => {
    const browser = open();
    for (const body of [everything, everything, spoken, everything]) await choose(browser, body);
    expect((await read(browser)).records.map(({ action }) => action)).toEqual([
      'accept',
      'withdraw',
      'accept',
    ]);
    await choose(browser, { ...everything, revision: 'r2' });
    expect((await read(browser)).records).toHaveLength(4);
  });

  test('keeps the name the browser has given itself', async () => {
    const consentId = 'AbCdEfGhIjKlMnOpQrSt_-';
    const { content } = await choose(open(), { ...spoken, consentId });
    expect(content).toMatchObject({ data: { consentId } });
  });

  test.each([
    ['nothing', null],
    ['no answer', { preferences: true, statistics: true }],
    ['an answer that is none', { ...spoken, done: false }],
    ['words', { ...spoken, preferences: 'yes' }],
    ['an id with quotes', { ...spoken, consentId: "' or 1=1 --            " }],
    ['an id too long', { ...spoken, consentId: 'x'.repeat(23) }],
    ['a revision that would break the cookie', { ...spoken, revision: 'a; Domain=evil.example' }],
    ['an unknown surface', { ...spoken, surface: 'billboard' }],
  ])('of %s is refused', async (_, body) => {
    const { status, cookies } = await choose(open(), body);
    expect(status).toBe(400);
    expect(cookies.size).toBe(0);
  });

  test('is not taken from another site', async () => {
    const { status } = await choose(open(), everything, { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

describe('the ledger', () => {
  test('is read by the browser that made its lines and by nobody else', async () => {
    const browser = open();
    await choose(browser, everything);
    expect((await read(browser)).records).toHaveLength(1);
    expect(await read(open())).toEqual({ done: false, preferences: false, statistics: false, records: [] });
  });

  test('is read by the person in every browser they were signed in with', async () => {
    const secret = await createSession(getDatabase().db, 'mei', { now: start });
    const [phone, laptop] = [open(), open()];
    for (const browser of [phone, laptop]) browser.jar.set('test-session', secret);
    await choose(phone, everything);
    await choose(laptop, spoken);
    for (const browser of [phone, laptop])
      expect((await read(browser)).records.map(({ action }) => action)).toEqual(['reject', 'accept']);
  });

  test.each([
    ['changed', `update cookie_consents set statistics = true`],
    ['deleted', 'delete from cookie_consents'],
    ['deleted, even when there is nothing to delete', 'delete from cookie_consents where false'],
    ['emptied', 'truncate cookie_consents'],
  ])('cannot be %s, the database refuses', async (_, statement) => {
    const browser = open();
    await choose(browser, spoken);
    await expect(getDatabase().db.query(statement)).rejects.toThrow('append-only');
    expect((await read(browser)).records).toHaveLength(1);
  });

  test('outlives the account and the nightly tidying', async () => {
    const { db } = getDatabase();
    const browser = open();
    browser.jar.set('test-session', await createSession(db, 'mei', { now: start }));
    await choose(browser, everything);
    await db.query(`delete from users where id = 'mei'`);
    await cleanUp(db, new Date(start.getTime() + 800 * DAY));
    expect((await read(browser)).records).toHaveLength(1);
  });

  test('shows a hundred lines, the newest first', async () => {
    const browser = open();
    for (let line = 0; line < 102; line += 1)
      await choose(browser, { preferences: line % 2 === 0, statistics: true, done: true });
    const { records } = await read(browser);
    expect(records).toHaveLength(100);
    expect(Number(records[0]?.id)).toBeGreaterThan(Number(records[99]?.id));
  });

  test.each(['', 'x', 'r1.ps.short', `r1.ps.${"'".repeat(22)}`])(
    'a cookie that says %j has none',
    async (value) => {
      const browser = open();
      browser.jar.set('test-consent', value);
      expect(await read(browser)).toMatchObject({ done: false, records: [] });
    },
  );
});

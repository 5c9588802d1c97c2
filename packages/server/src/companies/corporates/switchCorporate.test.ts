import { corporateSchema, userSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart, openTestBrowser, testNumbers } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const path = '/api/corporate/switch';
const alpha = { corporateId: 'alpha' };

beforeEach(() => resetCorporates(getDatabase().db));

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const dataOf = ({ content }: { content: unknown }) => (content as { data: unknown }).data;
const getUser = async (browser: Browser) => userSchema.parse(dataOf(await browser.send('/api/user/get')));
const findCid = async (browser: Browser) => (await getUser(browser)).cid;

async function listActions(action: string) {
  const { rows } = await getDatabase().db.query(
    'select actor_id, user_id, details from audit_log where action = $1 order by id desc limit 1',
    [action],
  );
  return rows;
}

describe('the corporates of a person', () => {
  test('are listed by name with what they are in each, and which one they act for', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'beta');
    const listed = corporateSchema.array().parse(dataOf(await browser.send('/api/user/corporate')));
    expect(listed).toEqual([
      { id: 'alpha', name: 'Alpha', role: 'administrator', isCurrent: false, isVerified: true },
      { id: 'beta', name: 'Beta', role: 'member', isCurrent: true, isVerified: true },
    ]);
    expect((await getUser(browser)).corporates).toEqual(listed);
  });

  test('are none for a tenant, and told to nobody who is not signed in', async () => {
    const tenant = await openBrowserOf(getDatabase().db, 'tim');
    expect(dataOf(await tenant.send('/api/user/corporate'))).toEqual([]);
    expect((await openTestBrowser(getDatabase().db).send('/api/user/corporate')).status).toBe(401);
  });
});

test('the entity id of a user is that of the corporate they act for, and none while they act for none', async () => {
  const { db } = getDatabase();
  await db.query(`update corporates set uen = '197401143C' where id = 'alpha'`);
  const findEntityId = async (browser: Browser) => (await getUser(browser)).entityId;
  const ada = await openBrowserOf(db, 'ada');
  expect(await findEntityId(ada)).toBeNull();
  await ada.send(path, alpha);
  expect(await findEntityId(ada)).toBe('197401143C');
  await db.query(`delete from memberships where corporate_id = 'alpha' and user_id = 'ada'`);
  expect(await findEntityId(ada)).toBeNull();
  expect(await findEntityId(await openBrowserOf(db, 'tim'))).toBeNull();
});

describe('a session', () => {
  test('acts for the only corporate of its user from log-in on, and for none of several never used', async () => {
    const { db } = getDatabase();
    expect(await findCid(await openBrowserOf(db, 'bo'))).toBe('alpha');
    expect(await findCid(await openBrowserOf(db, 'ada'))).toBeNull();
    expect(await findCid(await openBrowserOf(db, 'tim'))).toBeNull();
  });

  test('acts for the corporate its user acted for last, also after a log-in by phone', async () => {
    const { db } = getDatabase();
    await openBrowserOf(db, 'ada', 'alpha');
    const browser = await openBrowserOf(db, 'ada');
    browser.wait(1_000);
    await browser.send(path, { corporateId: 'beta' });
    await db.query(`update users set phone_number = $1 where id = 'ada'`, [testNumbers.known]);
    for (const table of ['one_time_codes', 'one_time_code_requests']) await db.query(`delete from ${table}`);
    const phone = openTestBrowser(db);
    await phone.ask();
    await phone.enter(phone.findCode());
    expect(await findCid(phone)).toBe('beta');
    expect(await findCid(browser)).toBe('beta');
  });
});

describe('switching', () => {
  test('gives the session a new secret, and the old one opens nothing (ASVS 7.2.4)', async () => {
    const { db } = getDatabase();
    const browser = await openBrowserOf(db, 'ada');
    const before = browser.jar.get('test-session') ?? '';
    const answer = await browser.send(path, alpha);
    expect(answer.status).toBe(200);
    const { user } = dataOf(answer) as { user: unknown };
    expect(userSchema.parse(user)).toMatchObject({ id: 'ada', cid: 'alpha' });
    expect([...answer.cookies.keys()].toSorted()).toEqual(['test-accessToken', 'test-session']);
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(browser.jar.get('test-session')).not.toBe(before);
    expect(await findCid(browser)).toBe('alpha');
    const old = openTestBrowser(db);
    old.jar.set('test-session', before);
    expect((await old.send('/api/user/get')).status).toBe(401);
    expect((await old.send(path, { corporateId: 'beta' })).status).toBe(401);
    expect(await listActions('corporate-switched')).toEqual([
      { actor_id: 'ada', user_id: 'ada', details: { corporateId: 'alpha' } },
    ]);
  });

  test('does not log out whoever was still asking with the old secret', async () => {
    const { db } = getDatabase();
    const browser = await openBrowserOf(db, 'ada');
    const late = openTestBrowser(db);
    late.jar.set('test-session', browser.jar.get('test-session') ?? '');
    await browser.send(path, alpha);
    const answer = await late.send('/api/user/control');
    expect(answer.status).toBe(503);
    expect(answer.cookies.size).toBe(0);
    late.wait(61_000);
    expect(await late.control()).toMatchObject({ isAuthenticated: false });
  });

  test('keeps the session in the list of the person, as the same one', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada');
    const list = async () => (dataOf(await browser.send('/api/user/sessions')) as { id: string }[])[0]?.id;
    const before = await list();
    await browser.send(path, alpha);
    expect(await list()).toBe(before);
  });

  test('answers also where the clock was moved a year ahead, as sessions go by the real one', async () => {
    const { db } = getDatabase();
    const secret = await createSession(db, 'ada', { now: browserStart });
    const { server } = makeTestServer(db, {
      clock: () => new Date(browserStart.getTime() + 366 * 24 * 60 * 60 * 1000),
      realClock: () => browserStart,
    });
    const answer = await server.request(`${testOrigin}${path}`, {
      method: 'POST',
      headers: { origin: testOrigin, 'content-type': 'application/json', cookie: `test-session=${secret}` },
      body: JSON.stringify(alpha),
    });
    expect(answer.status).toBe(200);
  });

  test('to the corporate that is acted for already changes nothing', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    const before = browser.jar.get('test-session');
    expect((await browser.send(path, alpha)).status).toBe(200);
    expect(browser.jar.get('test-session')).toBe(before);
  });

  test.each(['beta', 'gamma', '', "' or 1=1"])(
    'to %j, which one does not belong to, is not found and changes nothing (ASVS 8.4.1)',
    async (corporateId) => {
      const { db } = getDatabase();
      const browser = await openBrowserOf(db, 'bo');
      const before = browser.jar.get('test-session');
      const answer = await browser.send(path, { corporateId });
      expect(answer.status).toBe(404);
      expect(answer.cookies.size).toBe(0);
      expect(browser.jar.get('test-session')).toBe(before);
      expect(await findCid(browser)).toBe('alpha');
    },
  );

  test('takes nothing but the corporate (ASVS 15.3.3)', async () => {
    const { db } = getDatabase();
    const browser = await openBrowserOf(db, 'max');
    const extra = { userTypeIds: [2], role: 'administrator', userId: 'ada', cid: 'beta', isValid: false };
    await browser.send(path, { ...alpha, ...extra });
    expect(await getUser(browser)).toMatchObject({
      id: 'max',
      cid: 'alpha',
      userTypeIds: [4],
      corporates: [{ role: 'member' }, { role: 'member' }],
    });
  });

  test('is refused for nobody, for another site, and without a corporate', async () => {
    const { db } = getDatabase();
    expect((await openTestBrowser(db).send(path, alpha)).status).toBe(401);
    const browser = await openBrowserOf(db, 'ada');
    expect((await browser.send(path, alpha, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.send(path, {})).status).toBe(400);
    expect((await browser.send(path, { corporateId: null })).status).toBe(400);
    expect(await findCid(browser)).toBeNull();
  });

  test('twenty times at once leaves one session with one secret', async () => {
    const { db } = getDatabase();
    const browser = await openBrowserOf(db, 'ada');
    const secret = browser.jar.get('test-session') ?? '';
    const tries = Array.from({ length: 20 }, async () => {
      const tab = openTestBrowser(db);
      tab.jar.set('test-session', secret);
      return (await tab.send(path, alpha)).status;
    });
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    const { rows } = await db.query(`select 1 from sessions where user_id = 'ada'`);
    expect(rows).toHaveLength(1);
  });
});

describe('the corporate a page says it was drawn for (ASVS 4.1.3)', () => {
  const write = (browser: Browser, renderedFor: string) =>
    browser.send('/api/corporate/organisations', { name: 'South' }, { 'x-corporate': renderedFor });
  const count = async () =>
    (await getDatabase().db.query(`select from organisations where name = 'South'`)).rowCount;

  test('lets a page of the corporate pass, and one that says nothing', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    expect((await write(browser, 'alpha')).status).toBe(200);
    expect((await browser.send('/api/corporate/members')).status).toBe(200);
  });

  test.each(['beta', 'none', '', 'gamma'])('refuses %j before anything is written', async (renderedFor) => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    const { status, content } = await write(browser, renderedFor);
    expect(status).toBe(409);
    expect(content).toMatchObject({
      succeed: false,
      message: 'You now act for Alpha in another tab. Nothing was changed. Refresh the page.',
      fields: [{ name: 'x-corporate' }],
    });
    expect(await count()).toBe(0);
  });

  test('never chooses: a member of both acts for the one of the session', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'beta');
    expect((await write(browser, 'alpha')).status).toBe(409);
    expect((await write(browser, 'beta')).status).toBe(403);
    expect(await count()).toBe(0);
  });

  test('refuses a page of a corporate for somebody who acts for none any more', async () => {
    const { db } = getDatabase();
    const browser = await openBrowserOf(db, 'max', 'alpha');
    await db.query(`delete from memberships where user_id = 'max' and corporate_id = 'alpha'`);
    const answer = await browser.send('/api/corporate/members', undefined, { 'x-corporate': 'alpha' });
    expect(answer.status).toBe(409);
    expect(answer.content).toMatchObject({
      message: expect.stringContaining("You're no longer acting for the company"),
    });
    const ofNone = await browser.send('/api/corporate/members', undefined, { 'x-corporate': 'none' });
    expect(ofNone.content).toEqual({ succeed: true, data: [] });
  });

  test('does not keep a stale page from asking who it is, from switching and from leaving', async () => {
    const browser = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    const stale = { 'x-corporate': 'beta' };
    expect((await browser.send('/api/user/control', undefined, stale)).status).toBe(200);
    expect((await browser.send(path, { corporateId: 'beta' }, stale)).status).toBe(200);
    expect((await browser.send('/api/user/logout', {}, { 'x-corporate': 'alpha' })).status).toBe(200);
  });

  test('is nothing to a visitor', async () => {
    const visitor = openTestBrowser(getDatabase().db);
    expect((await visitor.send('/api/discover', undefined, { 'x-corporate': 'alpha' })).status).toBe(200);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import type { DeskExperiment, DeskPartner, DeskWaitlist, DeskWaitlistPeople } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertEvents } from '../../measuring/events/queries.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openLandlord, resetLandlords } from '../../testing/openLandlords.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, corporateId?: string) => openLandlord(getDatabase().db, userId, corporateId);
type Browser = Awaited<ReturnType<typeof open>>;

let operator: Browser;

/** A file, as the browser of a person gets it. */
async function fetchText({ jar }: Browser, path: string) {
  const { server } = makeTestServer(getDatabase().db, { clock: () => browserStart });
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await server.request(`${testOrigin}${path}`, { headers: { cookie } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** People who are no operators: an owner, a tenant, and an administrator and a member of another company. */
const others: readonly [string, string | undefined][] = [
  ['olga', undefined],
  ['tim', undefined],
  ['ada', 'alpha'],
  ['max', 'alpha'],
];

const listActions = async () =>
  (
    await getDatabase().db.query<{ action: string; actor_id: string; details: object }>(
      `select action, actor_id, details from audit_log where action like 'partner-%' or action like 'waitlist-%'
        or action like 'experiment-%' order by id`,
    )
  ).rows;

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['partners', 'waitlist_entries', 'experiments', 'events'])
    await db.query(`delete from ${table}`);
  await db.query(`update waitlists set state = 'open'`);
  await resetLandlords(db);
  await db.query(`update corporates set operator_since = now() where id = 'beta'`);
  operator = await open('cem', 'beta');
});

test.each(['partners', 'waitlists', 'experiments'])('%s are for operators alone', async (name) => {
  const path = `/api/desk/${name}`;
  expect((await operator.read(path)).status).toBe(200);
  for (const [userId, corporateId] of others)
    expect((await (await open(userId, corporateId)).read(path)).status).toBe(403);
  expect((await openTestBrowser(getDatabase().db).send(path)).status).toBe(401);
});

describe('partners', () => {
  const path = '/api/desk/partners';
  const list = async () => {
    const { data } = await operator.read(path);
    expect(contract.listDeskPartners.answer.parse({ succeed: true, data })).toEqual({ succeed: true, data });
    return data as DeskPartner[];
  };
  const homes = { name: 'Homes', origins: ['https://homes.example', 'https://homes.example/'] };

  test('are listed with their company, leads and last use, those that ended last', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into partners (key, test_key, name, origins, corporate_id, created_at, state, ended_at) values
        (repeat('a', 20), 'test_' || repeat('a', 20), 'Zed', '{https://zed.example}', 'alpha', now(), 'live', null),
        (repeat('b', 20), null, 'Ended', '{https://ended.example}', null, now(), 'ended', now())`,
    );
    await db.query(
      `insert into partner_leads (id, partner_key, is_test, created_at) values
        ('leadleadlead', repeat('a', 20), false, $1), ('oldoldoldold', repeat('a', 20), false, '2026-01-01'),
        ('testtesttest', repeat('a', 20), true, '2026-01-01')`,
      [browserStart],
    );
    expect(await list()).toMatchObject([
      {
        name: 'Zed',
        company: { name: 'Alpha' },
        origins: ['https://zed.example'],
        lastUsedAt: browserStart.toISOString(),
        leads: { total: 2, last30Days: 1, test: 1 },
      },
      { name: 'Ended', company: null, state: 'ended', lastUsedAt: null },
    ]);
  });

  test('are added, get a signing key, and end; each is in the audit log', async () => {
    const before = (await listActions()).length;
    const { status, data } = await operator.write(path, homes);
    expect(status).toBe(200);
    const key = String(data.key);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = { publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })) };
    for (const _ of ['first', 'again'])
      expect((await operator.write(`${path}/${key}/public-keys`, pem)).status).toBe(200);
    const [partner] = await list();
    expect(partner).toMatchObject({ key, name: 'Homes', origins: ['https://homes.example'], company: null });
    expect(partner?.publicKeys).toHaveLength(1);
    expect((await operator.write(`${path}/${key}`, {}, 'DELETE')).status).toBe(200);
    expect(await list()).toMatchObject([{ key, state: 'ended' }]);
    for (const [method, rest, body] of [
      ['DELETE', '', {}],
      ['POST', '/public-keys', pem],
    ] as const)
      expect((await operator.write(`${path}/${key}${rest}`, body, method)).status).toBe(404);
    expect((await listActions()).slice(before)).toMatchObject([
      { action: 'partner-site-added', actor_id: 'cem', details: { partner: key } },
      { action: 'partner-key-added', actor_id: 'cem' },
      { action: 'partner-site-ended', actor_id: 'cem' },
    ]);
  });

  test.each([
    ['no name', { ...homes, name: ' ' }, 'name'],
    ['no origin', { ...homes, origins: [' '] }, 'origins'],
    ['an origin with a path', { ...homes, origins: ['https://homes.example/path'] }, 'origins'],
  ])('are refused with %s', async (_, body, field) => {
    expect(await operator.write(path, body)).toMatchObject({ status: 400, fields: [{ name: field }] });
    expect(await list()).toEqual([]);
  });

  test('get no key that is none, and nothing is changed by others', async () => {
    const key = String((await operator.write(path, homes)).data.key);
    expect(await operator.write(`${path}/${key}/public-keys`, { publicKey: 'mine' })).toMatchObject({
      status: 400,
      fields: [{ name: 'publicKey' }],
    });
    for (const [userId, corporateId] of others) {
      const other = await open(userId, corporateId);
      expect((await other.write(path, homes)).status).toBe(404);
      expect((await other.write(`${path}/${key}`, {}, 'DELETE')).status).toBe(404);
    }
    expect(await list()).toMatchObject([{ key, state: 'live' }]);
  });
});

describe('waitlists', () => {
  const path = '/api/desk/waitlists';
  const people = `${path}/sewa-advance`;
  const csv = `${people}/people.csv`;

  beforeEach(async () => {
    await getDatabase().db.query(
      `insert into waitlist_entries (waitlist, contact_digest, name, email, phone_number, consent_version, consent_text, created_at,
          confirmed_at, mailed_at)
        select 'sewa-advance', repeat(digest, 64), name, lower(name) || '@people.example', phone, '1', 'Yes', $1::timestamptz,
          $1::timestamptz + later, now()
        from (values ('a', 'Mei', null, interval '2 hours'), ('b', '=Ravi', '+6581234567', interval '1 hour'),
          ('c', 'Tom', null, null)) as p (digest, name, phone, later)`,
      [browserStart],
    );
  });

  test('are listed with how many joined each', async () => {
    const { data } = await operator.read(path);
    expect(contract.listDeskWaitlists.answer.parse({ succeed: true, data })).toEqual({ succeed: true, data });
    const lists = data as DeskWaitlist[];
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.find(({ name }) => name === 'sewa-advance')).toEqual({
      name: 'sewa-advance',
      state: 'open',
      title: 'Sewa Advance',
      country: 'SG',
      confirmed: 2,
      unconfirmed: 1,
      lastJoinedAt: browserStart.toISOString(),
    });
  });

  test('show who confirmed in the order of the queue, which the audit log keeps without names', async () => {
    const before = (await listActions()).length;
    const { status, data } = await operator.read(people);
    expect(status).toBe(200);
    expect(contract.getDeskWaitlist.answer.parse({ succeed: true, data })).toEqual({ succeed: true, data });
    expect((data as DeskWaitlistPeople).people).toMatchObject([
      { place: 1, name: '=Ravi', phoneNumber: '+6581234567' },
      { place: 2, name: 'Mei', email: 'mei@people.example', phoneNumber: null },
    ]);
    const { status: got, headers, text } = await fetchText(operator, csv);
    expect(got).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="sewa-advance.csv"');
    expect(text.split('\r\n')).toMatchObject([
      // Text that was decoded has no byte order mark.
      'place,name,email,phone_number,consent_version,joined_at,confirmed_at',
      expect.stringMatching(/^1,'=Ravi,/),
      expect.stringMatching(/^2,Mei,/),
      '',
    ]);
    const entries = (await listActions()).slice(before);
    expect(entries).toMatchObject([
      { action: 'waitlist-read', actor_id: 'cem', details: { waitlist: 'sewa-advance', entries: 2 } },
      { action: 'waitlist-exported', actor_id: 'cem' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Mei');
  });

  test('close and open again', async () => {
    const set = async (state: string, list = people) =>
      (await operator.write(`${list}/state`, { state }, 'PUT')).status;
    expect(await set('closed')).toBe(200);
    expect((await operator.read(people)).data).toMatchObject({ state: 'closed' });
    expect(await set('open')).toBe(200);
    expect(await set('ajar')).toBe(400);
    expect(await set('open', `${path}/nothing`)).toBe(404);
    expect((await operator.read(`${path}/${encodeURIComponent('dubai/waitlist')}`)).status).toBe(200);
    expect((await operator.read(`${path}/nothing`)).status).toBe(404);
    expect((await fetchText(operator, `${path}/nothing/people.csv`)).status).toBe(404);
  });

  test.each(others)('are not there for %s of %s', async (userId, corporateId) => {
    const other = await open(userId, corporateId);
    expect((await other.read(people)).status).toBe(404);
    expect((await fetchText(other, csv)).status).toBe(404);
    expect((await other.write(`${people}/state`, { state: 'closed' }, 'PUT')).status).toBe(404);
  });
});

describe('experiments', () => {
  const path = '/api/desk/experiments';
  const list = async () => {
    const { data } = await operator.read(path);
    expect(contract.listDeskExperiments.answer.parse({ succeed: true, data })).toEqual({
      succeed: true,
      data,
    });
    return data as DeskExperiment[];
  };
  const set = (isRunning: unknown, id = 'front-door', browser = operator) =>
    browser.write(`${path}/${id}`, { isRunning }, 'PUT');

  test('start, count and stop', async () => {
    expect(await list()).toMatchObject([{ id: 'front-door', isRunning: false, startedAt: null }]);
    expect((await set(true)).status).toBe(200);
    const view = (variant: string) => ({
      name: 'experiment-viewed',
      page: '/',
      experiment: 'front-door',
      variant,
    });
    const done = { name: 'search-made', page: '/', experiment: null, variant: null };
    const record = (letter: string, events: Parameters<typeof insertEvents>[1]) =>
      insertEvents(getDatabase().db, events, {
        visitor: letter.repeat(32),
        day: '2026-11-21',
        at: browserStart,
      });
    await record('a', [view('control')]);
    await record('b', [view('bold'), done]);
    expect(await list()).toEqual([
      {
        id: 'front-door',
        isRunning: true,
        startedAt: browserStart.toISOString(),
        stoppedAt: null,
        pages: ['/'],
        goal: 'search-made',
        variants: [
          { name: 'control', weight: 0.5, people: 1, reached: 0 },
          { name: 'bold', weight: 0.5, people: 1, reached: 1 },
        ],
        isSplitUnlikely: false,
      },
    ]);
    expect((await set(false)).status).toBe(200);
    expect(await list()).toMatchObject([{ isRunning: false, stoppedAt: browserStart.toISOString() }]);
  });

  test('are refused where they are none, or where nothing is said', async () => {
    expect((await set(true, 'back-door')).status).toBe(404);
    expect((await set('yes')).status).toBe(400);
    for (const [userId, corporateId] of others)
      expect((await set(true, 'front-door', await open(userId, corporateId))).status).toBe(404);
    expect(await list()).toMatchObject([{ isRunning: false }]);
  });
});

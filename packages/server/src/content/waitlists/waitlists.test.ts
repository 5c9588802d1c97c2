import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { addWaitlist } from './addWaitlist.ts';
import { CONFIRM_MS } from './entryLink.ts';
import { exportWaitlist } from './exportWaitlist.ts';
import { setWaitlistState } from './setWaitlistState.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
let now = start;
let sent: number;

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const MINUTE = 60_000;

/** Asks the server, from another address each time unless one is named. */
async function ask(
  path: string,
  body?: unknown,
  { address = '', variables = {} as Record<string, string>, headers = {} as Record<string, string> } = {},
) {
  sent += 1;
  const settings = parseSettings({ APP_ENV: 'test', ...variables });
  const { server } = makeTestServer(getDatabase().db, { clock: () => now, settings });
  const response = await server.request(
    `${testOrigin}${path}`,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: testOrigin, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address || `10.0.0.${sent}` } } },
  );
  const text = await response.text();
  return { status: response.status, text, content: JSON.parse(text), headers: response.headers };
}

const mei = { name: 'Mei', email: 'mei@people.example', consent: true };
const join = (changes: object = {}, list = 'waitlist', options: Parameters<typeof ask>[2] = {}) =>
  ask(`/api/waitlists/${encodeURIComponent(list)}/entries`, { ...mei, ...changes }, options);
const confirm = (token: string) => ask('/api/waitlist-entries/confirm', { token });
const leave = (token: string) => ask('/api/waitlist-entries/leave', { token });
const look = (token: string) => ask(`/api/waitlist-entries?token=${token}`);
const system = () => makeTestContext(getDatabase().db, { now, caller: 'system' });
const listEntries = async () =>
  (await getDatabase().db.query('select * from waitlist_entries order by created_at, email')).rows;

/** The tokens of the links in the mails that wait. */
const listTokens = async () =>
  (await listQueuedMails(getDatabase().db)).map(
    ({ text_body: text }) => /\/waitlist-entry\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  );

async function joinConfirmed(changes: object = {}, list = 'waitlist'): Promise<string> {
  await clearQueuedMails(getDatabase().db);
  await join(changes, list);
  const [token = ''] = await listTokens();
  expect((await confirm(token)).status).toBe(200);
  pass(1);
  return token;
}

beforeEach(async () => {
  const { db } = getDatabase();
  now = start;
  sent = 0;
  for (const table of ['waitlist_entries', 'rate_limits']) await db.query(`delete from ${table}`);
  await db.query(`update waitlists set state = 'open'`);
  await clearQueuedMails(db);
});

describe('a waitlist', () => {
  test('is found by its address, with what it asks for', async () => {
    expect((await ask('/api/waitlists/sewa-advance')).content.data).toMatchObject({
      name: 'sewa-advance',
      state: 'open',
      country: 'SG',
      fields: [
        { name: 'name', isRequired: true },
        { name: 'email', isRequired: true },
        { name: 'phoneNumber', isRequired: false },
      ],
      consent: { text: expect.stringContaining('“Sewa Advance”') },
    });
    expect((await ask('/api/waitlists/dubai%2Fdateideas')).content.data).toMatchObject({
      name: 'dubai/dateideas',
      country: 'AE',
      fields: [{ name: 'name' }, { name: 'email' }],
    });
    for (const name of ['nobody', 'dubai', 'dubai%2Fnobody', '%00'])
      expect((await ask(`/api/waitlists/${name}`)).status, name).not.toBe(200);
  });

  test('is joined, confirmed by the link of the mail, and left by the same link', async () => {
    expect(await join({}, 'dubai/waitlist')).toMatchObject({
      status: 202,
      content: { succeed: true, data: null },
    });
    const [mail] = await listQueuedMails(getDatabase().db);
    expect(mail).toMatchObject({
      recipient: 'mei@people.example',
      subject: 'Confirm that you want to join “Deposit-free move-in and rent payment in Dubai”',
    });
    const [token = ''] = await listTokens();
    expect(mail?.text_body).toBe(
      [
        'Someone, hopefully you, entered this email address to join the Sewa waitlist “Deposit-free move-in and rent payment in Dubai”.',
        '',
        `Confirm, or leave the list: http://localhost:3000/waitlist-entry?token=${token}`,
        '',
        "You're on the list once you confirm, and we'll tell you your place in the queue. Keep this email: you can leave with the same link at any time.",
        "If it wasn't you, ignore this email. We delete your details after 48 hours, and don't write again.",
      ].join('\n'),
    );
    const title = 'Deposit-free move-in and rent payment in Dubai';
    expect((await look(token)).content.data).toEqual({
      waitlist: 'dubai/waitlist',
      title,
      isConfirmed: false,
      place: null,
    });
    for (let n = 0; n < 2; n += 1)
      expect((await confirm(token)).content.data).toEqual({ waitlist: 'dubai/waitlist', place: 1 });
    expect((await look(token)).content.data).toMatchObject({ isConfirmed: true, place: 1 });
    expect(JSON.stringify(await listEntries())).not.toContain(token);
    expect((await leave(token)).status).toBe(200);
    expect(await listEntries()).toEqual([]);
    expect((await look(token)).content.data).toBeNull();
    expect([(await confirm(token)).status, (await leave(token)).status]).toEqual([404, 404]);
  });

  test('keeps the consent that was given, with its version', async () => {
    await join();
    const { consent } = (await ask('/api/waitlists/waitlist')).content.data;
    expect(await listEntries()).toMatchObject([
      { consent_version: consent.version, consent_text: consent.text, name: 'Mei' },
    ]);
  });

  test('has a queue in the order in which people confirmed', async () => {
    const places: number[] = [];
    const tokens: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const token = await joinConfirmed({ email: `${name}@people.example` });
      tokens.push(token);
      places.push((await look(token)).content.data.place);
    }
    await joinConfirmed({ email: 'z@people.example' }, 'dateideas');
    expect(places).toEqual([1, 2, 3]);
    await leave(tokens[0] ?? '');
    expect((await look(tokens[2] ?? '')).content.data.place).toBe(2);
  });

  test.each([
    [{ consent: false }, 'consent'],
    [{ consent: undefined }, 'consent'],
    [{ email: 'nobody' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ phoneNumber: '12' }, 'phoneNumber'],
    [{ phoneNumber: '+971 50 123 4567' }, 'phoneNumber'],
  ])('refuses %j', async (changes, name) => {
    expect(await join(changes)).toMatchObject({ status: 400, content: { fields: [{ name }] } });
    expect(await listEntries()).toEqual([]);
  });

  test('takes numbers of its own country', async () => {
    await join({ phoneNumber: '9123 4567' });
    expect((await join({ phoneNumber: '050 123 4567' }, 'dubai/waitlist')).status).toBe(202);
    expect((await join({ phoneNumber: '9123 4567' }, 'dubai/waitlist')).status).toBe(400);
    expect((await join({ phoneNumber: '9123 4567' }, 'dateideas')).status).toBe(202);
    expect((await listEntries()).map((row) => [row.waitlist, row.phone_number]).toSorted()).toEqual([
      ['dateideas', null],
      ['dubai/waitlist', '+971501234567'],
      ['waitlist', '+6591234567'],
    ]);
  });

  test('that is closed takes nobody in and lets everybody leave', async () => {
    const token = await joinConfirmed();
    await setWaitlistState(system(), { name: 'waitlist', state: 'closed' });
    expect(await join({ email: 'late@people.example' })).toMatchObject({
      status: 409,
      content: { message: 'This waitlist is closed.' },
    });
    expect((await ask('/api/waitlists/waitlist')).content.data.state).toBe('closed');
    expect((await leave(token)).status).toBe(200);
    await expect(setWaitlistState(system(), { name: 'none', state: 'open' })).rejects.toThrow(
      'There is no waitlist none.',
    );
  });
});

describe('somebody who joins again', () => {
  test('is answered as somebody new, whether they confirmed or not', async () => {
    const fresh = await join();
    const again = await join({ email: 'MEI@People.example' });
    await joinConfirmed({ email: 'ada@people.example' });
    const known = await join({ email: 'ada@people.example' });
    for (const answer of [again, known])
      expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
    expect(await listEntries()).toHaveLength(2);
  });

  test('gets the mail again after ten minutes; a link confirms only what its mail was sent for', async () => {
    await join();
    pass(10 * MINUTE - 1);
    await join({ name: 'Mallory' });
    expect(await listTokens()).toHaveLength(1);
    expect(await listEntries()).toMatchObject([{ name: 'Mei' }]);
    pass(1);
    await join({ name: 'Mei Tan' });
    const tokens = await listTokens();
    expect(tokens).toHaveLength(2);
    const statuses = await Promise.all(tokens.map(async (token) => (await confirm(token)).status));
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await listEntries()).toMatchObject([{ name: 'Mei Tan' }]);
  });

  test('is told once a day that they are on the list already, and keeps their place', async () => {
    const token = await joinConfirmed();
    await clearQueuedMails(getDatabase().db);
    await join({ name: 'Mallory' });
    expect(await listTokens()).toEqual([]);
    pass(24 * 60 * MINUTE);
    await join({ name: 'Mallory' });
    await join({ name: 'Mallory' });
    const mails = await listQueuedMails(getDatabase().db);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "You're already on the waitlist “Deposit-free move-in”",
    ]);
    expect(mails[0]?.text_body).toContain('Your place in the queue is 1.');
    expect(await listEntries()).toMatchObject([{ name: 'Mei' }]);
    for (const each of [token, ...(await listTokens())])
      expect((await look(each)).content.data.place).toBe(1);
  });
});

describe('an entry that nobody confirms', () => {
  test('can be confirmed for 48 hours, and is deleted then', async () => {
    const { db } = getDatabase();
    await join();
    const [token = ''] = await listTokens();
    pass(CONFIRM_MS - 1);
    expect((await look(token)).content.data).toMatchObject({ isConfirmed: false });
    pass(1);
    expect((await look(token)).content.data).toBeNull();
    expect((await confirm(token)).status).toBe(404);
    await joinConfirmed({ email: 'ada@people.example' });
    await cleanUp(db, new Date(now.getTime() + 1));
    expect(await listEntries()).toMatchObject([{ email: 'ada@people.example' }]);
    expect((await db.query('select from waitlist_links')).rowCount).toBe(1);
  });

  test.each(['', 'x', 'a'.repeat(43)])('is not found by the token %j', async (token) => {
    await join();
    expect((await look(token)).content.data).toBeNull();
    expect([(await confirm(token)).status, (await leave(token)).status]).toEqual([404, 404]);
  });
});

describe('the limit of five an hour', () => {
  test('is that of an address, and says clearly when to try again', async () => {
    const from = { address: '10.9.9.9' };
    const joinAs = (n: number) => join({ email: `p${n}@people.example` }, 'waitlist', from);
    for (let n = 1; n <= 5; n += 1) expect((await joinAs(n)).status).toBe(202);
    const refused = await joinAs(6);
    expect(refused).toMatchObject({
      status: 429,
      content: { fields: [{ name: 'email', reason: expect.stringContaining('Try again in an hour') }] },
    });
    expect(Number(refused.headers.get('retry-after'))).toBe(3_600);
    expect((await join({ email: 'p7@people.example' })).status).toBe(202);
    pass(60 * MINUTE);
    expect((await joinAs(8)).status).toBe(202);
  });

  test('is off where something in front of the process limits rates', async () => {
    const options = { address: '10.9.9.9', variables: { RATE_LIMITS: 'off' } };
    for (let n = 1; n <= 7; n += 1)
      expect((await join({ email: `p${n}@people.example` }, 'waitlist', options)).status).toBe(202);
  });
});

describe('the command line', () => {
  const list = { title: 'Homes for pets', summary: 'Not yet.', country: 'SG', asks_phone: false } as const;
  const add = (name: string) => addWaitlist(system(), { ...list, name });

  test('adds a list that is open at once, and once only', async () => {
    await getDatabase().db.query(`delete from waitlists where name = 'pets'`);
    await add('pets');
    expect((await ask('/api/waitlists/pets')).content.data).toMatchObject({ title: 'Homes for pets' });
    await expect(add('pets')).rejects.toThrow('There is a waitlist pets already.');
  });

  test.each(['chat', 'blog', 'api', 'media', 'login', 'about', 'waitlist-entry', 'ext', 'signup', 'dubai'])(
    'adds none at /%s, which is an address of the product',
    async (name) => {
      await expect(add(name)).rejects.toThrow(`/${name} is an address of Sewa already.`);
    },
  );

  test.each(['Pets', 'a/b', 'dubai/', '../x', ''])('adds none with the name %j', async (name) => {
    await expect(add(name)).rejects.toThrow('is no name of a waitlist');
  });

  test('exports who confirmed, in their order, with nothing a spreadsheet would run', async () => {
    await joinConfirmed({ email: 'b@people.example', name: '=HYPERLINK("x")', phoneNumber: '91234567' });
    await joinConfirmed({ email: 'a@people.example', name: 'Ada, of "Alpha"' });
    await join({ email: 'c@people.example' });
    const lines = (await exportWaitlist(system(), { name: 'waitlist' })).split('\r\n');
    expect(lines.map((line) => line.replace(/,2026.*/, ''))).toEqual([
      '\uFEFFplace,name,email,phone_number,consent_version,joined_at,confirmed_at',
      `1,"'=HYPERLINK(""x"")",b@people.example,'+6591234567`,
      '2,"Ada, of ""Alpha""",a@people.example,',
      '',
    ]);
    await expect(exportWaitlist(system(), { name: 'none' })).rejects.toThrow('There is no waitlist none.');
    const { rows } = await getDatabase().db.query(
      `select actor_id, details from audit_log where action = 'waitlist-exported' order by number desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: 'system', details: { waitlist: 'waitlist', entries: 2 } }]);
  });
});

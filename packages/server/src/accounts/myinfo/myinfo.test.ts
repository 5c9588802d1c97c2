import type { Myinfo } from '@sewa/api/client';
import { beforeEach, expect, test } from 'vitest';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { openIssuerBrowsers } from '../../testing/openIssuerBrowsers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { deleteOldDrafts } from './queries.ts';
import { DRAFT_MS } from './saveDraft.ts';
import { numberLocation } from './submitDraft.ts';

const getDatabase = openTestDatabase();
const { openBrowser, reset, getServer, getIssuers } = openIssuerBrowsers(getDatabase);
type Browser = ReturnType<typeof openBrowser>;

beforeEach(async () => {
  for (const table of ['log_in_attempts', 'users']) await getDatabase().db.query(`delete from ${table}`);
  reset();
});

const read = async (browser: Browser) => (await browser.send('/api/myinfo')).content.data as Myinfo | null;
const submit = (browser: Browser, typed: object = {}) => browser.send('/api/myinfo', typed);
const findValues = (myinfo: Myinfo | null) =>
  Object.fromEntries((myinfo?.fields ?? []).map(({ name, value, isLocked }) => [name, [value, isLocked]]));
const listUsers = async () =>
  (
    await getDatabase().db.query(
      'select name, email, phone_number, residential_status, pass_type, user_type_ids, is_valid from users',
    )
  ).rows;
const fetchAs = async (userType: 1 | 2 | 3, person: number) => {
  const browser = openBrowser();
  const answer = await browser.logIn({ person }, { userType });
  expect(answer).toMatchObject({ attempt: { state: 'done', purpose: 'myinfo', userType }, next: 'review' });
  return browser;
};
const identityNumbers = /[STFGM]\d{7}[A-Z]/;

test('an owner signs up with what Myinfo says: verified fields as they are, the others theirs to change', async () => {
  const browser = await fetchAs(2, 1);
  const myinfo = await read(browser);
  expect(myinfo).toMatchObject({ userType: 2, isSignedUp: false });
  expect(findValues(myinfo)).toEqual({
    identityNumber: [expect.stringMatching(/^\*{5}\d{3}[A-Z]$/), true],
    name: ['TAN WEI LING', true],
    residentialStatus: ['C', true],
    email: ['wei.ling@people.example', false],
    phoneNumber: ['+6580000601', true],
  });
  expect(await submit(browser, { email: 'mine@people.example' })).toMatchObject({
    status: 200,
    content: { data: { emptyKeys: [] } },
  });
  expect(await listUsers()).toEqual([
    {
      name: 'TAN WEI LING',
      email: 'mine@people.example',
      phone_number: '+6580000601',
      residential_status: 'C',
      pass_type: null,
      user_type_ids: [2],
      is_valid: true,
    },
  ]);
  expect(await browser.control()).toMatchObject({ isValid: true, user: { userTypes: ['Owner'] } });
  const { rows } = await getDatabase().db.query('select field, source from profile_sources order by field');
  expect(rows).toEqual([
    { field: 'email', source: 2 },
    { field: 'identityNumber', source: 1 },
    { field: 'name', source: 1 },
    { field: 'phoneNumber', source: 4 },
    { field: 'residentialStatus', source: 1 },
  ]);
  expect(await read(browser)).toBeNull();
  expect((await submit(browser)).status).toBe(404);
});

test('A, and no status beside a pass, show the pass', async () => {
  for (const [person, pass] of [
    [3, 'Employment Pass'],
    [4, 'S Pass'],
  ] as const) {
    const browser = await fetchAs(1, person);
    expect(findValues(await read(browser))).toMatchObject({
      residentialStatus: ['A', true],
      passType: [pass, true],
    });
    await submit(browser);
  }
  expect((await listUsers()).map(({ pass_type }) => pass_type)).toEqual(['Employment Pass', 'S Pass']);
});

test('names come through as they are written', async () => {
  const browser = await fetchAs(1, 5);
  await submit(browser);
  expect((await listUsers())[0]).toMatchObject({ name: `D'SOUZA-O’NEILL @ "JOSÉ" <b>Ñ</b> 陈 & S/O` });
});

test('what is verified cannot be changed, by whatever is sent', async () => {
  const browser = await fetchAs(1, 1);
  for (const name of ['name', 'residentialStatus', 'phoneNumber']) {
    const value = name === 'residentialStatus' ? 'P' : '+6580000999';
    expect(await submit(browser, { [name]: value })).toMatchObject({
      status: 400,
      content: { fields: [{ name, reason: "can't be changed here" }] },
    });
  }
  expect(await submit(browser, { email: 'nobody@home' })).toMatchObject({
    status: 400,
    content: { fields: [{ name: 'email' }] },
  });
  expect((await listUsers())[0]).toMatchObject({ name: null, is_valid: false });
  expect(await read(browser)).not.toBeNull();
});

test('nothing else can be sent along (ASVS 15.3.3)', async () => {
  const browser = await fetchAs(1, 1);
  await submit(browser, {
    identityNumber: 'S0000001I',
    userTypeIds: [4],
    isValid: true,
    id: 'mei',
    cid: 'x',
  });
  expect((await listUsers())[0]).toMatchObject({ user_type_ids: [1] });
});

test('an agent signs up with what Myinfo says and the two numbers it does not know, all or nothing', async () => {
  const browser = await fetchAs(3, 1);
  expect(findValues(await read(browser))).not.toHaveProperty('identityNumber');
  const wrong = await submit(browser, {
    email: 'nobody@home',
    registrationNumber: 'R12345A',
    licenceNumber: '',
  });
  expect(wrong).toMatchObject({
    status: 400,
    content: {
      fields: [
        { name: 'email' },
        { name: 'registrationNumber', reason: expect.stringContaining('should be R') },
        { name: 'licenceNumber', reason: expect.stringContaining('should be L') },
      ],
    },
  });
  expect((await listUsers())[0]).toMatchObject({ name: null, is_valid: false });
  const numbers = { registrationNumber: 'r012345a', licenceNumber: 'L3001234K' };
  expect(await submit(browser, numbers)).toMatchObject({ status: 200, content: { data: { emptyKeys: [] } } });
  expect((await listUsers())[0]).toMatchObject({ name: 'TAN WEI LING', is_valid: true, user_type_ids: [3] });
  const { rows } = await getDatabase().db.query('select registration_number, licence_number from users');
  expect(rows).toEqual([{ registration_number: 'R012345A', licence_number: 'L3001234K' }]);
  expect(await browser.control()).toMatchObject({ isValid: true, user: { userTypes: ['MainAgent'] } });
});

test('the numbers of an agent are taken from nobody else', async () => {
  const browser = await fetchAs(1, 1);
  await submit(browser, { registrationNumber: 'R012345A', licenceNumber: 'L3001234K' });
  const { rows } = await getDatabase().db.query('select registration_number, licence_number from users');
  expect(rows).toEqual([{ registration_number: null, licence_number: null }]);
});

test('signing up by it gives the session a new secret, and the old one opens nothing (ASVS 7.2.4)', async () => {
  const browser = await fetchAs(2, 1);
  const old = browser.jar.get('test-session') ?? '';
  await submit(browser);
  expect(browser.jar.get('test-session')).not.toBe(old);
  expect(await browser.control()).toMatchObject({ isValid: true });
  const thief = openBrowser();
  thief.jar.set('test-session', old);
  expect((await thief.send('/api/user/get')).status).toBe(401);
});

test('twenty submissions at once have one effect', async () => {
  const browser = await fetchAs(1, 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(browser)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // What comes after the first brings a secret that is dead by then.
  expect(answers.filter(({ status }) => status === 404 || status === 401)).toHaveLength(19);
  const { rowCount } = await getDatabase().db.query(
    `select from audit_log a join users u on u.id = a.user_id where action = 'myinfo-submitted'`,
  );
  expect(rowCount).toBe(1);
});

test('somebody signed up keeps how they are reached and what they are; what is verified takes its place', async () => {
  const browser = await fetchAs(1, 1);
  await submit(browser);
  await getDatabase().db.query(`update users set name = 'Wei', email = 'own@people.example'`);
  await browser.logIn({}, { userType: 2 });
  const myinfo = await read(browser);
  expect(myinfo).toMatchObject({ isSignedUp: true });
  expect(Object.keys(findValues(myinfo)).sort()).toEqual(['identityNumber', 'name', 'residentialStatus']);
  await submit(browser);
  expect((await listUsers())[0]).toMatchObject({
    name: 'TAN WEI LING',
    email: 'own@people.example',
    user_type_ids: [1],
  });
});

test('a number or an identity number of another account is refused, and says so', async () => {
  const { db } = getDatabase();
  await db.query(`insert into users (id, phone_number) values ('mei', '+6580000602')`);
  const browser = await fetchAs(1, 2);
  expect(await submit(browser)).toMatchObject({
    status: 400,
    content: { fields: [{ name: 'phoneNumber', reason: expect.stringContaining('another account') }] },
  });
  await db.query(`delete from users where id = 'mei'`);
  await submit(browser);
  await db.query('delete from identities');
  await db.query('update users set phone_number = null');
  const again = await fetchAs(1, 2);
  expect(await submit(again)).toMatchObject({
    status: 400,
    content: { fields: [{ name: 'identityNumber', reason: expect.stringContaining('another account') }] },
  });
  expect(JSON.stringify((await submit(again)).content)).not.toMatch(identityNumbers);
});

test('who has no number at Myinfo needs none, for they log in there; who has no Myinfo types the rest', async () => {
  const browser = await fetchAs(1, 6);
  expect(findValues(await read(browser))).toMatchObject({ phoneNumber: [null, false] });
  expect((await submit(browser)).content.data).toMatchObject({ emptyKeys: [] });
  const nobody = await fetchAs(1, 8);
  const typed = { name: 'Ong', email: 'ong@people.example', residentialStatus: 'A', passType: 'S Pass' };
  expect((await submit(nobody, typed)).content.data).toMatchObject({ emptyKeys: [] });
});

test('a person who keeps Myinfo to themselves is not logged in by it', async () => {
  const browser = openBrowser();
  expect(await browser.logIn({ cancel: 'consent' }, { userType: 1 })).toMatchObject({
    attempt: { state: 'cancelled' },
  });
  expect(await browser.control()).toMatchObject({ isAuthenticated: false });
});

test('nobody else is told: signed out 401, and another person nothing', async () => {
  await fetchAs(1, 1);
  expect((await openBrowser().send('/api/myinfo')).status).toBe(401);
  expect((await submit(openBrowser())).status).toBe(401);
  const other = openBrowser();
  await other.logIn({ person: 2 });
  expect(await read(other)).toBeNull();
  expect((await submit(other)).status).toBe(404);
});

test('what is not submitted is gone within a day', async () => {
  const { db } = getDatabase();
  const browser = await fetchAs(1, 1);
  const count = async () => (await db.query('select from myinfo_drafts')).rowCount;
  await deleteOldDrafts(db, new Date(Date.now() + DRAFT_MS - 60_000));
  expect(await count()).toBe(1);
  // The job runs every hour.
  expect(DRAFT_MS + 60 * 60 * 1000).toBeLessThan(24 * 60 * 60 * 1000);
  await deleteOldDrafts(db, new Date(Date.now() + DRAFT_MS + 1_000));
  expect(await count()).toBe(0);
  expect((await submit(browser)).status).toBe(404);
});

test('after a whole run an identity number stands in its sealed column and nowhere else (ASVS 14.2.6, 16.2.5)', async () => {
  const { db } = getDatabase();
  const browser = await fetchAs(2, 1);
  await read(browser);
  await submit(browser, { email: 'not an address' });
  await submit(browser);
  await read(browser);
  await browser.send('/api/user/get');
  await browser.logIn({ failure: 'wrong-nonce' });
  const { lines, texts, queued } = getServer();
  const seen = JSON.stringify([lines, texts, queued, browser.answers]);
  expect(seen.length).toBeGreaterThan(1_000);
  expect(seen).not.toMatch(identityNumbers);
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const { rows } = await db.query<{ text: string }>(`select t::text as text from ${name} t`);
    expect([name, rows.filter(({ text }) => identityNumbers.test(text)).length]).toEqual([name, 0]);
    // Bytes are written in hexadecimal: read as letters they hold none either.
    for (const { text } of rows)
      for (const [, bytes = ''] of text.matchAll(/\\\\?x((?:[0-9a-f]{2})+)/g))
        expect(Buffer.from(bytes, 'hex').toString('latin1')).not.toMatch(identityNumbers);
  }
  const { rows } = await db.query<{ user_id: string; sealed: Uint8Array; digest: Uint8Array }>(
    'select user_id, sealed, digest from identity_numbers',
  );
  const [stored] = rows;
  const sealer = createSealer(Buffer.from(getIssuers().variables.SEAL_KEY ?? '', 'base64url'));
  const number = sealer.unseal(stored?.sealed ?? new Uint8Array(), numberLocation(stored?.user_id ?? ''));
  expect(number).toMatch(/^S0000011[A-Z]$/);
  expect(Buffer.from(stored?.digest ?? []).equals(sealer.digest(number))).toBe(true);
});

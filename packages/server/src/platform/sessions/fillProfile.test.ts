import type { RouteAnswer } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession } from './session.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
let secret: string;

async function fill(body: unknown, { cookie = `test-session=${secret}`, origin = testOrigin } = {}) {
  const { server } = makeTestServer(getDatabase().db, { clock: () => now });
  return server.request(`${testOrigin}/api/user/missing`, {
    method: 'PATCH',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function listEmptyKeys(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: RouteAnswer<'fillProfile'> }).data.emptyKeys;
}

async function listFaultyColumns(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: { name: string; reason: string }[] };
  return Object.fromEntries(fields.map(({ name, reason }) => [name, reason]));
}

async function getUser(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await getDatabase().db.query(
    `select name, email, residential_status, pass_type from users where id = 'mei'`,
  );
  return rows[0];
}

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from users');
  await db.query(`insert into users (id, phone_number, is_valid) values ('mei', '+6580000901', true)`);
  secret = await createSession(db, 'mei', { now });
});

describe('a profile', () => {
  test('has a name of one line, without control and direction characters, for it stands in letters', async () => {
    await fill({ name: 'Mei\r\nDear all,\u2028\u202Eiem\u202C\u0000 \u0301\u200B' });
    expect(await getUser()).toMatchObject({ name: 'Mei Dear all, iem' });
  });

  test('is filled in, and what is empty then is answered', async () => {
    expect(await listEmptyKeys(await fill({ name: ' Mei ', email: 'mei@example.sg' }))).toEqual([
      'residentialStatus',
    ]);
    expect(await listEmptyKeys(await fill({ residentialStatus: 'A' }))).toEqual(['passType']);
    expect(await listEmptyKeys(await fill({ passType: 'Employment Pass' }))).toEqual([]);
    expect(await getUser()).toEqual({
      name: 'Mei',
      email: 'mei@example.sg',
      residential_status: 'A',
      pass_type: 'Employment Pass',
    });
  });

  test('takes status and pass together', async () => {
    const body = { name: 'Mei', email: 'mei@example.sg', residentialStatus: 'A', passType: 'S Pass' };
    expect(await listEmptyKeys(await fill(body))).toEqual([]);
  });

  test('keeps what stands there: the whole of such a form is refused, by field', async () => {
    await fill({ name: 'Mei', residentialStatus: 'C' });
    const issues = await listFaultyColumns(
      await fill({
        name: 'Somebody else',
        residentialStatus: 'A',
        passType: 'S Pass',
        email: 'new@example.sg',
      }),
    );
    expect(issues).toEqual({
      name: 'is already filled in',
      residentialStatus: 'is already filled in',
      passType: 'is only for residential status A',
    });
    expect(await getUser()).toEqual({ name: 'Mei', email: null, residential_status: 'C', pass_type: null });
  });

  test('filled in by two tabs at once keeps the first', async () => {
    const answers = await Promise.all([fill({ name: 'First' }), fill({ name: 'Second' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test.each([
    [{ name: '  ' }, { name: 'is empty' }],
    [{ name: 'x'.repeat(201) }, { name: 'is longer than 200 characters' }],
    [{ email: 'mei' }, { email: 'should look like name@mail.example' }],
    [{ residentialStatus: 'X' }, { residentialStatus: 'should be C, P or A' }],
    [{ passType: 'S Pass' }, { passType: 'is only for residential status A' }],
  ])('refuses %j and says why', async (body, issues) => {
    expect(await listFaultyColumns(await fill(body))).toEqual(issues);
  });

  test('is nobody else’s to fill in', async () => {
    expect((await fill({ name: 'Mei' }, { cookie: '' })).status).toBe(401);
    expect((await fill({ name: 'Mei' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await getUser()).toMatchObject({ name: null });
  });

  test('does not take a phone number, which is proven by a code (ASVS 15.3.3)', async () => {
    await getDatabase().db.query(`update users set phone_number = null`);
    expect(await listEmptyKeys(await fill({ name: 'Mei', phoneNumber: '+6580000902' }))).toContain(
      'phoneNumber',
    );
  });

  test('that is filled in is written down, without what was filled in', async () => {
    await fill({ name: 'Mei', email: 'mei@example.sg' });
    const { rows } = await getDatabase().db.query<{ action: string; details: unknown }>(
      'select action, details from audit_log order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'profile-filled', details: { fields: 'name email' } }]);
  });

  test('into which nothing is filled is answered as it is, and nothing is written down', async () => {
    const { db } = getDatabase();
    const count = async () => (await db.query('select from audit_log')).rowCount;
    const before = await count();
    expect(await listEmptyKeys(await fill({}))).toContain('name');
    expect(await count()).toBe(before);
  });
});

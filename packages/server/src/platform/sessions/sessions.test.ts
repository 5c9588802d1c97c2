import type { PermissionRule, RouteAnswer } from '@sewa/api/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { createSession, SESSION_IDLE_MS } from './session.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const SESSION = 'test-session';
const TOKEN = 'test-accessToken';

function makeServer(now = start, variables: Record<string, string> = {}) {
  return makeTestServer(getDatabase().db, {
    clock: () => now,
    settings: parseSettings({ APP_ENV: 'test', ...variables }),
  }).server;
}

const ask = async (path: string, secret: string | null, now = start) =>
  makeServer(now).request(
    `http://localhost:3000${path}`,
    secret === null ? {} : { headers: { cookie: `${SESSION}=${secret}` } },
  );

function parseCookies(response: Response): Map<string, string> {
  return new Map(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]));
}

const openFor = (userId: string, now = start) => createSession(getDatabase().db, userId, { now });

beforeAll(async () => {
  await getDatabase().db.query(`insert into users (id, name, email, phone_number, user_type_ids, residential_status, pass_type, is_valid) values
    ('tenant', 'Tan Wei Ling', 'wl@example.com', '+6581234567', '{1}', 'C', null, true),
    ('agent', 'Ravi Kumar', null, '+6591234567', '{3,2}', 'A', null, true),
    ('fresh', null, null, null, '{}', null, null, false)`);
});

describe('control', () => {
  test('says that nobody is there, and sets nothing for somebody without cookies', async () => {
    const response = await ask('/api/user/control', null);
    expect(await response.json()).toEqual({ isAuthenticated: false, isValid: false, user: null });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('says who is there and mints a display token that ends with the session', async () => {
    const secret = await openFor('agent');
    const response = await ask('/api/user/control', secret);
    expect(await response.json()).toEqual({
      isAuthenticated: true,
      isValid: true,
      user: { userTypes: ['MainAgent', 'Owner'], cid: null },
    });
    const cookies = parseCookies(response);
    expect(cookies.get(SESSION)).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
    expect(cookies.get(SESSION)).not.toContain('Domain');
    expect(cookies.get(TOKEN)).not.toContain('HttpOnly');
    const [, value = ''] = (cookies.get(TOKEN) ?? '').split(/[=;]/);
    const [header = '', payload = '', signature] = value.split('.');
    const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    // It opens nothing, and says so: a token without an algorithm, and without a signature (RFC 7519, 6.1).
    expect(decode(header)).toEqual({ alg: 'none', typ: 'JWT' });
    expect(signature).toBe('');
    expect(decode(payload)).toEqual({
      iat: start.getTime() / 1000,
      exp: (start.getTime() + SESSION_IDLE_MS) / 1000,
      isValid: true,
      userTypes: ['MainAgent', 'Owner'],
    });
  });

  test('tells somebody whose sign-up is not complete that they are not valid', async () => {
    expect(await (await ask('/api/user/control', await openFor('fresh'))).json()).toEqual({
      isAuthenticated: true,
      isValid: false,
      user: { userTypes: [], cid: null },
    });
  });

  test('ends a session that was not used, and clears both cookies in one answer (ASVS 7.3.1)', async () => {
    const secret = await openFor('tenant');
    const late = new Date(start.getTime() + SESSION_IDLE_MS);
    const response = await makeServer(late).request('http://localhost:3000/api/user/control', {
      headers: { cookie: `${SESSION}=${secret}; ${TOKEN}=old` },
    });
    expect(await response.json()).toMatchObject({ isAuthenticated: false });
    const cookies = parseCookies(response);
    expect([...cookies.keys()].sort()).toEqual([TOKEN, SESSION].sort());
    for (const line of cookies.values()) expect(line).toContain('Max-Age=0');
  });

  test('moves the end of a session in use', async () => {
    const secret = await openFor('tenant');
    const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
    for (const now of [hours(10), hours(20), hours(30)]) {
      expect(await (await ask('/api/user/control', secret, now)).json()).toMatchObject({
        isAuthenticated: true,
      });
    }
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1", '../../x'])('takes %j for nobody', async (secret) => {
    expect(await (await ask('/api/user/control', secret)).json()).toMatchObject({ isAuthenticated: false });
  });

  test('is opened by 256 bits of chance (ASVS 7.2.3)', async () => {
    const secrets = new Set<string>();
    for (let count = 0; count < 200; count += 1) secrets.add(await openFor('tenant'));
    expect(secrets.size).toBe(200);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const places = Array.from(
      { length: 43 },
      (_, place) => new Set([...secrets].map((secret) => secret[place])),
    );
    // The last of 43 letters carries four bits, the others six: none of them stands still.
    for (const characters of places) expect(characters.size).toBeGreaterThan(10);
  });

  test('keeps no secret in the database', async () => {
    const secret = await openFor('tenant');
    const { rows } = await getDatabase().db.query<{ id: string }>('select id from sessions');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('binds the session cookie to its host in production (ASVS 3.3.1, 3.3.3)', async () => {
    const secret = await openFor('tenant');
    const server = makeServer(start, {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://sewa.example',
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example/messages',
      TRUSTED_PROXIES: '0',
      COOKIE_DOMAIN: 'sewa.example',
    });
    const response = await server.request('https://sewa.example/api/user/control', {
      headers: { cookie: `__Host-session=${secret}` },
    });
    const cookies = parseCookies(response);
    expect(cookies.get('__Host-session')).toMatch(/Secure/);
    expect(cookies.get('accessToken')).toMatch(/Domain=sewa\.example.*Secure|Secure.*Domain=sewa\.example/);
  });
});

describe('missing', () => {
  const missing = async (userId: string) =>
    (
      (await (await ask('/api/user/missing', await openFor(userId))).json()) as {
        data: RouteAnswer<'missing'>;
      }
    ).data.emptyKeys;

  test('lists the empty fields of a profile, the pass type only for pass holders', async () => {
    expect(await missing('tenant')).toEqual([]);
    expect(await missing('agent')).toEqual(['email', 'passType']);
    expect(await missing('fresh')).toEqual(['name', 'email', 'phoneNumber', 'residentialStatus']);
  });

  test('is refused when nobody is signed in', async () => {
    const response = await ask('/api/user/missing', null);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ succeed: false, message: 'Please log in.' });
  });
});

describe('permissions', () => {
  const rules = async (secret: string | null) =>
    ((await (await ask('/api/user/permissions', secret)).json()) as { data: PermissionRule[] }).data;

  test('of a visitor are to read listings', async () => {
    expect(await rules(null)).toEqual([{ action: 'read', subject: 'Listing' }]);
  });

  test('of an agent name what is theirs', async () => {
    expect(await rules(await openFor('agent'))).toContainEqual({
      action: 'update',
      subject: 'Listing',
      conditions: { userId: 'agent' },
    });
  });
});

describe('the user', () => {
  const open = async (secret: string | null) => {
    const response = await ask('/api/user/get', secret);
    return { status: response.status, ...((await response.json()) as { data?: RouteAnswer<'getUser'> }) };
  };

  beforeAll(async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, name, phone_number, user_type_ids, is_valid)
      values ('member', 'Siti', '+6589990001', '{3}', true)`);
    await db.query(`insert into corporates (id, name, uen, verified_at, verified_by) values
      ('east', 'East Homes', '197401143C', now(), 'operator'), ('west', 'West Homes', null, null, null)`);
    await db.query(`insert into memberships (corporate_id, user_id, role) values
      ('east', 'member', 'administrator'), ('west', 'member', 'member')`);
  });

  test('is who they are, as what they act and for whom', async () => {
    const secret = await openFor('member');
    await getDatabase().db.query(`update sessions set corporate_id = 'east' where user_id = 'member'`);
    expect((await open(secret)).data).toEqual({
      id: 'member',
      name: 'Siti',
      email: null,
      phoneNumber: '+6589990001',
      entityId: '197401143C',
      userTypes: ['MainAgent'],
      userTypeIds: [3],
      residentialStatus: null,
      passType: null,
      corporates: [
        { id: 'east', name: 'East Homes', role: 'administrator', isCurrent: true, isVerified: true },
        { id: 'west', name: 'West Homes', role: 'member', isCurrent: false, isVerified: false },
      ],
      cid: 'east',
      version: expect.any(Number),
    });
  });

  test.each([
    ['for a corporate without an entity number', 'west'],
    ['for nobody', null],
  ])('who acts %s has no entity id', async (_, corporateId) => {
    const secret = await openFor('member');
    await getDatabase().db.query(`update sessions set corporate_id = $1 where user_id = 'member'`, [
      corporateId,
    ]);
    expect((await open(secret)).data).toMatchObject({ entityId: null, cid: corporateId });
  });

  test('is nobody where nobody is signed in', async () => {
    expect(await open(null)).toMatchObject({ status: 401, message: 'Please log in.' });
  });
});

test('whoever logs out loses both cookies, and it is noted without their name', async () => {
  const secret = await openFor('tenant');
  const { server, lines } = makeTestServer(getDatabase().db, { clock: () => start });
  const response = await server.request(`${testOrigin}/api/user/logout`, {
    method: 'POST',
    headers: { cookie: `${SESSION}=${secret}`, origin: testOrigin },
  });
  expect(await response.json()).toBe(1);
  const cookies = parseCookies(response);
  expect([...cookies.keys()].sort()).toEqual([TOKEN, SESSION].sort());
  for (const line of cookies.values()) expect(line).toContain('Max-Age=0');
  expect(lines.filter(({ event }) => event === 'logged-out')).toEqual([
    { level: 'info', event: 'logged-out', details: { requestId: expect.any(String) } },
  ]);
  expect(await (await ask('/api/user/control', secret)).json()).toMatchObject({ isAuthenticated: false });
});

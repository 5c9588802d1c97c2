import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Queryable } from '../database/database.ts';
import { control } from './control.ts';
import type { SessionRow } from './queries.ts';
import {
  createSession,
  deleteSession,
  elevateSession,
  findSession,
  findSessionId,
  hasJustRotated,
  rotateSession,
  SESSION_IDLE_MS,
  touchSession,
} from './session.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const nobody = 'a'.repeat(43);

let db: Queryable;

beforeEach(async () => {
  db = getDatabase().db;
  for (const table of ['users', 'corporates', 'replaced_sessions']) await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values ('mei', 'Mei', '{4}', true)`);
  await db.query(
    `insert into corporates (id, name) values ('alpha', 'Alpha'), ('beta', 'Beta'), ('gamma', 'Gamma')`,
  );
});

const join = (corporateId: string, lastUsedAt: Date | null = null) =>
  db.query(
    `insert into memberships (corporate_id, user_id, role, last_used_at) values ($1, 'mei', 'member', $2)`,
    [corporateId, lastUsedAt],
  );

async function open(now = start): Promise<{ secret: string; session: SessionRow }> {
  const secret = await createSession(db, 'mei', { now });
  const session = await findSession(db, secret, now);
  if (!session) throw new Error('The session is not open.');
  return { secret, session };
}

const requestWith = (session: string, now: Date) =>
  control(makeTestContext(getDatabase().db, { now, cookies: { session } }), {});

describe('a session', () => {
  test('begins open for half a day, to the millisecond', async () => {
    const { secret, session } = await open();
    expect(SESSION_IDLE_MS).toBe(12 * HOUR);
    expect(session).toMatchObject({ user_id: 'mei', created_at: start, expires_at: after(12 * HOUR) });
    expect(await findSession(db, secret, after(12 * HOUR - 1))).not.toBeNull();
    expect(await findSession(db, secret, after(12 * HOUR))).toBeNull();
  });

  test('lasts thirty days at most, however much it is used (ASVS 7.3.2)', async () => {
    const { secret } = await open();
    for (let now = 10 * HOUR; now < 30 * DAY; now += 10 * HOUR) {
      const session = await findSession(db, secret, after(now));
      if (!session) throw new Error(`It ended after ${now / HOUR} hours.`);
      const end = await touchSession(db, session, after(now));
      expect(end).toEqual(after(Math.min(now + 12 * HOUR, 30 * DAY)));
    }
    expect(await findSession(db, secret, after(30 * DAY - 1))).not.toBeNull();
    expect(await findSession(db, secret, after(30 * DAY))).toBeNull();
  });

  test('is prolonged when a minute would be won, not for less', async () => {
    const { secret, session } = await open();
    expect(await touchSession(db, session, after(60 * SECOND - 1))).toEqual(after(12 * HOUR));
    expect(await findSession(db, secret, start)).toMatchObject({ expires_at: after(12 * HOUR) });
    const later = after(12 * HOUR + 60 * SECOND);
    expect(await touchSession(db, session, after(60 * SECOND))).toEqual(later);
    expect(await findSession(db, secret, start)).toMatchObject({ expires_at: later });
  });

  test('remembers the browser and the system it was opened with, and nothing more of them', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await createSession(db, 'mei', { now: start, userAgent });
    const { rows } = await db.query('select browser, system, created_at, last_used_at from sessions');
    expect(rows).toEqual([{ browser: 'Firefox', system: 'Linux', created_at: start, last_used_at: start }]);
  });

  test('is ended by its secret, and answers whose it was', async () => {
    const { secret } = await open();
    for (const wrong of [nobody, secret.slice(1), `${secret}A`, '', null])
      expect(await deleteSession(db, wrong)).toBeNull();
    expect(await deleteSession(db, secret)).toBe('mei');
    expect(await deleteSession(db, secret)).toBeNull();
    expect(await findSession(db, secret, start)).toBeNull();
  });

  test('is kept under the sha256 of its secret, and a text of another form under nothing', async () => {
    const { secret, session } = await open();
    expect(findSessionId(secret)).toBe(session.id);
    expect(session.id).toMatch(/^[\da-f]{64}$/);
    for (const wrong of [null, '', secret.slice(1), `${secret}A`, `${secret.slice(1)}!`])
      expect(findSessionId(wrong)).toBeNull();
  });
});

describe('a new session acts for', () => {
  test('nobody, where its user belongs to no corporate', async () => {
    expect((await open()).session).toMatchObject({ corporate_id: null, corporate_role: null });
  });

  test('the only corporate of its user, used or not', async () => {
    await join('alpha');
    expect((await open()).session).toMatchObject({ corporate_id: 'alpha', corporate_role: 'member' });
  });

  test('none of several that were never used', async () => {
    await join('alpha');
    await join('beta');
    expect((await open()).session.corporate_id).toBeNull();
  });

  test('the one that was used last', async () => {
    await join('alpha', after(-2 * DAY));
    await join('beta', after(-DAY));
    await join('gamma');
    expect((await open()).session.corporate_id).toBe('beta');
  });
});

describe('under a new secret', () => {
  test('the session is the same and the old secret is dead', async () => {
    const { secret, session } = await open();
    const next = await rotateSession(db, session, {}, after(HOUR));
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(await findSession(db, secret, after(HOUR))).toBeNull();
    const { id: _, ...same } = session;
    expect(await findSession(db, next, after(HOUR))).toMatchObject(same);
  });

  test('it may act for another corporate, or be proven; what is not given stays', async () => {
    await join('alpha', after(-DAY));
    await join('beta');
    const { session } = await open();
    const steppedUp = await rotateSession(db, session, { steppedUpAt: after(HOUR) }, after(HOUR));
    const first = await findSession(db, steppedUp, after(HOUR));
    expect(first).toMatchObject({ corporate_id: 'alpha', proven_at: after(HOUR) });
    if (!first) throw new Error('It is not open.');
    const switched = await rotateSession(db, first, { corporateId: 'beta' }, after(2 * HOUR));
    expect(await findSession(db, switched, after(2 * HOUR))).toMatchObject({
      corporate_id: 'beta',
      proven_at: after(HOUR),
    });
  });

  test('what is not open any more does not go on', async () => {
    const { secret, session } = await open();
    expect(await rotateSession(db, session, {}, after(12 * HOUR))).toBeNull();
    expect(await hasJustRotated(db, secret, after(12 * HOUR))).toBe(false);
    await expect(elevateSession(db, session, null, after(12 * HOUR))).rejects.toMatchObject({
      problem: 'not-signed-in',
    });
  });

  test('a request that was under way with the old one is asked to try again for a minute, and then signs nobody in', async () => {
    const { secret, session } = await open();
    await rotateSession(db, session, {}, start);
    expect(await hasJustRotated(db, secret, after(60 * SECOND - 1))).toBe(true);
    await expect(requestWith(secret, after(60 * SECOND - 1))).rejects.toMatchObject({
      problem: 'not-ready',
      retryAfter: 1,
    });
    expect(await hasJustRotated(db, secret, after(60 * SECOND))).toBe(false);
    expect(await requestWith(secret, after(60 * SECOND))).toEqual({
      answer: { isAuthenticated: false, isValid: false, user: null },
      token: null,
    });
    for (const wrong of [nobody, '', null]) expect(await hasJustRotated(db, wrong, start)).toBe(false);
  });

  test('whoever joins a corporate acts for it, unless they act for one', async () => {
    const { session } = await open();
    await join('alpha');
    await join('beta');
    const plain = await findSession(db, await elevateSession(db, session, null, start), start);
    expect(plain).toMatchObject({ corporate_id: null });
    if (!plain) throw new Error('It is not open.');
    const joined = await findSession(db, await elevateSession(db, plain, 'alpha', start), start);
    expect(joined).toMatchObject({ corporate_id: 'alpha' });
    if (!joined) throw new Error('It is not open.');
    expect(await findSession(db, await elevateSession(db, joined, 'beta', start), start)).toMatchObject({
      corporate_id: 'alpha',
    });
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../createPlatform.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession, SESSION_IDLE_MS } from '../sessions/session.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import type { TimeControls } from './createTimeControls.ts';

const getDatabase = openTestDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
/** The database goes by the real time, and by how far the clock is moved from it. */
const start = new Date();
const after = (days: number, from = start) => new Date(from.getTime() + days * DAY_MS);
/** Ten in the morning in Singapore, a day or two from now: past the hour of the daily letters. */
const morning = new Date(new Date(after(2)).setUTCHours(2, 0, 0, 0));
/** The real time, which the test moves on. */
const world = { now: start };
let platform: Platform;
let time: TimeControls;

async function open(variables: Record<string, string> = { APP_ENV: 'test' }): Promise<Platform> {
  const { db, settings } = getDatabase();
  await db.close();
  return createPlatform(
    { ...parseSettings(variables), ...settings },
    { log: () => undefined, clock: () => world.now },
  );
}

const ask = async (path: string, secret: string, body?: object) => {
  const response = await platform.server.request(`${testOrigin}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { origin: testOrigin, 'content-type': 'application/json', cookie: `test-session=${secret}` },
  });
  return response.status;
};

async function listMails(): Promise<string[]> {
  const { rows } = await platform.db.query<{ subject: string }>(
    `select subject from outbox where channel = 'email' order by id`,
  );
  return rows.map(({ subject }) => subject);
}

beforeEach(async () => {
  world.now = start;
  platform = await open();
  if (!platform.time) throw new Error('The sandbox may run here.');
  time = platform.time;
  for (const table of ['users', 'listings', 'outbox', 'jobs.job'])
    await platform.db.query(`delete from ${table}`);
  await platform.db.query(
    `insert into users (id, name, email, proven_email, is_valid, is_sample, user_type_ids, created_at)
      values ('mei', 'Mei', 'mei@example.sg', 'mei@example.sg', true, true, '{1}', $1)`,
    [start],
  );
});

afterEach(() => platform.close());

describe('moving the clock', () => {
  test('has a mail of a saved search written and sent that is due tomorrow, of a home listed by then', async () => {
    const secret = await createSession(platform.db, 'mei', { now: start });
    expect(await ask('/api/saved-searches', secret, { query: '', frequency: 'daily' })).toBe(200);
    await time.moveClock(morning);
    await saveListings(platform.db, [makeDraft('new')]);
    await time.moveClock(after(0.5, morning));
    expect(await listMails()).toEqual([]);
    await time.moveClock(after(1, morning));
    expect(await listMails()).toEqual(['1 new home for “All homes”']);
  });

  test('has what is old deleted that is kept until then, and logs nobody out', async () => {
    const secret = await createSession(platform.db, 'mei', { now: start });
    await platform.db.query(
      `insert into outbox (channel, recipient, text_body, created_at) values ('sms', '+6580000301', 'Old', $1)`,
      [start],
    );
    await time.moveClock(after(29));
    expect((await platform.db.query('select from outbox')).rowCount).toBe(1);
    await time.moveClock(after(40));
    expect((await platform.db.query('select from outbox')).rowCount).toBe(0);
    expect(await ask('/api/user/sessions', secret)).toBe(200);
    world.now = new Date(start.getTime() + SESSION_IDLE_MS + 1);
    expect(await ask('/api/user/sessions', secret)).toBe(401);
  });

  test('leaves a fresh proof fresh and deletes an account seven days later', async () => {
    const secret = await createSession(platform.db, 'mei', { now: start });
    await platform.db.query('update sessions set proven_at = $1', [start]);
    await time.moveClock(after(3));
    expect(await ask('/api/user/deletion', secret, {})).toBe(200);
    await time.moveClock(after(9.9));
    expect((await platform.db.query('select from users where deleted_at is null')).rowCount).toBe(1);
    await time.moveClock(after(10.1));
    expect((await platform.db.query('select from users where deleted_at is null')).rowCount).toBe(0);
  });

  test('shows the moment and goes on from there, in the database too, until it is moved back', async () => {
    const selectMoment = async () =>
      (
        await platform.db.query<{ off: number }>(
          `select extract(epoch from current_moment() - now())::float8 as off`,
        )
      ).rows[0]?.off;
    await time.moveClock(after(5));
    expect(time.now()).toEqual(after(5));
    world.now = new Date(start.getTime() + 1_000);
    expect(time.now().getTime()).toBe(after(5).getTime() + 1_000);
    expect(await selectMoment()).toBeCloseTo((5 * DAY_MS) / 1000, 3);
    await time.moveClock(null);
    expect(time.now()).toEqual(world.now);
    expect(await selectMoment()).toBe(0);
  });

  test('back lets jobs be queued and done as before', async () => {
    await time.moveClock(after(5));
    await time.moveClock(null);
    const done = new Promise<unknown>((resolve) => {
      void platform.jobs.work('greet', async (data) => resolve(data));
    });
    await platform.jobs.send('greet', { name: 'Mei' });
    await platform.jobs.finishDue();
    expect(await done).toEqual({ name: 'Mei' });
  });

  test('twice at once is one after the other: each finds its jobs done', async () => {
    const seen: Date[] = [];
    await platform.jobs.work('look', async () => void seen.push(time.now()));
    await platform.jobs.schedule('look', '0 12 * * *');
    await Promise.all([time.moveClock(after(1)), time.moveClock(after(2)), time.moveClock(null)]);
    expect(seen).toEqual([after(1), after(2)]);
    expect(time.now()).toEqual(start);
  });

  test('says which job failed, after the others were done', async () => {
    const seen: string[] = [];
    await platform.jobs.work('break', async () => {
      throw new Error('the disk is full');
    });
    await platform.jobs.schedule('break', '0 11 * * *');
    await platform.jobs.work('look', async () => void seen.push('look'));
    await platform.jobs.schedule('look', '0 12 * * *');
    await expect(time.moveClock(after(1))).rejects.toThrow('"break" failed: the disk is full');
    expect(seen).toEqual(['look']);
    expect(time.now()).toEqual(after(1));
  });
});

test('jobs are named, and one is run by its name', async () => {
  expect(time.listJobs()).toEqual(
    expect.arrayContaining(['mail', 'mail-daily-searches', 'clean-up', 'delete-accounts']),
  );
  await platform.db.query(
    `insert into outbox (channel, recipient, text_body, created_at) values ('sms', '+6580000301', 'Old', '2026-01-01')`,
  );
  await time.runJob('clean-up');
  expect((await platform.db.query('select from outbox')).rowCount).toBe(0);
});

test('a clock left moved by a process that was killed is put right by the next', async () => {
  await time.moveClock(after(5));
  await platform.close();
  platform = await open();
  expect((await platform.db.query('select from moved_clock')).rowCount).toBe(0);
});

test('in production there is no way to move the clock', async () => {
  await platform.close();
  platform = await open({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://app.sewa.test',
    SMTP_URL: 'smtps://mail.example',
    SMS_URL: 'https://sms.example',
    TRUSTED_PROXIES: '0',
  });
  expect(platform.time).toBeNull();
  const origin = 'https://app.sewa.test';
  for (const path of ['/sandbox/clock', '/sandbox/run', '/sandbox/jobs.json'])
    for (const method of ['GET', 'POST']) {
      const response = await platform.server.request(`${origin}${path}`, { method, headers: { origin } });
      expect([path, method, response.status]).toEqual([path, method, 404]);
    }
});

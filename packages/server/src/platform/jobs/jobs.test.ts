import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { cleanUp } from './cleanUp.ts';
import { createJobs } from './createJobs.ts';
import { scheduleJobs } from './RecurringJob.ts';

const getDatabase = openTestDatabase();
const failures: unknown[] = [];
const log = (_level: string, _event: string, details?: unknown) => failures.push(details);

describe('jobs', () => {
  test('are done once with the data they were queued with, and again after they failed', async () => {
    const jobs = await createJobs({ db: getDatabase().db, log });
    const seen: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      void jobs.work('greet', async (data) => {
        seen.push(data);
        resolve();
      });
    });
    await jobs.send('greet', { name: 'Mei' });
    await done;
    await jobs.close();
    expect(seen).toEqual([{ name: 'Mei' }]);
    expect(failures).toEqual([]);
  });

  test('of every queue are given up by a process that is silent for 20 seconds', async () => {
    const { db } = getDatabase();
    const queue = {
      name: 'letters',
      retrySeconds: 60,
      maxRetrySeconds: 60,
      expireSeconds: 600,
      concurrency: 1,
    };
    const jobs = await createJobs({ db, log, isWorking: false, queues: [{ ...queue, retryLimit: 2 }] });
    await jobs.schedule('round', '15 3 * * *');
    await jobs.close();
    const { rows } = await db.query(
      `select name, heartbeat_seconds as seconds from jobs.queue where name in ('letters', 'round') order by name`,
    );
    expect(rows).toEqual([
      { name: 'letters', seconds: 20 },
      { name: 'round', seconds: 20 },
    ]);
    await db.query("delete from jobs.schedule where name = 'round'");
  });

  test('keep a schedule in Singapore time', async () => {
    const { db } = getDatabase();
    const jobs = await createJobs({ db, log });
    const openContext = () => makeTestContext(db, { now: new Date() });
    await scheduleJobs(jobs, openContext, [{ name: 'clean-up', cron: '15 3 * * *', run: async () => {} }]);
    await jobs.close();
    const { rows } = await db.query('select name, cron, timezone from jobs.schedule');
    expect(rows).toEqual([{ name: 'clean-up', cron: '15 3 * * *', timezone: 'Asia/Singapore' }]);
  });

  test('that an earlier start set otherwise are set right, and what is right is left alone', async () => {
    const { db } = getDatabase();
    const queue = {
      name: 'parcels',
      retrySeconds: 60,
      maxRetrySeconds: 60,
      expireSeconds: 60,
      concurrency: 1,
    };
    const start = async (retryLimit: number, cron: string) => {
      const jobs = await createJobs({ db, log, isWorking: false, queues: [{ ...queue, retryLimit }] });
      await jobs.schedule('parcels', cron);
      await jobs.close();
      const { rows } = await db.query(
        `select q.retry_limit as limit, s.cron, q.updated_on::text as set, s.updated_on::text as scheduled
         from jobs.queue q join jobs.schedule s using (name) where q.name = 'parcels'`,
      );
      return rows[0];
    };
    const first = await start(2, '15 3 * * *');
    expect(first).toMatchObject({ limit: 2, cron: '15 3 * * *' });
    expect(await start(2, '15 3 * * *')).toEqual(first);
    expect(await start(5, '30 3 * * *')).toMatchObject({ limit: 5, cron: '30 3 * * *' });
    await db.query("delete from jobs.schedule where name = 'parcels'");
  });

  test('under a name of before are queued no more: the migration takes their queue away, with its schedule', async () => {
    const { db } = getDatabase();
    const jobs = await createJobs({ db, log, isWorking: false });
    await jobs.schedule('tidy', '15 3 * * *');
    await jobs.schedule('another', '15 3 * * *');
    await jobs.send('tidy');
    await jobs.close();
    const file = new URL('../../../migrations/0029-notices-blobs-and-redirects.sql', import.meta.url);
    await db.query(readFileSync(file, 'utf8'));
    const listNames = async (table: 'queue' | 'schedule' | 'job') =>
      (
        await db.query<{ name: string }>(
          `select name from jobs.${table} where name in ('tidy', 'another') order by name`,
        )
      ).rows.map(({ name }) => name);
    expect(await listNames('queue')).toEqual(['another']);
    expect(await listNames('schedule')).toEqual(['another']);
    expect(await listNames('job')).toEqual([]);
  });
});

describe('the nightly clean-up', () => {
  test('deletes what is old and nothing else', async () => {
    const { db } = getDatabase();
    const now = new Date('2026-11-21T19:15:00Z');
    await db.query(
      `insert into rate_limits values ('old', '2026-11-20T19:14:00Z', 1), ('new', '2026-11-21T19:14:00Z', 1)`,
    );
    await db.query(
      `insert into error_reports (message, created_at) values ('old', '2026-10-01'), ('new', '2026-11-20')`,
    );
    await db.query(`insert into users (id) values ('u')`);
    await db.query(
      `insert into sessions (id, user_id, expires_at) values (repeat('0', 64), 'u', '2026-11-21T19:14:00Z'), (repeat('1', 64), 'u', '2026-11-22')`,
    );
    await cleanUp(db, now);
    const { rows } = await db.query(`select (select array_agg(key) from rate_limits) as limits,
      (select array_agg(message) from error_reports) as reports, (select array_agg(left(id, 1)) from sessions) as sessions`);
    expect(rows).toEqual([{ limits: ['new'], reports: ['new'], sessions: ['1'] }]);
  });

  test('folds the versions of the listings without ever taking their sum back', async () => {
    const { db } = getDatabase();
    const listVersions = async () =>
      (
        await db.query<{ sum: number; rows: number }>(
          'select coalesce(sum(version), 0)::int as sum, count(*)::int as rows from listing_versions',
        )
      ).rows[0];
    await saveListings(db, [makeDraft('folded')]);
    const before = await listVersions();
    await cleanUp(db, new Date());
    expect(await listVersions()).toEqual({ sum: before?.sum, rows: 1 });
    await saveListings(db, [makeDraft('folded', { title: 'New' })]);
    expect((await listVersions())?.sum).toBeGreaterThan(before?.sum ?? 0);
  });
});

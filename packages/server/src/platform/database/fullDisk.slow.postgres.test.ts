import { findPostgresPrograms, makeCluster } from '@sewa/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { migrate } from '../../migrate.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { mountSmallDisk } from '../../testing/mountSmallDisk.ts';
import { answerError } from '../http/errors.ts';
import { createSession } from '../sessions/session.ts';
import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const DISK_MEGABYTES = 40;

const cluster = makeCluster(findPostgresPrograms());
const disk = mountSmallDisk(cluster.folder, DISK_MEGABYTES);
let db: Database;

beforeAll(async () => {
  await cluster.start();
  const admin = await openDatabase({ databaseUrl: cluster.url, dataFolder: '' });
  if (disk) await admin.query(`create tablespace small location '${disk.folder}'`);
  await admin.query(`create database market ${disk ? 'tablespace small' : ''}`);
  await admin.close();
  db = await openDatabase({ databaseUrl: cluster.url.replace('/postgres?', '/market?'), dataFolder: '' });
  await migrate(db);
  await db.query(`insert into users (id, name, phone_number, user_type_ids, is_valid)
    values ('mei', 'Mei', '+6580000901', '{1}', true)`);
});

afterAll(async () => {
  await db.close();
  await cluster.stop('SIGINT');
  disk?.unmount();
  await cluster.remove();
});

/** Takes every page the disk has left. */
async function fillDisk(): Promise<void> {
  await db.query('create table filler (bytes text not null)');
  await db.query('alter table filler alter bytes set storage external');
  for (const length of [1_000_000, 7_000]) {
    const fill = async (): Promise<never> => {
      await db.query(`insert into filler values (repeat('x', ${length}))`);
      return fill();
    };
    await expect(fill()).rejects.toMatchObject({ code: '53100' });
  }
}

test('a sort that needs more room on the disk than it may have is told to come back', async () => {
  const sorting = db.transaction(async (tx) => {
    await tx.query(`set local temp_file_limit = '64kB'; set local work_mem = '64kB'`);
    await tx.query('select n from generate_series(1, 100000) as n order by n desc offset 99999');
  });
  const error = await sorting.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: '53400' });
  expect(answerError(error)).toMatchObject({ status: 503, retryAfter: 30 });
});

describe.runIf(disk)('while the disk of the database is full', () => {
  test('writes are told to come back, reads go on, and all is well once there is room', async () => {
    const { server } = makeTestServer(db);
    const secret = await createSession(db, 'mei', { now: new Date('2026-11-21T04:00:00Z') });
    await saveListings(db, [makeDraft('home')]);
    const { rows } = await db.query<{ id: string }>('select id from listings');
    const ask = async (path: string, method = 'GET') => {
      const response = await server.request(`${testOrigin}${path}`, {
        method,
        headers: {
          cookie: `test-session=${secret}`,
          origin: testOrigin,
          'content-type': 'application/json',
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      await response.arrayBuffer();
      return `${response.status} ${response.headers.get('retry-after')}`;
    };
    const save = () => ask(`/api/favourites/${rows[0]?.id}`, 'PUT');
    expect(await ask('/api/ready')).toBe('200 null');
    await fillDisk();
    expect(await ask('/api/ready')).toBe('503 30');
    expect(await save()).toBe('503 30');
    expect(await ask('/api/user/get')).toBe('200 null');
    expect(await ask('/api/health')).toBe('200 null');
    await db.query('drop table filler');
    expect(await ask('/api/ready')).toBe('200 null');
    expect(await save()).toBe('200 null');
  });
});

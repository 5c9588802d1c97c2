import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../openDatabase.ts';
import { beginThread } from './takeThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'sewa-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a thread that was begun serves the database that is opened next, and only that one', async () => {
  beginThread();
  const db = await openDatabase({ databaseUrl: null, dataFolder: folder });
  const other = await openDatabase({ databaseUrl: null, dataFolder: join(folder, 'other') });
  await db.query('create table here (n integer)');
  expect((await other.query(`select to_regclass('here') as name`)).rows).toEqual([{ name: null }]);
  await db.close();
  await other.close();
});

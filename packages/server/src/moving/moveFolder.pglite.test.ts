import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@sewa/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { findMoveNote } from '../platform/database/movedFolder.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { openSharedDatabase } from '../platform/database/openSharedDatabase.ts';
import { createJobs } from '../platform/jobs/createJobs.ts';
import { listTables } from './catalogQueries.ts';
import { compareTables } from './compareTables.ts';
import { moveFolder } from './moveFolder.ts';
import { beginFilling, setStage } from './stateQueries.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'sewa-move-'));
const embedded = { databaseUrl: null, dataFolder };
let admin: Database;
let stop = async () => {};
let url: string;
let owned: string;

/** Makes a database whose owner may do nothing else on the server. */
async function createOwned(name: string): Promise<string> {
  await admin.query(`create database ${name} owner mover`);
  const address = new URL(url);
  address.username = 'mover';
  address.pathname = `/${name}`;
  return address.href;
}

/** Writes pictures of several pages, a job that waits, and a row that begins a sequence. */
async function fillFolder(): Promise<void> {
  cpSync(inject('testDatabase').template, dataFolder, { recursive: true });
  const db = await openDatabase(embedded);
  await db.query(
    `insert into blobs (id, content_type, byte_length, bytes)
     select encode(sha256(n::text::bytea), 'hex'), 'image/webp', 200000, decode(repeat(lpad(to_hex(n), 2, '0'), 200000), 'hex')
     from generate_series(1, 60) n`,
  );
  await db.query("insert into redirects (from_path, to_url) values ('/moved', '/here')");
  const jobs = await createJobs({ db, log: () => undefined, isWorking: false });
  await jobs.send('waiting', { greeting: 'hello' });
  await jobs.close();
  await db.query("alter sequence audit_log_ids restart with 4711; select nextval('audit_log_ids')");
  await db.close();
}

beforeAll(async () => {
  const found = await findPostgres();
  ({ url, stop } = found);
  admin = await openDatabase({ databaseUrl: url, dataFolder: '' });
  await admin.query('drop database if exists moved_whole');
  await admin.query('drop role if exists mover');
  await admin.query('create role mover login');
  owned = await createOwned('moved_whole');
  await fillFolder();
}, 60_000);

afterAll(async () => {
  await admin.query('drop database if exists moved_whole with (force)');
  await admin.query('drop role mover');
  await admin.close();
  await stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Runs the command and kills it when it first says how far it is. */
async function moveUntilKilled(): Promise<void> {
  const program = join(import.meta.dirname, '../../bin/sewa.ts');
  const child = spawn(process.execPath, ['--conditions=sewa-source', program, 'move', '--to', owned], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, APP_ENV: 'test', DATA_DIR: dataFolder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('%')) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(said).toMatch(/^Rows \d+%/);
}

test('a folder in use is not moved', async () => {
  const db = await openDatabase(embedded);
  try {
    await expect(moveFolder({ folder: dataFolder, url: owned })).rejects.toThrow(
      `Another Sewa process (pid ${process.pid}) is using ${dataFolder}.`,
    );
  } finally {
    await db.close();
  }
});

test('a database that is not empty takes nothing, and the folder stays usable', async () => {
  await admin.query('create table somebodys (n integer)');
  try {
    await expect(moveFolder({ folder: dataFolder, url })).rejects.toThrow(
      "isn't empty: it has 1 table. Make a new one.",
    );
  } finally {
    await admin.query('drop table somebodys');
  }
  await (await openSharedDatabase(embedded)).close();
});

test('a move that was killed goes on where it stopped, and both sides are the same', async () => {
  await moveUntilKilled();
  const part = { databaseUrl: owned, dataFolder: '' };
  await expect(openSharedDatabase(part)).rejects.toThrow('The database holds only a part of what is moved');
  await expect(openSharedDatabase(embedded)).rejects.toThrow('is being moved to the database moved_whole');
  const told: string[] = [];
  const moved = await moveFolder({ folder: dataFolder, url: owned, say: (text) => told.push(text) });
  expect(told[0]).toBe('Continuing where an earlier run stopped.');
  expect(moved).toMatchObject({ database: 'moved_whole', isResumed: true });
  expect(moved.bytes).toBeLessThan(60 * 400_000);

  const target = await openSharedDatabase(part);
  const source = await openDatabase(embedded);
  try {
    const tables = await listTables(source);
    expect(moved.tables).toBe(tables.length);
    await compareTables(source, target, tables);
    const { rows } = await target.query(
      `select (select count(*)::int from blobs) as blobs, nextval('audit_log_ids')::int as next,
         (select data from jobs.job where name = 'waiting') as job,
         (select count(*)::int from pg_constraint where contype = 'f') > 100 as has_keys,
         (select count(*)::int from pg_trigger where tgenabled = 'D') as idle_triggers`,
    );
    expect(rows).toEqual([
      { blobs: 60, next: 4712, job: { greeting: 'hello' }, has_keys: true, idle_triggers: 0 },
    ]);
    await target.query("update redirects set to_url = '/there' where from_path = '/moved'");
    await expect(compareTables(source, target, tables)).rejects.toThrow(
      /^The table public.redirects isn't what was read: its \d+ rows differ\.$/,
    );
  } finally {
    await source.close();
    await target.close();
  }
}, 120_000);

test('a move that was killed at its very end only has to be ended', async () => {
  const note = findMoveNote(dataFolder);
  const part = { databaseUrl: owned, dataFolder: '' };
  const target = await openDatabase(part);
  await target.transaction(async (tx) => {
    await beginFilling(tx, note?.id ?? '');
    await setStage(tx, 'whole');
  });
  await target.close();
  expect(await moveFolder({ folder: dataFolder, url: owned })).toMatchObject({ bytes: 0 });
  await (await openSharedDatabase(part)).close();
});

test('nothing starts on a folder that was moved until its note is deleted, and no password is in that', async () => {
  const file = join(dataFolder, 'moved.json');
  const refusal = `was moved to the database moved_whole on ${new URL(url).host}: set DATABASE_URL to use it there, or delete ${file} to use it here.`;
  await expect(openSharedDatabase(embedded)).rejects.toThrow(refusal);
  await expect(moveFolder({ folder: dataFolder, url: owned })).rejects.toThrow(refusal);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['id', 'host', 'database', 'movedAt']);
  rmSync(file);
  await (await openSharedDatabase(embedded)).close();
});

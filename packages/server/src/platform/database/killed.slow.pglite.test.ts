import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

const KILLS = 20;

/** A child that writes single rows and rows in transactions, and says each number once it is committed. */
const script = `
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'openDatabase.ts'))};
  const db = await openDatabase({ databaseUrl: null, dataFolder: process.argv[1] });
  await db.query('create table if not exists written (n integer primary key, part integer not null)');
  const { rows } = await db.query('select coalesce(max(n), 0)::int as last from written');
  for (let n = rows[0].last + 1; ; n += 1) {
    if (n % 2) await db.query('insert into written values ($1, 0)', [n]);
    else await db.transaction(async (tx) => {
      await tx.query('insert into written values ($1, 1)', [n]);
      await tx.query('update written set part = 2 where n = $1', [n]);
    });
    process.stdout.write(n + '\\n');
  }`;

/** Starts the child, lets it acknowledge \`count\` more rows, kills it, and returns everything it acknowledged. */
function insertUntilKilled(dataFolder: string, count: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (bytes) => {
    text += String(bytes);
    if (text.split('\n').length > count) child.kill('SIGKILL');
  });
  return new Promise((done) => child.once('close', () => done(text.split('\n').slice(0, -1).map(Number))));
}

test('a process killed at any moment of its writing loses nothing that was acknowledged, and leaves nothing half done', async () => {
  const given = inject('testDatabase');
  const dataFolder = mkdtempSync(join(tmpdir(), 'sewa-killed-'));
  cpSync(given.template, dataFolder, { recursive: true });
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    acknowledged.push(...(await insertUntilKilled(dataFolder, 1 + ((kill * 37) % 90))));
  }
  const db = await openDatabase({ databaseUrl: null, dataFolder });
  const { rows } = await db.query<{ n: number; part: number }>('select n, part from written order by n');
  await db.close();
  rmSync(dataFolder, { recursive: true, force: true });
  const survivors = new Set(rows.map(({ n }) => n));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((n) => !survivors.has(n))).toEqual([]);
  expect(rows.filter(({ n, part }) => part !== (n % 2 ? 0 : 2))).toEqual([]);
}, 600_000);

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresPrograms, makeCluster } from '@sewa/testing';
import { expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

const RESTARTS = 20;

const files = {
  openDatabase: join(import.meta.dirname, 'openDatabase.ts'),
  errors: join(import.meta.dirname, '../http/errors.ts'),
};

/** A child with eight writers: it says each number once it is committed, and the status of each answer that failed. */
const script = `
  import { openDatabase } from ${JSON.stringify(files.openDatabase)};
  import { answerError } from ${JSON.stringify(files.errors)};
  const db = await openDatabase({ databaseUrl: process.argv[1], dataFolder: '' });
  let last = 0;
  const write = async () => {
    for (;;) {
      const n = ++last;
      try {
        if (n % 4 === 0) await db.query('insert into written values ($1, 2)', [n]);
        else await db.transaction(async (tx) => {
          await tx.query('insert into written values ($1, 1)', [n]);
          await tx.query('update written set part = 2 where n = $1', [n]);
        });
        process.stdout.write('n ' + n + '\\n');
      } catch (error) {
        const { status } = answerError(error);
        process.stdout.write('status ' + status + (status === 503 ? '' : ' ' + error.stack.replaceAll('\\n', ' ')) + '\\n');
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));`;

function startWriters(url: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=sewa-source', '--input-type=module', '-e', script, url],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines: string[] = [];
  let text = '';
  let failures = '';
  child.stderr.on('data', (bytes) => {
    failures += String(bytes);
  });
  child.stdout.on('data', (bytes) => {
    text += String(bytes);
    lines.push(...text.split('\n').slice(0, -1));
    text = text.slice(text.lastIndexOf('\n') + 1);
  });
  const read = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const ended = new Promise((done) => child.once('close', done));
  return {
    read,
    /** Waits until so many more numbers were acknowledged; throws when the child has died. */
    async acknowledge(count: number) {
      const wanted = read('n').length + count;
      while (read('n').length < wanted) {
        if (child.exitCode !== null) throw new Error(`The process died: ${failures}`);
        await pause(5);
      }
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('a server that goes away and comes back under load ends no process and loses nothing that was acknowledged', async () => {
  const cluster = makeCluster(findPostgresPrograms());
  await cluster.start();
  const db = await openDatabase({ databaseUrl: cluster.url, dataFolder: '' });
  await db.query('create table written (n integer primary key, part integer not null)');
  await db.close();
  const writers = startWriters(cluster.url);
  try {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await writers.acknowledge(20 + ((restart * 37) % 90));
      await cluster.stop(restart % 2 ? 'SIGINT' : 'SIGQUIT');
      await cluster.start();
    }
    await writers.acknowledge(20);
  } finally {
    await writers.end();
  }
  const after = await openDatabase({ databaseUrl: cluster.url, dataFolder: '' });
  const { rows } = await after.query<{ n: number; part: number }>('select n, part from written');
  await after.close();
  await cluster.remove();
  const stored = new Set(rows.map(({ n }) => n));
  expect(writers.read('n').filter((n) => !stored.has(Number(n)))).toEqual([]);
  expect(rows.filter(({ part }) => part !== 2)).toEqual([]);
  expect(writers.read('status').filter((status) => status !== '503')).toEqual([]);
}, 600_000);

/** What the audit log costs many who write at once: each about a thing of their own, or all of them about one. */
import { createRequire } from 'node:module';
import { migrate } from '../../packages/server/src/migrate.ts';
import { insertAuditRows } from '../../packages/server/src/platform/audit/queries.ts';
import { openDatabase } from '../../packages/server/src/platform/database/openDatabase.ts';
import { findPostgres } from '../../packages/testing/src/index.ts';
import { measureInTurns, medianRatio } from './measure/inTurns.mjs';
import { endLater } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const writers = 32;
/** Each contender with the chain a writer writes to; none writes nothing about it. */
const contenders = {
  'no log': null,
  'own chains': (writer, turn) => `user:${writer}-${turn % 8}`,
  'one chain': () => 'user:everybody',
};

/** Opens a database with the schema and a row for each writer. */
async function open() {
  const { url, stop } = await findPostgres({ environment: { PATH: process.env.PATH } });
  endLater(stop);
  const db = await openDatabase({ databaseUrl: url, dataFolder: '' });
  await migrate(db);
  await db.close();
  const pool = new Pool({ connectionString: url, max: writers });
  // The server may be stopped before the last of the connections has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  await pool.query('create table changed (id integer primary key, n integer not null)');
  await pool.query('insert into changed select id, 0 from generate_series(1, $1) id', [writers]);
  return pool;
}

/** Reads who asks, changes a row in a transaction, and writes who did it last of all, as every verb does at least. */
async function change(client, writer, chain) {
  const values = [writer + 1];
  await client.query({ name: 'find', text: 'select n from changed where id = $1', values });
  await client.query('begin');
  await client.query({ name: 'change', text: 'update changed set n = n + 1 where id = $1', values });
  if (chain !== null) {
    const userId = `${writer}`;
    const details = { corporateId: 'alpha', organisationId: 'east' };
    await insertAuditRows(client, [
      { chain, actorId: userId, userId, action: 'organisation-changed', details, at: new Date() },
    ]);
  }
  await client.query('commit');
}

/** Transactions a second of all writers together. */
async function measureRate(pool, findChain, seconds) {
  const endAt = performance.now() + seconds * 1000;
  let count = 0;
  const write = async (_, writer) => {
    const client = await pool.connect();
    for (let turn = 0; performance.now() < endAt; turn += 1) {
      await change(client, writer, findChain?.(writer, turn) ?? null);
      count += 1;
    }
    client.release();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: writers }, write));
  return count / ((performance.now() - startedAt) / 1000);
}

/** Measures the contenders in turn, after each was warmed up. */
export async function measure({ rounds, seconds }) {
  const pool = await open();
  const ask = (name) => measureRate(pool, contenders[name], seconds);
  for (const name of Object.keys(contenders)) await measureRate(pool, contenders[name], 1);
  const taken = await measureInTurns(Object.keys(contenders), rounds, ask);
  const ratio = (name) => medianRatio(taken.get(name), taken.get('no log'));
  const rates = Object.fromEntries([...taken].map(([name, values]) => [name, Math.round(median(values))]));
  return [
    makeResult({
      quantity: `${writers} writers who log what they do, each about things of their own`,
      against: 'the same without a log',
      value: ratio('own chains'),
      least: 0.5,
      detail: { rates },
    }),
    makeResult({
      quantity: `${writers} writers who log what they do, all about one thing`,
      against: 'the same without a log',
      value: ratio('one chain'),
      detail: { rates },
    }),
  ];
}

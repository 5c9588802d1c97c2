import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createBackend } from './createBackend.ts';
import { SocketServer } from './SocketServer.ts';

test('a client that falls silent in a transaction loses it, and the others go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sewa-hold-'));
  const pglite = await PGlite.create();
  const server = new SocketServer(createBackend(pglite), { maxDelay: 1_000 });
  await server.listen(join(folder, '.s.PGSQL.5432'));
  const [silent, other] = [1, 2].map(() => new Client({ host: folder, user: 'postgres' }));
  if (!silent || !other) throw new Error('There are no clients.');
  const lost = new Promise((done) => silent.once('error', done));
  await Promise.all([silent.connect(), other.connect()]);
  await silent.query('create table held (n integer)');
  await silent.query('begin');
  await silent.query('insert into held values (1)');
  expect((await other.query('select count(*)::int as n from held')).rows).toEqual([{ n: 0 }]);
  await lost;
  await other.end();
  await server.close();
  await pglite.close();
  rmSync(folder, { recursive: true, force: true });
});

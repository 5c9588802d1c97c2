import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { watchLockOrder } from './watchLockOrder.ts';

/** Runs statements as one transaction of a watched database that does nothing. */
const run = (...statements: string[]) => {
  const tx = { query: async () => ({ rows: [], rowCount: 0 }), putOff: () => undefined };
  const db = {
    transaction: (work: (given: typeof tx) => Promise<unknown>) => work(tx),
  } as unknown as Database;
  return watchLockOrder(db).transaction(async (watched) => {
    for (const statement of statements) await watched.query(statement);
  });
};

test.each([
  [
    'update users set name = $1',
    'delete from sessions where id = $1',
    'insert into audit_log (at) values ($1)',
  ],
  ['select from users where id = $1 for update', 'update sessions set id = $1', 'update users set name = $1'],
  ['select c.name from memberships m join corporates c on true for update of c', 'delete from memberships'],
  ['delete from sessions', 'select from users', 'insert into users (id) values ($1)'],
])('keeps to the order: %s; %s', async (...statements) => {
  await run(...statements);
});

test.each([
  [
    'insert into audit_log (at) values ($1)',
    'update sessions set id = $1',
    'sessions is locked after audit_log',
  ],
  ['delete from sessions', 'select from users where id = $1 for update', 'users is locked after sessions'],
  [
    'delete from memberships',
    'select c.name from memberships m join corporates c on true for update of c',
    'corporates is locked after memberships',
  ],
])('breaks the order: %s; %s', async (first, second, message) => {
  await expect(run(first, second)).rejects.toThrow(message);
});

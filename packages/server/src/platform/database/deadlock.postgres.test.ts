import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUser } from '../../accounts/sign-up/createUser.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { endOtherSessions } from '../sessions/endSessions.ts';
import { createSession } from '../sessions/session.ts';
import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');

/** A database that counts how often transactions were begun. */
function countRuns(db: Database): { db: Database; runs: () => number } {
  let runs = 0;
  const counting: Database = {
    ...db,
    transaction: (work, options) =>
      db.transaction((tx) => {
        runs += 1;
        return work(tx);
      }, options),
  };
  return { db: counting, runs: () => runs };
}

/** Waits until so many connections to this database wait for a lock. */
async function waitForWaiting(admin: Database, count: number): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await admin.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  while ((await countWaiting()) < count) await pause(5);
}

test('two transactions that wait for each other both succeed: the one that has to give way runs again', async () => {
  const counted = countRuns(getDatabase().db);
  await counted.db.query('create table twins (id integer primary key, n integer not null)');
  await counted.db.query('insert into twins values (1, 0), (2, 0)');
  let arrived = 0;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((done) => {
    meet = done;
  });
  const change = (ids: readonly number[]) =>
    counted.db.transaction(async (tx) => {
      for (const id of ids) {
        await tx.query('update twins set n = n + 1 where id = $1', [id]);
        arrived += 1;
        if (arrived === 2) meet();
        await met;
      }
    });
  await Promise.all([change([1, 2]), change([2, 1])]);
  expect((await counted.db.query('select n from twins')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  expect(counted.runs()).toBe(3);
});

test('who completes their sign-up while their other browser logs everybody else out: neither has to give way', async () => {
  const { db, settings } = getDatabase();
  const admin = await openDatabase(settings);
  await db.query(`insert into users (id, phone_number) values ('wei', '+6580000902')`);
  const [signing, other] = [await createSession(db, 'wei', { now }), await createSession(db, 'wei', { now })];
  const counted = countRuns(db);
  const locking = (session: string) => makeTestContext(counted.db, { now, cookies: { session } });
  const [signedUp, ended] = await admin.transaction(async (tx) => {
    await tx.query(`insert into audit_chains (name, number) values ('user:wei', 0)`);
    const signingUp = createUser(locking(signing), {
      userType: '1',
      body: { name: 'Tan Wei', email: 'wei@people.example', residentialStatus: 'C' },
    });
    await waitForWaiting(admin, 1);
    const ending = endOtherSessions(locking(other), {});
    await waitForWaiting(admin, 2);
    return [signingUp, ending] as const;
  });
  await Promise.all([signedUp, ended]);
  expect(counted.runs()).toBe(2);
  await admin.close();
});

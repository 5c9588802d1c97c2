import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { insertAuditRows } from './queries.ts';
import { recordAudit } from './recordAudit.ts';

const getDatabase = openTestDatabase();
const at = new Date('2026-11-21T04:00:00Z');
const entry = (userId: string) =>
  ({ chain: `user:${userId}`, actorId: userId, userId, action: 'logged-in', details: {}, at }) as const;

const record = (...userIds: string[]) =>
  getDatabase().db.transaction(async (tx) => {
    for (const userId of userIds) await recordAudit(tx, { userId, action: 'logged-in' }, at);
  });

const countWaiting = async () =>
  (
    await getDatabase().db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

const listNumbers = async (userId: string) =>
  (
    await getDatabase().db.query<{ number: number }>(
      'select number::int as number from audit_log where user_id = $1 order by id',
      [userId],
    )
  ).rows.map(({ number }) => number);

test('who writes about one thing waits for nobody who writes about another', async () => {
  await getDatabase().db.transaction(async (tx) => {
    await insertAuditRows(tx, [entry('ada')]);
    // Were the log one lock, this would wait for the transaction it is awaited in.
    await record('bo');
    await record('bo', 'cem');
  });
  expect([await listNumbers('ada'), await listNumbers('bo'), await listNumbers('cem')]).toEqual([
    [1],
    [1, 2],
    [1],
  ]);
});

test('who writes about the same thing waits, and comes behind', async () => {
  let second: Promise<void> = Promise.resolve();
  await getDatabase().db.transaction(async (tx) => {
    await insertAuditRows(tx, [entry('dan')]);
    second = record('dan');
    await expect.poll(countWaiting).toBe(1);
    await insertAuditRows(tx, [entry('dan')]);
  });
  await second;
  expect(await listNumbers('dan')).toEqual([1, 2, 3]);
});

test('who undoes what they wrote leaves no gap to whoever waited', async () => {
  let second: Promise<void> = Promise.resolve();
  const undone = getDatabase().db.transaction(async (tx) => {
    await insertAuditRows(tx, [entry('eve')]);
    second = record('eve');
    await expect.poll(countWaiting).toBe(1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await second;
  expect(await listNumbers('eve')).toEqual([1]);
});

test('two that write about the same two things, each in another order, never have to give way', async () => {
  const { db } = getDatabase();
  let runs = 0;
  const change = (first: string, second: string) =>
    db.transaction(async (tx) => {
      runs += 1;
      for (const userId of [first, second]) await recordAudit(tx, { userId, action: 'logged-in' }, at);
    });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? change('x', 'y') : change('y', 'x'))),
  );
  expect([(await listNumbers('x')).length, (await listNumbers('y')).length]).toEqual([40, 40]);
  expect(runs).toBe(40);
});

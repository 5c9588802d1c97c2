import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { checkAudit } from './checkAudit.ts';
import { findBrokenAuditNumber, findLastSeal } from './queries.ts';
import { recordAudit } from './recordAudit.ts';

const getDatabase = openTestDatabase();
const at = new Date('2026-11-21T04:00:00.123Z');
const rows = 12;

const record = (userId: string) =>
  getDatabase().db.transaction((tx) => recordAudit(tx, { userId, action: 'session-ended' }, at));

async function check(): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  await checkAudit(
    getDatabase().db,
    createLog((line) => lines.push(line)),
  );
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Somebody who may do anything with the database: switches the guards off, does harm, and is undone afterwards. */
async function tamper(sql: string): Promise<number | null> {
  const undo = new Error('undone');
  let found: number | null = null;
  await getDatabase()
    .db.transaction(async (tx) => {
      await tx.query('alter table audit_log disable trigger all');
      await tx.query(sql);
      found = await findBrokenAuditNumber(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

beforeAll(async () => {
  await Promise.all(Array.from({ length: rows }, (_, index) => record(`user-${index}`)));
});

describe('the audit log', () => {
  test('numbers what is written at the same time without a gap, and every seal holds', async () => {
    expect(await findBrokenAuditNumber(getDatabase().db)).toBeNull();
    expect(await findLastSeal(getDatabase().db)).toEqual({
      number: rows,
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([`update audit_log set action = 'other'`, 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (sql) => {
      await expect(getDatabase().db.query(sql)).rejects.toThrow(/append-only/);
    },
  );

  test('keeps nothing of a deed that was undone', async () => {
    const { db } = getDatabase();
    const undone = db.transaction(async (tx) => {
      await recordAudit(tx, { userId: 'mei', action: 'logged-in' }, at);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await findLastSeal(db))?.number).toBe(rows);
  });

  test.each([
    ['a changed deed', `update audit_log set action = 'nothing' where number = 5`, 5],
    ['a changed person', `update audit_log set user_id = 'somebody' where number = 1`, 1],
    ['a moved moment', `update audit_log set at = at + interval '1 microsecond' where number = 7`, 7],
    ['changed details', `update audit_log set details = '{"a": 1}' where number = ${rows}`, rows],
    ['a missing row', 'delete from audit_log where number = 4', 5],
    ['a missing beginning', 'delete from audit_log where number < 3', 3],
    [
      'a row that was sealed again, since the next one names the seal before',
      `update audit_log entry set action = 'nothing',
        seal = make_audit_seal((entry.number, entry.at, entry.actor_id, entry.user_id, 'nothing', entry.details,
          entry.previous_seal, entry.seal)::audit_log) where number = 6`,
      7,
    ],
  ])('shows %s', async (_, sql, number) => {
    expect(await tamper(sql)).toBe(number);
    expect(await findBrokenAuditNumber(getDatabase().db)).toBeNull();
  });

  test('is checked: its last seal is logged, and a fault as an error', async () => {
    const { db } = getDatabase();
    const last = await findLastSeal(db);
    expect(await check()).toEqual([
      expect.objectContaining({ level: 'info', event: 'audit-log-sealed', ...last }),
    ]);
    await db.query('alter table audit_log disable trigger all');
    await db.query(`update audit_log set action = 'nothing' where number = 9`);
    const lines = await check();
    await db.query(`update audit_log set action = 'session-ended' where number = 9`);
    await db.query('alter table audit_log enable trigger all');
    expect(lines[0]).toMatchObject({ level: 'error', event: 'audit-log-broken', number: 9 });
  });
});

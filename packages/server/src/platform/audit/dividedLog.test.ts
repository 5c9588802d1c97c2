import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Transaction } from '../database/database.ts';
import { getPackageFolder } from '../database/packageFolder.ts';
import { findBrokenPlaces } from './brokenChainQueries.ts';

const getDatabase = openTestDatabase();
const loadMigration = (name: string) =>
  readFileSync(join(getPackageFolder(), 'migrations', `${name}.sql`), 'utf8');
const before = loadMigration('0016-audit-log');

/** Divides a log of one chain that was written by `write`, looks at what came of it, and undoes it all. */
async function divide(write: string, variant: (tx: Transaction) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  const undone = getDatabase().db.transaction(async (tx) => {
    await tx.query(`drop table audit_log, audit_chains, audit_seals; drop sequence audit_log_ids;
      drop function seal_audit_row(); drop function make_audit_seal`);
    await tx.query(before.slice(before.indexOf('create table audit_log')));
    await tx.query(write);
    await tx.query(loadMigration('0025-audit-chains'));
    await variant(tx);
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
}

const write = `insert into audit_log (at, actor_id, user_id, action, details)
  select '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 second', 'ada',
    case when n % 2 = 0 then 'ada' else 'bo' end, 'profile-changed', jsonb_build_object('n', n)
  from generate_series(1, 6) n`;

describe('a log of one chain', () => {
  test('is divided by accounts, row by row as it was, and sealed with what it ended with', () =>
    divide(write, async (tx) => {
      const { rows } = await tx.query(
        `select chain, number::int as number, actor_id, at, details->'n' as n from audit_log where chain <> 'seals' order by id`,
      );
      expect(rows).toEqual(
        [1, 2, 3, 4, 5, 6].map((n) => ({
          chain: n % 2 === 0 ? 'user:ada' : 'user:bo',
          number: Math.ceil(n / 2),
          actor_id: 'ada',
          at: new Date(Date.UTC(2026, 10, 1, 0, 0, n)),
          n,
        })),
      );
      const { rows: seals } = await tx.query(
        `select number::int as number, action, details from audit_log where chain = 'seals'`,
      );
      const seal = expect.stringMatching(/^[0-9a-f]{64}$/);
      expect(seals).toEqual([{ number: 1, action: 'log-divided', details: { number: 6, seal } }]);
      expect(await findBrokenPlaces(tx, 'beginning')).toEqual([]);
    }));

  test('that was broken says so for ever', () =>
    divide(
      `${write}; alter table audit_log disable trigger all; update audit_log set action = 'nothing' where number in (3, 5);
        alter table audit_log enable trigger all`,
      async (tx) => {
        const { rows } = await tx.query(
          `select details->'brokenAt' as at from audit_log where chain = 'seals'`,
        );
        expect(rows).toEqual([{ at: 3 }]);
      },
    ));

  test('in which nothing was written begins anew', () =>
    divide('select', async (tx) => {
      const { rows } = await tx.query('select name, number::int as number from audit_chains');
      expect(rows).toEqual([{ name: 'seals', number: 0 }]);
    }));
});

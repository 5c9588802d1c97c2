import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Queryable } from '../database/database.ts';
import { type BrokenPlace, type CheckedFrom, findBrokenPlaces } from './brokenChainQueries.ts';
import { type AuditCheck, checkAudit } from './checkAudit.ts';
import { recordAudit } from './recordAudit.ts';

const getDatabase = openTestDatabase();
const at = new Date('2026-11-21T04:00:00.123Z');

const record = (...userIds: string[]) =>
  getDatabase().db.transaction(async (tx) => {
    for (const userId of userIds) await recordAudit(tx, { userId, action: 'session-ended' }, at);
  });

const logged: unknown[][] = [];

async function check(from: CheckedFrom = 'last-seal'): Promise<AuditCheck> {
  logged.length = 0;
  const log = (...line: unknown[]) => logged.push(line);
  return checkAudit(makeTestContext(getDatabase().db, { now: at, caller: 'system', log }), { from });
}

/** Somebody who may do anything with the database: switches the guards off and does harm. */
async function harm(tx: Queryable, sql: string): Promise<void> {
  for (const table of ['audit_log', 'audit_chains'])
    await tx.query(`alter table ${table} disable trigger all`);
  await tx.query(sql);
  for (const table of ['audit_log', 'audit_chains'])
    await tx.query(`alter table ${table} enable trigger all`);
}

/** What is found of a harm that is undone afterwards. */
async function tamper(sql: string, from: CheckedFrom): Promise<BrokenPlace[]> {
  const undo = new Error('undone');
  let found: BrokenPlace[] = [];
  const undone = getDatabase().db.transaction(async (tx) => {
    await harm(tx, sql);
    found = await findBrokenPlaces(tx, from);
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  return found;
}

const listRows = async (chain: string) =>
  (
    await getDatabase().db.query(
      `select number::int as number, user_id, action, details from audit_log where chain = $1 order by number`,
      [chain],
    )
  ).rows;

beforeEach(async () => {
  const { db } = getDatabase();
  await db.transaction((tx) =>
    harm(
      tx,
      `delete from audit_log; delete from audit_seals; delete from audit_chains;
        insert into audit_chains (name, number) values ('seals', 0)`,
    ),
  );
});

describe('the audit log', () => {
  test('numbers each chain without a gap, whatever is written at the same time', async () => {
    const users = ['ada', 'bo', 'cem'];
    await Promise.all(Array.from({ length: 12 }, (_, index) => record(users[index % 3] ?? '')));
    for (const user of users)
      expect((await listRows(`user:${user}`)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(await findBrokenPlaces(getDatabase().db, 'beginning')).toEqual([]);
  });

  test('gives a thing a chain of its own, beside those of people', async () => {
    const { db } = getDatabase();
    const thing = { kind: 'file', id: 'f1' } as const;
    await db.transaction((tx) => recordAudit(tx, { userId: 'ada', thing, action: 'file-read' }, at));
    expect(await listRows('file:f1')).toEqual([
      { number: 1, user_id: 'ada', action: 'file-read', details: {} },
    ]);
  });

  test('is written chain by chain in the order of their names, whatever the order of what is done', async () => {
    await record('cem', 'ada', 'bo', 'ada');
    const { rows } = await getDatabase().db.query<{ chain: string }>(
      'select chain from audit_log order by id',
    );
    expect(rows.map(({ chain }) => chain)).toEqual(['user:ada', 'user:ada', 'user:bo', 'user:cem']);
  });

  test.each([
    `update audit_log set action = 'other'`,
    'delete from audit_log',
    'truncate audit_log',
    `update audit_chains set number = 7`,
    'delete from audit_chains',
    'truncate audit_chains',
  ])('refuses %s', async (sql) => {
    await record('ada');
    await expect(getDatabase().db.query(sql)).rejects.toThrow(/append-only/);
  });

  test('has nothing of what was undone', async () => {
    const { db } = getDatabase();
    const undone = db.transaction(async (tx) => {
      await recordAudit(tx, { userId: 'mei', action: 'logged-in' }, at);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listRows('user:mei')).toEqual([]);
  });
});

const forge = (chain: string, number: number) => `update audit_log set action = 'nothing',
  seal = make_audit_seal(chain, number, at, actor_id, user_id, 'nothing', details, previous_seal)
  where chain = '${chain}' and number = ${number}`;

const cutTail = `delete from audit_log where chain = 'user:ada' and number > 2;
  update audit_chains set number = 2, seal = (select seal from audit_log where chain = 'user:ada' and number = 2)
    where name = 'user:ada'`;

/** Each with the chain and the number it is found at, where the log is checked from its beginning. */
const harms: readonly (readonly [string, string, string, number])[] = [
  [
    'a changed action',
    `update audit_log set action = 'nothing' where chain = 'user:ada' and number = 2`,
    'user:ada',
    2,
  ],
  [
    'a changed person',
    `update audit_log set user_id = 'bo' where chain = 'user:ada' and number = 1`,
    'user:ada',
    1,
  ],
  [
    'a moved moment',
    `update audit_log set at = at + interval '1 microsecond' where chain = 'user:bo'`,
    'user:bo',
    1,
  ],
  [
    'changed details',
    `update audit_log set details = '{"a": 1}' where chain = 'user:ada' and number = 4`,
    'user:ada',
    4,
  ],
  ['a missing row', `delete from audit_log where chain = 'user:ada' and number = 2`, 'user:ada', 3],
  ['a missing beginning', `delete from audit_log where chain = 'user:ada' and number < 3`, 'user:ada', 3],
  ['a row sealed again, since the next one names the seal before', forge('user:ada', 2), 'user:ada', 3],
  ['a last row sealed again, since the head names its seal', forge('user:ada', 4), 'user:ada', 4],
  [
    'a row moved to another chain',
    `update audit_log set chain = 'user:zoe' where chain = 'user:bo'`,
    'user:bo',
    1,
  ],
  ['a tail that is missing', `delete from audit_log where chain = 'user:ada' and number > 2`, 'user:ada', 4],
  ['a head that is missing', `delete from audit_chains where name = 'user:ada'`, 'user:ada', 1],
];

describe('what was tampered with', () => {
  beforeEach(() => record('ada', 'ada', 'ada', 'ada', 'bo'));

  test.each(harms)('%s is found', async (_, sql, chain, number) => {
    expect(await tamper(sql, 'beginning')).toContainEqual({ chain, number });
    expect(await findBrokenPlaces(getDatabase().db, 'beginning')).toEqual([]);
  });

  test.each(harms)('%s is found after it was sealed, too', async (_, sql, chain, number) => {
    await check();
    expect(await tamper(sql, 'beginning')).toContainEqual({ chain, number });
  });

  test.each(harms.filter(([name]) => name !== 'a head that is missing'))(
    '%s is found in the night after it, behind the last seal',
    async (_, sql, chain, number) => {
      expect(await tamper(sql, 'last-seal')).toContainEqual({ chain, number });
    },
  );

  test.each([
    ['a tail cut off with its head', cutTail, 4],
    [
      'a whole chain taken out',
      `delete from audit_log where chain = 'user:ada'; delete from audit_chains where name = 'user:ada'`,
      4,
    ],
    [
      'a chain begun anew',
      `delete from audit_log where chain = 'user:ada'; update audit_chains set number = 0, seal = '' where name = 'user:ada'`,
      4,
    ],
    ['a head that is missing', `delete from audit_chains where name = 'user:ada'`, 4],
    ['a last row that is missing', `delete from audit_log where chain = 'user:ada' and number = 4`, 4],
  ])('%s is found once it was sealed, from the last seal on', async (_, sql, number) => {
    await check();
    for (const from of ['last-seal', 'beginning'] as const)
      expect(await tamper(sql, from)).toContainEqual({ chain: 'user:ada', number });
  });

  test('what stands before the last seal is read only when all of it is', async () => {
    await check();
    const changed = `update audit_log set action = 'nothing' where chain = 'user:ada' and number = 2`;
    expect(await tamper(changed, 'last-seal')).toEqual([]);
    expect(await tamper(changed, 'beginning')).toEqual([{ chain: 'user:ada', number: 2 }]);
  });

  test('a chain taken out of the list of noted ends too is found by the sum of the list, and by what the seals name', async () => {
    const { db } = getDatabase();
    await check();
    const gone = ['audit_log where chain', 'audit_chains where name', 'audit_seals where chain']
      .map((place) => `delete from ${place} = 'user:ada'`)
      .join(';');
    expect(await tamper(gone, 'beginning')).toEqual([{ chain: 'user:ada', number: 4 }]);
    await db.transaction((tx) => harm(tx, gone));
    expect((await check()).broken).toEqual([{ chain: 'seals', number: 2 }]);
    await record('bo');
    expect(await check()).toMatchObject({ broken: [{ chain: 'seals', number: 2 }], sealedChains: 0 });
  });

  test('seals that are changed or cut are found', async () => {
    await check();
    await record('bo');
    await check();
    const cut = `delete from audit_log where chain = 'seals' and number > 2;
      update audit_chains set number = 2, seal = (select seal from audit_log where chain = 'seals' and number = 2)
        where name = 'seals'`;
    expect(await tamper(cut, 'last-seal')).toContainEqual({ chain: 'seals', number: 4 });
    expect(await tamper(forge('seals', 1), 'beginning')).toContainEqual({ chain: 'seals', number: 2 });
  });
});

test('a log in which nothing was written is whole, and there is nothing to seal', async () => {
  expect(await check('beginning')).toEqual({ broken: [], sealedChains: 0, seals: { number: 0, seal: '' } });
  expect(logged).toEqual([]);
});

describe('the nightly check', () => {
  beforeEach(() => record('ada', 'ada', 'bo'));

  test('writes where each chain ends into the log, and again only where one has moved', async () => {
    const first = await check();
    expect(first).toMatchObject({ broken: [], sealedChains: 2, seals: { number: 2 } });
    expect(logged).toEqual([['info', 'audit-log-sealed', first.seals]]);
    const hex = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(await listRows('seals')).toMatchObject([
      { action: 'ends-noted', details: { ends: { 'user:ada': [2, hex], 'user:bo': [1, hex] } } },
      { action: 'ends-summed', details: { chains: 2, digest: hex } },
    ]);
    await record('bo');
    expect(await check()).toMatchObject({ broken: [], sealedChains: 1 });
    expect((await listRows('seals'))[2]?.details).toEqual({ ends: { 'user:bo': [2, hex] } });
    expect(await check('beginning')).toMatchObject({ broken: [], sealedChains: 0 });
  });

  test('that runs twice, also at the same time, seals once', async () => {
    await Promise.all([check(), check()]);
    const sealed = await listRows('seals');
    expect(sealed.length).toBe(2);
    await check();
    expect(await listRows('seals')).toEqual(sealed);
  });

  test('seals many chains in several rows', async () => {
    await record(...Array.from({ length: 600 }, (_, index) => `user-${index}`));
    expect(await check()).toMatchObject({ sealedChains: 602, seals: { number: 3 } });
    expect(await check('beginning')).toMatchObject({ broken: [] });
  });

  test('logs what is broken, leaves that chain out of the seal, and says so every night', async () => {
    const { db } = getDatabase();
    await db.transaction((tx) =>
      harm(tx, `update audit_log set action = 'nothing' where chain = 'user:ada' and number = 1`),
    );
    const place = { chain: 'user:ada', number: 1 };
    expect(await check()).toMatchObject({ broken: [place], sealedChains: 1 });
    expect(logged[0]).toEqual(['error', 'audit-log-broken', place]);
    await record('ada', 'bo');
    expect(await check()).toMatchObject({ broken: [place], sealedChains: 1 });
  });
});

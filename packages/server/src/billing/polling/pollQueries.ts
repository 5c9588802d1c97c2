import type { Queryable } from '../../platform/database/database.ts';

/** The tables whose rows providers are polled about, and the column that names a row in each. */
const keys = {
  payees: 'id',
  payment_methods: 'id',
  payment_setups: 'ref',
  payments: 'id',
  refunds: 'id',
} as const;

/** A table whose rows providers are polled about. */
export type PolledTable = keyof typeof keys;

/** A row that is due, and how often its provider was polled about it. */
export interface DueRow {
  readonly key: string;
  readonly polls: number;
}

/** The most rows that one run of a job polls. */
const MAX_ROWS = 500;

/** The rows of a table that are due, longest due first. */
export async function listDueRows(db: Queryable, table: PolledTable, now: Date): Promise<DueRow[]> {
  const { rows } = await db.query<DueRow>(
    `select ${keys[table]} as key, polls from ${table} where next_poll_at <= $1
      order by next_poll_at, ${keys[table]} limit ${MAX_ROWS}`,
    [now],
  );
  return rows;
}

/** Claims a poll by setting when the next is due. False if another process did, or nothing is left to poll. */
export async function claimPoll(
  db: Queryable,
  table: PolledTable,
  { key, polls }: DueRow,
  nextPollAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ${table} set next_poll_at = $3, polls = polls + 1
      where ${keys[table]} = $1 and polls = $2 and next_poll_at is not null`,
    [key, polls, nextPollAt],
  );
  return rowCount > 0;
}

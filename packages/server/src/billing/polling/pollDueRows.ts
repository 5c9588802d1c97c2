import type { Context } from '../../platform/calling/Context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findNextPoll } from './findNextPoll.ts';
import { claimPoll, listDueRows, type PolledTable } from './pollQueries.ts';
import { runEach } from './runEach.ts';

/** How a provider is polled about the rows of a table. */
export interface Poller<Row> {
  readonly table: PolledTable;
  /** The row of a key; null if there is none any more. */
  readonly find: (db: Queryable, key: string) => Promise<Row | null>;
  /** When a row is polled after this poll, its first being 1. @default after 1, 5 and 30 minutes, then daily */
  readonly findNext?: (row: Row, polls: number, now: Date) => Date;
  /** Asks the provider about a row, and applies the answer. */
  readonly poll: (ctx: Context, row: Row) => Promise<void>;
}

/** Polls providers about all rows of a table that are due. Each poll is claimed first, so that no two processes do the same one. */
export async function pollDueRows<Row>(
  ctx: Context,
  { table, find, findNext = (_, polls, now) => findNextPoll(polls, now), poll }: Poller<Row>,
): Promise<void> {
  const { db, now } = ctx;
  await runEach(ctx, await listDueRows(db, table, now), async (due) => {
    const row = await find(db, due.key);
    if (row && (await claimPoll(db, table, due, findNext(row, due.polls + 1, now)))) await poll(ctx, row);
  });
}

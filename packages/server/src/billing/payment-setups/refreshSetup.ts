import type { Context } from '../../platform/calling/Context.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { pollSetup } from './pollSetup.ts';
import { claimPagePoll, findSetup } from './setupQueries.ts';
import { isOver, type SetupRow } from './setupRow.ts';

/** Where a setup stands now: asks its provider if that isn't known yet, at most once a second. */
export async function refreshSetup(ctx: Context, row: SetupRow): Promise<SetupRow> {
  const { db, realNow } = ctx;
  if (isOver(row) || !(await claimPagePoll(db, row.ref, realNow))) return row;
  await waitForProvider(ctx, row.provider ?? 'none', pollSetup(ctx, row.ref));
  return (await findSetup(db, row.ref)) ?? row;
}

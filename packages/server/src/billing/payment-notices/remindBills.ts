import { findDay } from '@sewa/formatters';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import { claimReminder, listBillsToRemind } from './queries.ts';
import { tellPayment } from './tellPayment.ts';

/** How long before it is due a bill is reminded of, in milliseconds: three days. */
const AHEAD_MS = 3 * 24 * 60 * 60 * 1000;

/** Reminds payers once of each bill that is due within three days or was due before; returns how many bills. */
export const remindBills = defineVerb(system, async (ctx): Promise<number> => {
  const until = findDay(new Date(ctx.now.getTime() + AHEAD_MS)) ?? '';
  let count = 0;
  for (const billId of await listBillsToRemind(ctx.db, until))
    count += await ctx.transaction(async (tx) => {
      if (!(await claimReminder(tx.db, billId, tx.now))) return 0;
      await tellPayment(tx, { kind: 'bill-due', billId });
      return 1;
    });
  return count;
});

/** Schedules `remindBills` every morning. */
export async function scheduleReminders(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work('remind-bills', async () => {
    await remindBills(openContext(), {});
  });
  await jobs.schedule('remind-bills', '30 8 * * *');
}

import { findDay } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { claimOverdue, claimReminder, listBillsToRemind, listBillsToTellOverdue } from '../bills/queries.ts';
import { notifyPayment } from './notifyPayment.ts';

/** How long before it is due a bill is reminded of, in milliseconds: three days. */
const AHEAD_MS = 3 * 24 * 60 * 60 * 1000;

/** Reminds payers once of each bill that is due within three days or was due before; returns how many bills. */
export const remindBills = defineVerb(system, async (ctx): Promise<number> => {
  const until = findDay(new Date(ctx.now.getTime() + AHEAD_MS)) ?? '';
  let count = 0;
  for (const billId of await listBillsToRemind(ctx.db, until))
    count += await ctx.transaction(async (tx) => {
      if (!(await claimReminder(tx.db, billId, tx.now))) return 0;
      await notifyPayment(tx, { kind: 'bill-due', billId });
      return 1;
    });
  return count;
});

/** Tells payees once of each bill that is overdue; returns how many bills. */
export const tellOverdueBills = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const billId of await listBillsToTellOverdue(ctx.db, findDay(ctx.now) ?? ''))
    count += await ctx.transaction(async (tx) => {
      if (!(await claimOverdue(tx.db, billId, tx.now))) return 0;
      await notifyPayment(tx, { kind: 'overdue', billId });
      return 1;
    });
  return count;
});

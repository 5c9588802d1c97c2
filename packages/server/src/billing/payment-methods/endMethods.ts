import type { Context } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { endMethodsBefore } from './methodJobQueries.ts';

/** Ends the methods whose last day is over, and tells their owners. */
export const endMethods = (ctx: Context): Promise<void> =>
  ctx.transaction(async (tx) => {
    for (const { id, user_id: userId } of await endMethodsBefore(tx.db, getToday(tx.now)))
      if (userId !== null) await notifyPayment(tx, { kind: 'method-ended', methodId: id });
  });

import { findDay } from '@sewa/formatters';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { listBillsToCollect, lockBill } from '../bills/payableBillQueries.ts';
import { findMethodOf } from '../payment-methods/methodQueries.ts';
import { runEach } from '../polling/runEach.ts';
import { readPayment } from './paymentQueries.ts';
import { sendPayment } from './sendPayment.ts';
import { failPayment } from './settlePayment.ts';
import { writeStart } from './startPayment.ts';

/**
 * Begins the collection of a bill, if it is still due; returns our name for the payment. One that the method doesn't allow has failed
 * already, and one for a payee that can't be paid yet waits.
 */
async function begin(tx: InTransaction, id: string): Promise<string | null> {
  const { db, now } = tx;
  const bill = await lockBill(db, id);
  const isDue = bill.collect_on !== null && bill.collect_on <= getToday(now);
  const isOpen = bill.state === 'open' || bill.state === 'part-paid';
  const isUsable = bill.payee_usable_from !== null && bill.payee_usable_from <= now;
  if (!isDue || !isOpen || !isUsable || bill.service_state !== 'active' || bill.method_id === null)
    return null;
  const method = await findMethodOf(db, bill.method_id, bill.payer_user_id);
  if (method?.state !== 'active') return null;
  const changes = { collect_on: null, collections: bill.collections + 1 };
  const started = await writeStart(tx, bill, { way: method.kind, method, changes });
  if (started.fault === null) return started.ref;
  const payment = await readPayment(db, started.id);
  await failPayment(tx, { bill: started.bill, payment }, { state: 'failed', reason: started.fault });
  return null;
}

/** Collects the bills that are due, or due for a retry, by the methods of their services. */
export const collectBills = defineVerb(system, async (ctx): Promise<void> => {
  await runEach(ctx, await listBillsToCollect(ctx.db, findDay(ctx.now) ?? ''), async (id) => {
    const ref = await ctx.transaction((tx) => begin(tx, id));
    if (ref !== null) await sendPayment(ctx, ref);
  });
});

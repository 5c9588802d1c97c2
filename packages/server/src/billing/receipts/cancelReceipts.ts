import type { InTransaction } from '../../platform/calling/Context.ts';
import { issueReceipt } from './issueReceipt.ts';
import { putOffReceipts } from './putOffReceipts.ts';
import { type CancelReason, cancelReceiptRows, hasReceipt, listStandingPayments } from './queries.ts';

/**
 * Cancels the receipts of a payment that came back, in full or in part, and every receipt of the bill that counts it; what still stands
 * gets new ones. All of it just before the commit, behind the receipts that the same transaction gives.
 */
export function cancelReceipts(tx: InTransaction, paymentId: string, because: CancelReason): void {
  const { db, now } = tx;
  putOffReceipts(db, async () => {
    const cancelled = await cancelReceiptRows(db, { paymentId, because }, now);
    for (const id of await listStandingPayments(db, paymentId))
      if (cancelled.includes(id) && !(await hasReceipt(db, id))) await issueReceipt(tx, id);
  });
}

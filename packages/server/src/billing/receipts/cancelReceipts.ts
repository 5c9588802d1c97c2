import type { InTransaction } from '../../platform/calling/Context.ts';
import { issueReceipt } from './issueReceipt.ts';
import {
  type CancelReason,
  cancelReceiptRows,
  getBillId,
  hasReceipt,
  listStandingPayments,
} from './queries.ts';

/**
 * Cancels the receipts of a payment that came back, in full or in part, and every receipt of the bill that counts it; what still stands
 * gets new ones.
 */
export async function cancelReceipts(
  tx: InTransaction,
  paymentId: string,
  because: CancelReason,
): Promise<void> {
  const { db, now } = tx;
  const billId = await getBillId(db, paymentId);
  const cancelled = await cancelReceiptRows(db, { billId, paymentId, because }, now);
  for (const { id } of await listStandingPayments(db, billId))
    if (cancelled.includes(id) && !(await hasReceipt(db, id))) await issueReceipt(tx, id);
}

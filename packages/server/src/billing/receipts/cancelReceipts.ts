import type { InTransaction } from '../../platform/calling/Context.ts';
import { issueReceipt } from './issueReceipt.ts';
import { cancelReceiptRows, getBillId, hasReceipt, listStandingPayments } from './queries.ts';

/**
 * Cancels the receipts of a payment that came back, and every receipt of the bill that counts it; the payments that still stand get new
 * ones.
 */
export async function cancelReceipts(
  tx: InTransaction,
  paymentId: string,
  because: 'returned' | 'corrected',
): Promise<void> {
  const { db, now } = tx;
  const billId = await getBillId(db, paymentId);
  const cancelled = await cancelReceiptRows(db, { billId, paymentId, because }, now);
  for (const { id } of await listStandingPayments(db, billId))
    if (cancelled.includes(id) && !(await hasReceipt(db, id))) await issueReceipt(tx, id);
}

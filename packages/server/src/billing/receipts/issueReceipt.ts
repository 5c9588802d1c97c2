import { findDay } from '@sewa/formatters';
import type { Transaction } from '../../platform/database/database.ts';
import { putOffReceipts } from './putOffReceipts.ts';
import { getPaidPayment, insertReceipt } from './queries.ts';
import type { ReceiptPayment } from './receiptContent.ts';

const sum = (payments: readonly Required<ReceiptPayment>[], of: 'cents' | 'refundedCents'): number =>
  payments.reduce((total, payment) => total + payment[of], 0);

/**
 * Gives the receipt of a payment that settled, in the transaction that settles it: for the whole rent if all of the bill is paid now and
 * nothing was given back, else for the part. What it says is frozen here; it gets its number, and is there, just before the commit.
 */
export async function issueReceipt(
  { db, now }: { db: Transaction; now: Date },
  paymentId: string,
): Promise<void> {
  const { payeeId, facts, standing } = await getPaidPayment(db, paymentId);
  const own = standing.filter(({ id, cents, refundedCents }) => id === paymentId && refundedCents < cents);
  if (own.length === 0) return;
  const openCents = Math.max(0, facts.billCents - sum(standing, 'cents'));
  const refundedCents = sum(standing, 'refundedCents');
  const kind = openCents === 0 && refundedCents === 0 ? 'rent' : 'part';
  const content = { ...facts, payments: kind === 'rent' ? standing : own, openCents, refundedCents };
  const year = Number(findDay(now)?.slice(0, 4));
  putOffReceipts(db, () => insertReceipt(db, { year, paymentId, payeeId, kind, content }, now));
}

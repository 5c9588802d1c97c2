import { findDay } from '@sewa/formatters';
import type { Queryable } from '../../platform/database/database.ts';
import { getBillFacts, getBillId, insertReceipt, listStandingPayments } from './queries.ts';
import type { ReceiptPayment } from './receiptContent.ts';

const sum = (payments: readonly ReceiptPayment[]): number =>
  payments.reduce((total, { cents }) => total + cents, 0);

/**
 * Gives the receipt of a payment that settled, in the transaction that settles it: for the whole rent if all of the bill is paid now, else
 * for the part. What it says is frozen.
 */
export async function issueReceipt(
  { db, now }: { db: Queryable; now: Date },
  paymentId: string,
): Promise<void> {
  const standing = await listStandingPayments(db, await getBillId(db, paymentId));
  const own = standing.filter(({ id }) => id === paymentId);
  if (own.length === 0) return;
  const { payeeId, facts } = await getBillFacts(db, paymentId);
  const openCents = Math.max(0, facts.billCents - sum(standing));
  const content = { ...facts, payments: openCents === 0 ? standing : own, openCents };
  const year = Number(findDay(now)?.slice(0, 4));
  const kind = openCents === 0 ? 'rent' : 'part';
  await insertReceipt(db, { year, paymentId, payeeId, kind, content }, now);
}

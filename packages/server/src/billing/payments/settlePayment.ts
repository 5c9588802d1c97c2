import { billTransitions, findNextCollection, findTransition } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import type { PayableBill } from '../bills/payableBillQueries.ts';
import { writeBill } from '../bills/queries.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { cancelReceipts } from '../receipts/cancelReceipts.ts';
import { issueReceipt } from '../receipts/issueReceipt.ts';
import { insertSurplusRefund, sumRefunds } from '../refunds/refundQueries.ts';
import { type PaymentRow, writePayment } from './paymentQueries.ts';
import { transitionBill } from './transitionBill.ts';

/** How often a bill is collected: on its day, and two retries. */
const MAX_COLLECTIONS = 3;

/** A payment with its bill, both locked. */
export interface LockedPayment {
  readonly bill: PayableBill;
  readonly payment: PaymentRow;
}

/** Whether a payment was collected by us, without the payer. */
export const isCollection = ({ bill, payment }: LockedPayment): boolean =>
  payment.method_id !== null && bill.collections > 0 && bill.collect_on === null;

/** The day on which a bill is collected next after a collection that brought nothing; null if it was tried often enough. */
const findRetry = ({ bill, payment }: LockedPayment, now: Date): string | null =>
  isCollection({ bill, payment }) && bill.collections < MAX_COLLECTIONS
    ? findNextCollection(getToday(now))
    : bill.collect_on;

const ended = { next_poll_at: null, redirect_url: null } as const;

/** Settles a payment with what the provider took in. What is above the bill goes back by a refund. */
export async function settlePayment(
  tx: InTransaction,
  { bill, payment }: LockedPayment,
  received: number,
): Promise<void> {
  const { db, now } = tx;
  const fee = Math.min(payment.fee_cents, received);
  const cents = Math.min(received - fee, bill.cents - bill.paid_cents);
  const surplus = received - fee - cents;
  await writePayment(db, {
    ...payment,
    ...ended,
    cents,
    fee_cents: fee,
    received_cents: received,
    state: 'succeeded',
    reason: null,
    settled_at: now,
  });
  const paid = bill.paid_cents + cents;
  const isPaid = paid >= bill.cents;
  const changes = { paid_cents: paid, ...(isPaid && { collect_on: null }) };
  await transitionBill(tx, bill, isPaid ? 'succeed' : 'succeed-in-part', changes);
  await recordLedger(tx, {
    kind: 'payment',
    billId: bill.id,
    paymentId: payment.id,
    cents: { received, fees: -fee, receivable: -cents, refunded: -surplus },
  });
  if (surplus > 0) await insertSurplusRefund(db, payment.id, surplus, now);
  await issueReceipt(tx, payment.id);
  await notifyPayment(tx, { kind: 'bill-paid', billId: bill.id, paymentId: payment.id });
}

/** Enters money that came without being due: it goes back by a refund. */
export async function returnSurplus(
  tx: InTransaction,
  { bill, payment }: LockedPayment,
  received: number,
): Promise<void> {
  const surplus = received - (payment.received_cents ?? 0);
  await writePayment(tx.db, { ...payment, received_cents: received });
  await recordLedger(tx, {
    kind: 'payment',
    billId: bill.id,
    paymentId: payment.id,
    cents: { received: surplus, refunded: -surplus },
  });
  await insertSurplusRefund(tx.db, payment.id, surplus, tx.now);
}

/** Ends a payment that brought nothing. The bill is open again; if we collected it, it is collected again later. */
export async function failPayment(
  tx: InTransaction,
  locked: LockedPayment,
  { state, reason }: { state: 'failed' | 'expired'; reason: string | null },
): Promise<void> {
  const { bill, payment } = locked;
  await writePayment(tx.db, { ...payment, ...ended, state, reason });
  await transitionBill(tx, bill, 'fail', { collect_on: findRetry(locked, tx.now) });
  const isTold = payment.link_id === null && (state === 'failed' || isCollection(locked));
  if (isTold) await notifyPayment(tx, { kind: 'bill-failed', billId: bill.id, paymentId: payment.id });
}

/** Takes a settled payment back that the payer's bank returned. The bill is open again for as much. */
export async function reversePayment(
  tx: InTransaction,
  locked: LockedPayment,
  reason: string | null,
): Promise<void> {
  const { db } = tx;
  const { bill, payment } = locked;
  const { cents, fee_cents: fee } = payment;
  const received = payment.received_cents ?? 0;
  const refunded = await sumRefunds(db, payment.id, ['succeeded']);
  await writePayment(db, { ...payment, ...ended, state: 'returned', reason });
  const changes = { paid_cents: bill.paid_cents - cents, collect_on: findRetry(locked, tx.now) };
  if (findTransition(billTransitions, 'return', bill.state))
    await transitionBill(tx, bill, 'return', changes);
  else await writeBill(db, bill.id, { ...bill, ...changes });
  await recordLedger(tx, {
    kind: 'return',
    billId: bill.id,
    paymentId: payment.id,
    cents: {
      received: refunded - received,
      receivable: cents,
      fees: fee,
      refunded: received - cents - fee - refunded,
    },
  });
  cancelReceipts(tx, payment.id, 'returned');
  await notifyPayment(tx, { kind: 'bill-returned', billId: bill.id, paymentId: payment.id });
}

import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { lockBill } from '../bills/payableBillQueries.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ProviderRefund } from '../payment-providers/PaymentProvider.ts';
import { recordDiscrepancy } from '../payments/discrepancyQueries.ts';
import { readPayment, writePayment } from '../payments/paymentQueries.ts';
import { cancelReceipts } from '../receipts/cancelReceipts.ts';
import {
  findRefundByRef,
  type RefundRow,
  sumRefunds,
  writeRefundEnd,
  writeRefundName,
} from './refundQueries.ts';

/** How a refund stands; `providerRef` is null if the provider refused it. */
export type RefundAnswer = Omit<ProviderRefund, 'providerRef'> & { readonly providerRef: string | null };

async function succeed(tx: InTransaction, refund: RefundRow): Promise<void> {
  const { db, now } = tx;
  const { id: refundId, payment_id: paymentId, bill_id: billId, cents } = refund;
  await writeRefundEnd(db, { id: refundId, state: 'succeeded', reason: null }, now);
  if (refund.payment_state === 'returned') {
    // The return took out all that the charge had brought, this refund too.
    const { provider, ref } = refund;
    const found = { kind: 'state', ours: 'returned', theirs: 'refunded' } as const;
    await recordDiscrepancy(db, { ...found, provider, ref, paymentId }, now);
    return;
  }
  const entered = { received: -cents, refunded: cents };
  await recordLedger(tx, { kind: 'refund', billId, paymentId, refundId, cents: entered });
  const payment = await readPayment(db, paymentId);
  const refunded = await sumRefunds(db, paymentId, ['succeeded'], { isAsked: true });
  if (payment.state === 'succeeded' && refunded >= payment.cents)
    await writePayment(db, { ...payment, state: 'refunded' });
  if (!refund.is_surplus) cancelReceipts(tx, paymentId, 'refunded');
  await notifyPayment(tx, { kind: 'bill-refunded', billId, paymentId, refundId });
}

/** A refund that the payee asked for can be asked for again; what was paid above a bill is for operators then. */
async function fail({ db, now }: InTransaction, refund: RefundRow, reason: string | null): Promise<void> {
  const { id, payment_id: paymentId, cents, provider, ref } = refund;
  await writeRefundEnd(db, { id, state: 'failed', reason }, now);
  const payment = await readPayment(db, paymentId);
  if (refund.is_surplus)
    await recordDiscrepancy(
      db,
      { kind: 'state', provider, ref, paymentId, ours: 'refund owed', theirs: reason ?? 'failed' },
      now,
    );
  else await writePayment(db, { ...payment, refund_cents: payment.refund_cents - cents });
}

/** Applies what a provider answered about a refund. Idempotent: a refund that is final stays as it is. */
export const applyRefund = (ctx: Context, ref: string, answer: RefundAnswer): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { db, now } = tx;
    const found = await findRefundByRef(db, ref);
    if (!found) return;
    const bill = await lockBill(db, found.bill_id);
    if (answer.providerRef !== null) await writeRefundName(db, found.id, answer.providerRef);
    const refund = await findRefundByRef(db, ref);
    if (refund?.state !== 'processing' || answer.state === 'processing') return;
    if (answer.state === 'succeeded') await succeed(tx, refund);
    else await fail(tx, refund, answer.reason);
    const details = { bill: bill.id, payment: refund.payment_id, refund: refund.id, state: answer.state };
    const { payer_user_id: userId } = bill;
    await recordAudit(db, { userId, actorId: 'system', action: 'payment-refunded', details }, now);
  });

import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listPaidDayIssues } from '../bills/listPaidDayIssues.ts';
import type { PayableBill } from '../bills/payableBillQueries.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import * as messages from '../messages.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { cancelReceipts } from '../receipts/cancelReceipts.ts';
import { issueReceipt } from '../receipts/issueReceipt.ts';
import { type BillSide, describeState, getBill, lockBillOf } from './billSide.ts';
import { endWaitingPayment } from './endWaitingPayment.ts';
import { makeRef } from './makeRef.ts';
import {
  findLivePayment,
  findRecordedPayment,
  insertPayment,
  type PaymentRow,
  writePayment,
} from './paymentQueries.ts';
import { makeBillNotOpenError, transitionBill } from './transitionBill.ts';

type BillTransition = RouteAnswer<'sayBillPaid'>;

/** What a payer says was paid outside. */
export interface ReportedPayment {
  /** What of the bill; by default all that is open. */
  readonly cents?: number | undefined;
  /** YYYY-MM-DD; by default today. */
  readonly paidOn?: string | undefined;
}

/** Writes that a locked bill was paid outside, as its payer says; the payee confirms it. Throws if the bill isn't open, or for bad fields. */
async function recordSaidPayment(
  tx: InTransaction,
  bill: PayableBill,
  { cents, paidOn }: ReportedPayment,
): Promise<PayableBill> {
  const { db, now } = tx;
  const moved = await transitionBill(tx, bill, 'said-paid', { actorId: bill.payer_user_id });
  const open = bill.cents - bill.paid_cents;
  const today = getToday(now);
  const fields = [
    ...((cents ?? open) > open ? [{ name: 'cents', reason: messages.aboveOpenReason }] : []),
    ...listPaidDayIssues(paidOn ?? today, { dueOn: bill.due_on, today }),
  ];
  if (fields.length > 0) throw new HttpError('invalid', { fields });
  const id = makeRandomId();
  await insertPayment(db, {
    id,
    bill_id: bill.id,
    way: 'outside',
    method_id: null,
    link_id: null,
    payee_id: bill.payee_id,
    ref: makeRef(),
    provider: null,
    cents: cents ?? open,
    fee_cents: 0,
    state: 'said',
    paid_on: paidOn ?? today,
    next_poll_at: null,
    created_at: now,
  });
  await notifyPayment(tx, { kind: 'said-paid', billId: bill.id, paymentId: id });
  return moved;
}

/** Says that a bill, or a part of it, was paid outside. For payers. */
export const reportPaid = defineVerb(
  signedIn,
  async (ctx, { id, body }: RouteInput<'sayBillPaid'>): Promise<BillTransition> => {
    const { bill: before } = await getBill(ctx, id, { side: 'payer' });
    requireVersion(body.version, before.version);
    const hasEnded = await endWaitingPayment(ctx, id);
    return ctx.transaction(async (tx) => {
      const { bill, side } = await lockBillOf(tx, id, 'payer');
      if (!hasEnded) requireVersion(body.version, bill.version);
      return describeState(await recordSaidPayment(tx, bill, body), side, tx.now);
    });
  },
);

/** What the payer said about a locked bill. Throws if they said nothing. */
async function getSaidPayment({ db }: InTransaction, billId: string): Promise<PaymentRow> {
  const payment = await findLivePayment(db, billId);
  if (payment?.state !== 'said') throw makeBillNotOpenError();
  return payment;
}

/** Confirms that the money came that the payer says they paid outside. For payees. */
export const confirmBillPaid = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'confirmBillPaid'>): Promise<BillTransition> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const { bill, side } = await lockBillOf(tx, id, 'payee');
      requireVersion(body.version, bill.version);
      const payment = await getSaidPayment(tx, id);
      const { cents } = payment;
      await writePayment(db, { ...payment, state: 'succeeded', settled_at: now });
      const paid = bill.paid_cents + cents;
      const isPaid = paid >= bill.cents;
      const moved = await transitionBill(tx, bill, isPaid ? 'confirm-paid' : 'succeed-in-part', {
        paid_cents: paid,
        ...(isPaid && { collect_on: null }),
        actorId: session.user_id,
      });
      await recordLedger(tx, {
        kind: 'outside',
        billId: id,
        paymentId: payment.id,
        cents: { outside: cents, receivable: -cents },
      });
      await issueReceipt(tx, payment.id);
      await notifyPayment(tx, { kind: 'bill-paid', billId: id, paymentId: payment.id });
      return describeState(moved, side, now);
    }),
);

/** Takes back what the payee recorded of a locked bill: the bill is open again, and its receipt no longer counts. */
async function undoRecord(
  tx: InTransaction<SignedIn>,
  bill: PayableBill,
  side: BillSide,
): Promise<PayableBill> {
  const { db, session } = tx;
  const payment = await findRecordedPayment(db, bill.id);
  if (!payment) throw makeBillNotOpenError();
  const { id: paymentId, cents } = payment;
  const reason = side === 'payer' ? 'contested' : 'record-undone';
  await writePayment(db, { ...payment, state: 'refused', reason });
  const moved = await transitionBill(tx, bill, 'not-paid', {
    paid_cents: bill.paid_cents - cents,
    actorId: session.user_id,
  });
  await recordLedger(tx, {
    kind: 'outside',
    billId: bill.id,
    paymentId,
    cents: { outside: -cents, receivable: cents },
  });
  cancelReceipts(tx, paymentId, 'corrected');
  await notifyPayment(tx, { kind: 'record-undone', billId: bill.id, paymentId });
  return moved;
}

/** Says that no money came. The payer takes back what they said in the same way; and either side, what the payee recorded. */
export const denyBillPaid = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'denyBillPaid'>): Promise<BillTransition> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const { bill, side } = await lockBillOf(tx, id);
      requireVersion(body.version, bill.version);
      if (bill.state === 'paid') return describeState(await undoRecord(tx, bill, side), side, now);
      const payment = await getSaidPayment(tx, id);
      const reason = side === 'payer' ? 'taken-back' : 'not-received';
      await writePayment(db, { ...payment, state: 'refused', reason });
      const moved = await transitionBill(tx, bill, 'not-paid', { actorId: session.user_id });
      await notifyPayment(tx, { kind: 'not-paid', billId: id, paymentId: payment.id });
      return describeState(moved, side, now);
    }),
);

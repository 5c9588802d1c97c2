import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { lockBillOf } from '../payments/billSide.ts';
import {
  findPayeeOfPayment,
  findPayment,
  type PaymentRow,
  readPayment,
  writePayment,
} from '../payments/paymentQueries.ts';
import { FIRST_ASK_MS } from '../payments/startPayment.ts';
import { sendRefund } from './pollRefund.ts';
import { findRefundByRef, insertRefund } from './refundQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const makeError = (message: string): HttpError =>
  new HttpError('wrong-state', {
    fields: [{ name: 'cents', reason: messages.notRefundableReason }],
    message,
  });

/** Throws unless a provider can give a payment back now. */
function requireRefundable(
  { paymentProviders, now }: InTransaction,
  { state, provider: name, settled_at: settledAt }: PaymentRow,
): string {
  if (name === null) throw makeError(messages.refundOutside);
  if (state !== 'succeeded' || !settledAt) throw makeError(messages.notRefundable);
  const days = paymentProviders.find(name)?.refundDays ?? 0;
  if (now.getTime() - settledAt.getTime() > days * DAY_MS) throw makeError(messages.refundTooLate(days));
  return name;
}

async function begin(
  tx: InTransaction<SignedIn>,
  billId: string,
  { id, body: { cents, words } }: RouteInput<'refundPayment'>,
): Promise<{ id: string; ref: string; provider: string }> {
  const { db, now, session } = tx;
  const { bill } = await lockBillOf(tx, billId, 'payee');
  // The payee may have changed since: nobody gives back what went to another account.
  if ((await findPayeeOfPayment(db, id)) !== session.user_id) throw new HttpError('not-allowed');
  const payment = await readPayment(db, id);
  const provider = requireRefundable(tx, payment);
  const refunded = payment.refund_cents + cents;
  if (refunded > payment.cents)
    throw new HttpError('wrong-state', {
      fields: [
        { name: 'cents', reason: messages.aboveRefundableReason(payment.cents - payment.refund_cents) },
      ],
    });
  await writePayment(db, { ...payment, refund_cents: refunded });
  const nextPollAt = new Date(now.getTime() + FIRST_ASK_MS);
  const asked = { by: session.user_id, words };
  const refund = await insertRefund(db, { paymentId: id, asked, cents, nextPollAt }, now);
  const details = { bill: bill.id, payment: id, refund: refund.id, state: 'processing' };
  const userId = bill.payer_user_id;
  await recordAudit(db, { userId, actorId: session.user_id, action: 'payment-refunded', details }, now);
  return { ...refund, provider };
}

/**
 * Gives back a payment or a part of it. For payees, and not above what was paid. The refund is written down and committed first, then the
 * provider is called; if it doesn't answer in time, the refund is `processing` and its outcome is asked for later.
 */
export const refundPayment = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'refundPayment'>): Promise<RouteAnswer<'refundPayment'>> => {
    const billId = (await findPayment(ctx.db, input.id))?.bill_id;
    if (billId === undefined) throw new HttpError('not-found');
    const { id, ref, provider } = await ctx.transaction((tx) => begin(tx, billId, input));
    await waitForProvider(ctx, provider, sendRefund(ctx, ref));
    return { refundId: id, state: (await findRefundByRef(ctx.db, ref))?.state ?? 'processing' };
  },
);

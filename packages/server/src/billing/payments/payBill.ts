import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { PayableBill } from '../bills/payableBillQueries.ts';
import * as messages from '../messages.ts';
import { findMethodOf } from '../payment-methods/methodQueries.ts';
import { getBill, lockBillOf } from './billSide.ts';
import { endWaitingPayment } from './endWaitingPayment.ts';
import { finishPayment } from './finishPayment.ts';
import { findLastPayment } from './paymentQueries.ts';
import { type ChosenMethod, startPayment } from './startPayment.ts';

type Wanted = Pick<RouteInput<'payBill'>['body'], 'methodId' | 'kind'>;

/** What the payer chose: a method of theirs, the one of the service, or a page of the provider. */
async function chooseWay(
  { db, session }: InTransaction<SignedIn>,
  { method_id: usual }: PayableBill,
  { methodId, kind }: Wanted,
): Promise<ChosenMethod> {
  if (kind) {
    if (methodId === undefined) return { way: kind, method: null };
    throw new HttpError('invalid', { fields: [{ name: 'kind', reason: messages.methodAndKindReason }] });
  }
  const id = methodId ?? usual;
  if (id === null)
    throw new HttpError('invalid', { fields: [{ name: 'methodId', reason: messages.methodMissingReason }] });
  const method = await findMethodOf(db, id, session.user_id);
  if (!method)
    throw new HttpError('not-found', {
      fields: [{ name: 'methodId', reason: messages.methodUnusableReason }],
    });
  return { way: method.kind, method };
}

/**
 * Pays what is open of a bill. The payment is written down and committed first, then the provider is called; if it doesn't answer in time,
 * the payment is `processing` and its outcome is asked for later. A payment that still waits for the payer ends first. Sent again with
 * its key after the first answer was lost, it answers how the payment stands.
 */
export const payBill = defineVerb(
  signedIn,
  async (ctx, { id, body }: RouteInput<'payBill'>): Promise<RouteAnswer<'payBill'>> => {
    const { bill: before } = await getBill(ctx, id, { side: 'payer' });
    requireVersion(body.version, before.version);
    const hasEnded = await endWaitingPayment(ctx, id);
    const started = await ctx.transaction(async (tx) => {
      const { bill } = await lockBillOf(tx, id, 'payer');
      if (!hasEnded) requireVersion(body.version, bill.version);
      return startPayment(tx, bill, await chooseWay(tx, bill, body), tx.session.user_id);
    });
    return finishPayment(ctx, started);
  },
  async (ctx, { id }) => {
    await getBill(ctx, id, { side: 'payer' });
    const payment = await findLastPayment(ctx.db, id);
    if (!payment) throw new HttpError('not-found');
    return { paymentId: payment.id, state: payment.state, redirectUrl: payment.redirect_url };
  },
);

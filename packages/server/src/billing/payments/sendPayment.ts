import { billPaymentCallbackPath } from '@sewa/paths';
import type { Context } from '../../platform/calling/Context.ts';
import { ProviderRefusal } from '../payment-providers/PaymentProvider.ts';
import { applyCharge, type ChargeAnswer, makeEndedCharge } from './applyCharge.ts';
import { findCharge } from './paymentQueries.ts';

/**
 * Sends a payment to its provider and applies the answer; sent again, the provider does nothing twice. Throws `ProviderError` if there is
 * no answer: then `pollPayment` finds out. `returnPath` is where the payer comes back to, by default at the bill.
 */
export async function sendPayment(ctx: Context, ref: string, returnPath?: string): Promise<void> {
  const payment = await findCharge(ctx.db, ref);
  if (!payment || payment.provider === null || payment.way === 'outside') return;
  const {
    id,
    way,
    cents,
    fee_cents: feeCents,
    mandate,
    payee,
    service_type: type,
    service_id: serviceId,
  } = payment;
  // A page whose address nobody was told, or a mandate or payee that is gone: no money moves.
  const isUnknown = payee === null || (payment.link_id !== null && !returnPath);
  if (isUnknown || (way === 'egiro' && mandate === null))
    return applyCharge(ctx, ref, makeEndedCharge('expired', null));
  const path = returnPath ?? billPaymentCallbackPath(type, serviceId, way === 'card' ? 'card' : 'bank', id);
  const charge = {
    ref,
    kind: way,
    mandate,
    cents: cents + feeCents,
    feeCents,
    payee,
    returnUrl: `${ctx.origin}${path}`,
  };
  let answer: ChargeAnswer;
  try {
    answer = await ctx.paymentProviders.get(payment.provider).charge(charge);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    answer = makeEndedCharge('failed', error.reason);
  }
  await applyCharge(ctx, ref, answer, payment);
}

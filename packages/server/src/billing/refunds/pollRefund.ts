import type { Context } from '../../platform/calling/Context.ts';
import { ProviderRefusal } from '../payment-providers/PaymentProvider.ts';
import { applyRefund, type RefundAnswer } from './applyRefund.ts';
import { findRefundByRef } from './refundQueries.ts';

/**
 * Sends a refund to its provider and applies the answer; sent again, the provider does nothing twice. What came back to the payer already
 * isn't sent. Throws `ProviderError` if there is no answer: then `pollRefund` finds out.
 */
export async function sendRefund(ctx: Context, ref: string): Promise<void> {
  const refund = await findRefundByRef(ctx.db, ref);
  if (!refund || refund.charge === null) return;
  const { provider, charge, cents } = refund;
  if (refund.payment_state === 'returned')
    return applyRefund(ctx, ref, { providerRef: null, state: 'failed', reason: 'returned' });
  let answer: RefundAnswer;
  try {
    answer = await ctx.paymentProviders.get(provider).refund({ ref, charge, cents });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    answer = { providerRef: null, state: 'failed', reason: error.reason };
  }
  await applyRefund(ctx, ref, answer);
}

/**
 * Asks the provider how a refund stands, and applies the answer. A refund that the provider has never heard of is sent again, but not
 * before the job asked about it. Throws `ProviderError` if there is no answer.
 */
export async function pollRefund(ctx: Context, ref: string): Promise<void> {
  const refund = await findRefundByRef(ctx.db, ref);
  if (!refund) return;
  const { provider, provider_ref: providerRef, state, polls } = refund;
  const answer = await ctx.paymentProviders.get(provider).findRefund(ref, providerRef);
  if (answer) await applyRefund(ctx, ref, answer);
  else if (state === 'processing' && polls > 0) await sendRefund(ctx, ref);
}

import type { Context } from '../../platform/calling/Context.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { applyCharge, makeEndedCharge } from './applyCharge.ts';
import { claimPagePoll, findPaymentByRef, type PaymentRow, waitingStates } from './paymentQueries.ts';
import { sendPayment } from './sendPayment.ts';

/**
 * Asks the provider how a payment stands, and applies the answer. A payment that the provider has never heard of is sent again, but not
 * before the job asked about it: the first call can still be on its way. Throws `ProviderError` if there is no answer.
 */
export async function pollPayment(ctx: Context, ref: string): Promise<void> {
  const payment = await findPaymentByRef(ctx.db, ref);
  if (!payment || payment.provider === null) return;
  const { provider, provider_ref: providerRef, state, polls } = payment;
  const charge = await ctx.paymentProviders.get(provider).findCharge(ref, providerRef);
  if (charge) await applyCharge(ctx, ref, charge);
  else if (polls > 0 && waitingStates.includes(state)) await sendPayment(ctx, ref);
}

/** Ends a payment that waits for the payer, at the provider first: what that answers counts. */
export async function endPayment(
  ctx: Context,
  { ref, provider, provider_ref: providerRef }: PaymentRow,
): Promise<void> {
  if (provider === null) return;
  const charge = await ctx.paymentProviders.get(provider).cancelCharge(ref, providerRef);
  await applyCharge(ctx, ref, charge ?? makeEndedCharge('expired', null));
}

/** Asks about a payment that somebody waits for, at most once a second and for four seconds. */
export async function pollForPage(ctx: Context, { id, ref, provider, state }: PaymentRow): Promise<void> {
  if (provider === null || !waitingStates.includes(state)) return;
  if (!(await claimPagePoll(ctx.db, id, ctx.realNow))) return;
  await waitForProvider(ctx, provider, pollPayment(ctx, ref));
}

import type Stripe from 'stripe';
import { type NewRefund, type ProviderRefund, ProviderRefusal } from '../PaymentProvider.ts';
import { doAtStripe, findAtStripe, type RequestOptions } from './callStripe.ts';
import { findIntentId } from './charges.ts';

const DAYS = 30;

/** How a refund stands; it can fail days after it began. */
function describeRefund(refund: Stripe.Refund): ProviderRefund {
  const providerRef = refund.id;
  if (refund.status === 'succeeded') return { providerRef, state: 'succeeded', reason: null };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return { providerRef, state: 'failed', reason: refund.failure_reason?.replaceAll('_', '-') ?? null };
  return { providerRef, state: 'processing', reason: null };
}

async function findByRef(refunds: AsyncIterable<Stripe.Refund>, ref: string): Promise<Stripe.Refund | null> {
  for await (const refund of refunds) if (refund.metadata?.ref === ref) return refund;
  return null;
}

/** Gives a part of a charge back: the payee returns what they got of it, we keep the fee. */
export async function refund(
  stripe: Stripe,
  { ref, charge, cents }: NewRefund,
  options: RequestOptions,
): Promise<ProviderRefund> {
  const intent = await findIntentId(stripe, charge, options);
  if (!intent) throw new ProviderRefusal('not-succeeded');
  // Stripe forgets idempotency keys after a day
  const known = await findByRef(stripe.refunds.list({ payment_intent: intent, limit: 100 }, options()), ref);
  if (known) return describeRefund(known);
  const asked = { payment_intent: intent, amount: cents, reverse_transfer: true, metadata: { ref } };
  return describeRefund(await doAtStripe(stripe.refunds.create(asked, options(ref))));
}

/** How a refund stands, or null. Without Stripe's own reference, those of the last month are read. */
export async function findRefund(
  stripe: Stripe,
  ref: string,
  providerRef: string | null,
  options: RequestOptions,
): Promise<ProviderRefund | null> {
  const gte = Math.floor(Date.now() / 1000) - DAYS * 86_400;
  const found = providerRef
    ? await findAtStripe(stripe.refunds.retrieve(providerRef, {}, options()))
    : await findByRef(stripe.refunds.list({ created: { gte }, limit: 100 }, options()), ref);
  return found && describeRefund(found);
}

import type Stripe from 'stripe';
import type { NewSetup, ProviderMandate, ProviderSetup } from '../PaymentProvider.ts';
import { doAtStripe, findAtStripe, type RequestOptions } from './callStripe.ts';
import { findRecentSession } from './findRecentSession.ts';
import { parseReason } from './parseReason.ts';

const parts = ['setup_intent.payment_method'];

/** The last day of a card, which is the last of its month. */
const findLastDay = ({ exp_month, exp_year }: Stripe.PaymentMethod.Card): string =>
  new Date(Date.UTC(exp_year, exp_month, 0)).toISOString().slice(0, 10);

/** A saved card, for our books. It ends when it is taken from its customer. */
export const describeMandate = (method: Stripe.PaymentMethod): ProviderMandate => ({
  providerRef: method.id,
  masked: method.card ? `ending ${method.card.last4}` : '',
  source: method.card?.fingerprint ?? null,
  bank: null,
  limitCents: null,
  endsOn: method.card ? findLastDay(method.card) : null,
  state: method.customer ? 'active' : 'ended',
});

/** Why a setup failed, as one of `setupReasons` of the contract. */
function parseSetupReason(error: Stripe.SetupIntent.LastSetupError): string {
  const reason = parseReason(error.code, error.decline_code);
  return reason === '3ds-failed' || reason === 'time-out' ? reason : 'declined';
}

/** How the setup of a card stands. While Stripe's page is open, the payer may try another card. */
export function describeSetup(session: Stripe.Checkout.Session): ProviderSetup {
  const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
  const over = { providerRef: session.id, reason: null, redirectUrl: null, mandate: null };
  if (session.status === 'open') return { ...over, state: 'pending', redirectUrl: session.url };
  if (intent?.last_setup_error && intent.status !== 'succeeded')
    return { ...over, state: 'rejected', reason: parseSetupReason(intent.last_setup_error) };
  if (session.status === 'expired') return { ...over, state: 'expired', reason: 'time-out' };
  if (intent?.status === 'succeeded' && method)
    return { ...over, state: 'active', mandate: describeMandate(method) };
  if (intent?.status === 'canceled') return { ...over, state: 'abandoned' };
  return { ...over, state: 'processing' };
}

/** Opens a page of Stripe on which a card is typed in and confirmed with its bank, to be charged later. */
export async function beginSetup(
  stripe: Stripe,
  { ref, returnUrl }: NewSetup,
  options: RequestOptions,
): Promise<ProviderSetup> {
  const opened = stripe.checkout.sessions.create(
    {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      // A card without a customer can be charged only once
      customer_creation: 'always',
      metadata: { ref },
      setup_intent_data: { metadata: { ref } },
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    options(ref),
  );
  const { id } = await doAtStripe(opened);
  return describeSetup(await stripe.checkout.sessions.retrieve(id, { expand: parts }, options()));
}

/** How a setup stands, or null. */
export async function findSetup(
  stripe: Stripe,
  ref: string,
  providerRef: string | null,
  options: RequestOptions,
): Promise<ProviderSetup | null> {
  const session = providerRef
    ? await findAtStripe(stripe.checkout.sessions.retrieve(providerRef, { expand: parts }, options()))
    : await findRecentSession(
        stripe,
        ref,
        parts.map((part) => `data.${part}`),
        options,
      );
  return session && describeSetup(session);
}

/** A saved card, or null. */
export async function findMandate(
  stripe: Stripe,
  providerRef: string,
  options: RequestOptions,
): Promise<ProviderMandate | null> {
  const method = await findAtStripe(stripe.paymentMethods.retrieve(providerRef, {}, options()));
  return method && describeMandate(method);
}

/** Takes a card from its customer, so that nobody can charge it any more. */
export async function cancelMandate(
  stripe: Stripe,
  providerRef: string,
  options: RequestOptions,
): Promise<void> {
  const mandate = await findMandate(stripe, providerRef, options);
  if (mandate?.state === 'active') await stripe.paymentMethods.detach(providerRef, {}, options());
}

import type Stripe from 'stripe';
import type { ProviderCharge } from '../PaymentProvider.ts';
import { parseReason } from './parseReason.ts';

type State = Pick<ProviderCharge, 'state' | 'reason' | 'redirectUrl'>;

const processing: State = { state: 'processing', reason: null, redirectUrl: null };

/** How a dispute leaves the charge: with the payee, taken back, or open. */
function describeDispute(dispute: Stripe.Dispute | null): State {
  if (dispute?.status === 'lost')
    return { state: 'returned', reason: 'disputed-by-payer', redirectUrl: null };
  if (dispute && ['won', 'warning_closed', 'prevented'].includes(dispute.status))
    return { state: 'succeeded', reason: null, redirectUrl: null };
  return { state: 'disputed', reason: 'disputed-by-payer', redirectUrl: null };
}

function describeState(intent: Stripe.PaymentIntent, dispute: Stripe.Dispute | null): State {
  const error = intent.last_payment_error;
  switch (intent.status) {
    case 'succeeded':
      return getCharge(intent)?.disputed
        ? describeDispute(dispute)
        : { state: 'succeeded', reason: null, redirectUrl: null };
    case 'requires_action':
      return {
        state: 'needs-action',
        reason: null,
        redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
      };
    case 'requires_payment_method':
      return error
        ? { state: 'failed', reason: parseReason(error.code, error.decline_code), redirectUrl: null }
        : processing;
    case 'canceled':
      return { state: 'expired', reason: 'time-out', redirectUrl: null };
    default:
      return processing;
  }
}

/** The charge of an intent, if it was asked for with it. */
export const getCharge = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null;

/** How a PaymentIntent stands, with its charge and its dispute, if there is one. */
export const describeIntent = (
  intent: Stripe.PaymentIntent,
  dispute: Stripe.Dispute | null = null,
): ProviderCharge => ({
  providerRef: intent.id,
  ...describeState(intent, dispute),
  receivedCents: intent.amount_received,
  refundedCents: getCharge(intent)?.amount_refunded ?? 0,
});

/** How a payment on Stripe's own page stands: while the page is open, the payer may try another card. */
export function describePage(
  session: Stripe.Checkout.Session,
  dispute: Stripe.Dispute | null = null,
): ProviderCharge {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const nothing = { receivedCents: 0, refundedCents: 0 };
  if (session.status === 'expired')
    return {
      providerRef: session.id,
      state: 'expired',
      reason: 'time-out',
      redirectUrl: null,
      ...nothing,
    };
  if (session.status === 'complete')
    return intent
      ? { ...describeIntent(intent, dispute), providerRef: session.id }
      : { providerRef: session.id, ...processing, ...nothing };
  return {
    providerRef: session.id,
    state: 'needs-action',
    reason: null,
    redirectUrl: session.url,
    ...nothing,
  };
}

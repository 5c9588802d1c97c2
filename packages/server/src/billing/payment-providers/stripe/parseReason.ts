import type { PaymentReason } from '@sewa/api/client';

const reasons: Readonly<Record<string, PaymentReason>> = {
  insufficient_funds: 'insufficient-funds',
  lost_card: 'lost',
  stolen_card: 'lost',
  pickup_card: 'lost',
  expired_card: 'expired-card',
  authentication_required: 'authentication-required',
  authentication_not_handled: 'authentication-required',
  payment_intent_authentication_failure: '3ds-failed',
  setup_intent_authentication_failure: '3ds-failed',
  card_velocity_exceeded: 'over-limit',
  withdrawal_count_limit_exceeded: 'over-limit',
  payment_intent_payment_attempt_expired: 'time-out',
};

/** Our code for Stripe's codes of a failed card; the bank's own one counts first, and `declined` is the rest. */
export const parseReason = (code?: string | null, declineCode?: string | null): PaymentReason =>
  reasons[declineCode ?? ''] ?? reasons[code ?? ''] ?? 'declined';

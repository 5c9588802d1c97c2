interface Row {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  metadata: Record<string, string>;
}

/** Why a card failed, as Stripe says it. */
export interface CardError {
  readonly code: string;
  readonly decline_code?: string;
}

/** A Checkout Session of the double. */
export interface SessionRow extends Row {
  readonly mode: string;
  readonly method: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  setup_intent: string | null;
  payment_intent: string | null;
  /** What its PaymentIntent will be made of once it is paid. */
  readonly amount: number;
  readonly fee: number;
}

/** A SetupIntent of the double. */
export interface SetupRow extends Row {
  status: 'requires_payment_method' | 'succeeded';
  payment_method: string | null;
  last_setup_error: CardError | null;
}

/** A PaymentIntent of the double. */
export interface IntentRow extends Row {
  readonly amount: number;
  readonly application_fee_amount: number;
  amount_received: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_payment_error: CardError | null;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
  latest_charge: string | null;
}

/** A charge of the double. */
export interface ChargeRow extends Row {
  readonly payment_intent: string;
  amount_refunded: number;
  disputed: boolean;
}

/** A saved card of the double. */
export interface MethodRow extends Row {
  readonly type: 'card';
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  customer: string | null;
}

/** A refund of the double. */
export interface RefundRow extends Row {
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
  failure_reason?: string;
}

/** A dispute of the double. */
export interface DisputeRow extends Row {
  readonly payment_intent: string;
  status: string;
}

/** A connected account of the double. */
export interface AccountRow extends Row {
  capabilities: { transfers: string };
  payouts_enabled: boolean;
  requirements: { disabled_reason: string | null };
}

/** Anything that the double holds. */
export type StripeRow =
  | SessionRow
  | SetupRow
  | IntentRow
  | ChargeRow
  | MethodRow
  | RefundRow
  | DisputeRow
  | AccountRow;

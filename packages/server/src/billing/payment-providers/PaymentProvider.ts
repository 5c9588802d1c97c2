/** Kinds of charges. */
export type ChargeKind = 'egiro' | 'card' | 'paynow';

/** Kinds of methods that are set up once. */
export type MethodKind = 'egiro' | 'card';

/** How a setup stands at the provider. */
export interface ProviderSetup {
  readonly providerRef: string;
  readonly state: 'pending' | 'processing' | 'active' | 'rejected' | 'abandoned' | 'expired';
  /** One of `setupReasons` of the contract, if it failed. */
  readonly reason: string | null;
  /** Where the payer goes on; null when nothing is left to do there. */
  readonly redirectUrl: string | null;
  /** The mandate or saved card once it is active. */
  readonly mandate: ProviderMandate | null;
}

/** A mandate or saved card. */
export interface ProviderMandate {
  readonly providerRef: string;
  /** For people, such as 'ending 4242'; never more than four digits. */
  readonly masked: string;
  /** The provider's name of the account or card, the same each time it is set up; null if it has none. */
  readonly source: string | null;
  readonly bank: string | null;
  readonly limitCents: number | null;
  /** YYYY-MM-DD. */
  readonly endsOn: string | null;
  readonly state: 'active' | 'suspended' | 'ended';
}

/** How a charge stands at the provider. */
export interface ProviderCharge {
  readonly providerRef: string;
  readonly state:
    | 'processing'
    | 'needs-action'
    | 'succeeded'
    | 'failed'
    | 'expired'
    | 'returned'
    | 'disputed';
  /** A code such as 'insufficient-funds', if it failed or came back. */
  readonly reason: string | null;
  /** Where the payer goes on; null when nothing is left to do there. */
  readonly redirectUrl: string | null;
  /** What came so far, in cents. PayNow can be underpaid, or paid twice. */
  readonly receivedCents: number;
  /** What went back so far by refunds, in cents. */
  readonly refundedCents: number;
}

/** How a refund stands at the provider. */
export interface ProviderRefund {
  readonly providerRef: string;
  readonly state: 'processing' | 'succeeded' | 'failed';
  readonly reason: string | null;
}

/** How a payee's account stands at the provider. */
export interface ProviderPayee {
  readonly providerRef: string;
  readonly state: 'checking' | 'proven' | 'refused';
}

/** What a provider tells by a webhook: only that something moved. The state is asked for. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: 'setup' | 'charge' | 'refund' | 'mandate' | 'payee' | 'other';
  /** Our own reference; for `mandate`, the mandate's `providerRef`. Null if it isn't about anything of ours. */
  readonly ref: string | null;
}

/** What `beginSetup` needs. */
export interface NewSetup {
  /** Our own random reference, also the idempotency key. */
  readonly ref: string;
  readonly kind: MethodKind;
  readonly bank: string | null;
  readonly segment: 'retail' | 'corporate';
  /** Where the provider sends the browser back, by GET or POST. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** What `charge` needs. */
export interface NewCharge {
  /** Our own random reference, also the idempotency key. */
  readonly ref: string;
  readonly kind: ChargeKind;
  /** The mandate or saved card; null for PayNow, and for a card that the payer types in at the provider. */
  readonly mandate: string | null;
  /** What the payer pays: the bill with the fee. */
  readonly cents: number;
  /** Our part of it. */
  readonly feeCents: number;
  /** The payee at the provider, who gets the rest. */
  readonly payee: string;
  readonly returnUrl: string;
}

/** What `refund` needs. */
export interface NewRefund {
  /** Our own random reference, also the idempotency key. */
  readonly ref: string;
  /** The charge, as the provider names it. */
  readonly charge: string;
  readonly cents: number;
}

/** What `registerPayee` needs; the account number goes to the provider and nowhere else. */
export interface NewPayee {
  readonly ref: string;
  readonly name: string;
  readonly bank: string;
  readonly accountNumber: string;
}

/**
 * A provider that moves money from payers to payees. Every call gives up after 10 seconds and then throws `ProviderError`: what it did is
 * unknown, and is found out by `find…`. A repeated call with the same `ref` does nothing twice and gives the same answer.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly kinds: readonly ChargeKind[];
  /** How many days a charge can be refunded for; 0 if never. */
  readonly refundDays: number;
  beginSetup(setup: NewSetup): Promise<ProviderSetup>;
  /** Null if the provider has never heard of the reference. */
  findSetup(ref: string, providerRef: string | null): Promise<ProviderSetup | null>;
  findMandate(providerRef: string): Promise<ProviderMandate | null>;
  cancelMandate(providerRef: string): Promise<void>;
  charge(charge: NewCharge): Promise<ProviderCharge>;
  findCharge(ref: string, providerRef: string | null): Promise<ProviderCharge | null>;
  /** Ends a charge that waits for the payer, so that they can't pay it any more. */
  cancelCharge(ref: string, providerRef: string | null): Promise<ProviderCharge | null>;
  /** References and states of the charges of some days, for reconciliation; `from` and `to` are instants. */
  listCharges(from: Date, to: Date): Promise<readonly (ProviderCharge & { readonly ref: string })[]>;
  refund(refund: NewRefund): Promise<ProviderRefund>;
  findRefund(ref: string, providerRef: string | null): Promise<ProviderRefund | null>;
  registerPayee(payee: NewPayee): Promise<ProviderPayee>;
  findPayee(providerRef: string): Promise<ProviderPayee | null>;
  /** The events of a webhook. Throws `SignatureError` if the signature is wrong, or older than five minutes. */
  verifyWebhook(
    body: Uint8Array,
    findHeader: (name: string) => string | undefined,
    now: Date,
  ): ProviderEvent[];
}

/** The provider didn't answer, or answered what can't be used: what it did is unknown. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The provider refused a call: it did nothing. `reason` is a code. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly reason: string;
  constructor(reason: string) {
    super(`Refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The signature of a webhook is missing, wrong or too old. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

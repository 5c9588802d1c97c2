/** How the webhooks about a record go. */
export type WebhookMode = 'once' | 'thrice' | 'never' | 'forged' | 'old' | 'late';

/** What a record changes to by itself, and when: by the movable clock or the real one, whichever comes first. */
export interface NextState<State extends string> {
  readonly state: State;
  readonly reason: string | null;
  /** ISO instants. */
  readonly at: string;
  readonly realAt: string;
}

interface BankRecord<State extends string> {
  readonly state: State;
  readonly reason: string | null;
  readonly next: NextState<State> | null;
  readonly webhooks: WebhookMode;
}

/** How an account or card behaves when it is charged. */
export type Behaviour = 'ok' | 'insufficient-funds' | 'account-closed' | 'declined' | 'asks' | 'disputes';

/** What a payer approved. */
export interface Approval {
  readonly masked: string;
  readonly limitCents: number | null;
  /** YYYY-MM-DD. */
  readonly endsOn: string | null;
  readonly behaviour: Behaviour;
}

/** States of a setup at the bank. */
export type SetupState = 'pending' | 'processing' | 'active' | 'rejected' | 'abandoned' | 'expired';

/** A setup of a bank account or card. */
export interface SetupRecord extends BankRecord<SetupState> {
  readonly kind: 'egiro' | 'card';
  readonly bank: string | null;
  readonly segment: 'retail' | 'corporate';
  readonly returnUrl: string;
  /** What becomes the mandate once it is active. */
  readonly approval: Approval | null;
}

/** A mandate or saved card; it has the reference of its setup. */
export interface MandateRecord extends BankRecord<'active' | 'suspended' | 'ended'>, Approval {
  readonly bank: string | null;
}

/** States of a charge at the bank. */
export type ChargeState =
  | 'processing'
  | 'needs-action'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'returned'
  | 'disputed';

/** A charge. */
export interface ChargeRecord extends BankRecord<ChargeState> {
  readonly kind: 'egiro' | 'card' | 'paynow';
  /** What the payer pays, with our fee. */
  readonly cents: number;
  readonly feeCents: number;
  readonly payee: string;
  readonly mandate: string | null;
  readonly returnUrl: string;
  /** The page it waits on. */
  readonly page: 'card' | 'paynow' | '3ds' | null;
  readonly receivedCents: number;
  /** How many refunds were asked for: two at once can't both see the same number. */
  readonly refunds: number;
  readonly behaviour: Behaviour;
}

/** A refund of a charge. */
export interface RefundRecord extends BankRecord<'processing' | 'succeeded' | 'failed'> {
  readonly charge: string;
  readonly cents: number;
}

/** A payee's account; only the end of its number is stored. */
export interface PayeeRecord extends BankRecord<'checking' | 'proven' | 'refused'> {
  readonly bank: string;
  readonly masked: string;
}

/** All records by kind. */
export interface BankRecords {
  readonly setup: SetupRecord;
  readonly mandate: MandateRecord;
  readonly charge: ChargeRecord;
  readonly refund: RefundRecord;
  readonly payee: PayeeRecord;
}

/** Kinds of records. */
export type BankKind = keyof BankRecords;

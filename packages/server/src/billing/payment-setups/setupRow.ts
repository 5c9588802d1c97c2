import type { SetupState } from '@sewa/tenancy';
import type { MethodKind, ProviderSetup } from '../payment-providers/PaymentProvider.ts';

/** A setup, as stored. `kind` and `provider` are null until the customer of a partner chose. */
export interface SetupRow {
  readonly id: string;
  readonly ref: string;
  readonly user_id: string | null;
  readonly partner: string | null;
  readonly subject: string | null;
  readonly purpose: 'setup' | 'change';
  readonly return_url: string | null;
  readonly browser_hash: Buffer | null;
  readonly kind: MethodKind | null;
  readonly bank: string | null;
  readonly segment: 'retail' | 'corporate';
  readonly service_id: string | null;
  readonly provider: string | null;
  readonly provider_ref: string | null;
  readonly redirect_url: string | null;
  readonly state: SetupState;
  readonly reason: string | null;
  readonly method_id: string | null;
  readonly expires_at: Date;
  /** When its user cancelled it. */
  readonly cancelled_at: Date | null;
  readonly created_at: Date;
}

/** A setup with which a provider was chosen. */
export interface ChosenSetup extends SetupRow {
  readonly kind: MethodKind;
  readonly provider: string;
}

/** How a setup stands, as a provider or the system says. */
export type SetupAnswer = Omit<ProviderSetup, 'providerRef'> & { readonly providerRef: string | null };

/** Whether bank or card was chosen. */
export const isChosen = (row: SetupRow): row is ChosenSetup => row.kind !== null && row.provider !== null;

/** Whether nothing can change any more. */
export const isOver = ({ state }: Pick<SetupRow, 'state'>): boolean =>
  state !== 'pending' && state !== 'processing';

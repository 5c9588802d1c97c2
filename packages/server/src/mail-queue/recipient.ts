import type { Queryable } from '../database/database.ts';
import { findConfirmedAddress } from './queries.ts';

/**
 * Who a mail goes to. A user is mailed at the address they confirmed, and not at all while they have not: whoever typed it may not be
 * who reads it. A bare address is mailed only for one of these reasons: `requested-now`, somebody signed in asked for this mail a
 * moment ago, to confirm it; `invited`, somebody entered it to invite its owner; `advertised`, a listing's source names it as the way
 * to its lister; `was-confirmed`, it was its user's confirmed one until now.
 */
export type Recipient =
  | { readonly userId: string }
  | {
      readonly address: string;
      readonly because: 'requested-now' | 'invited' | 'advertised' | 'was-confirmed';
    };

/** The address a mail to a recipient goes to; null where none is confirmed. The one place that decides. */
export const resolveRecipient = async (tx: Queryable, recipient: Recipient): Promise<string | null> =>
  'address' in recipient ? recipient.address : findConfirmedAddress(tx, recipient.userId);

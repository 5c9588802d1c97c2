import type { Queryable } from '../database/database.ts';
import { findConfirmedAddress } from './queries.ts';

/**
 * Recipient of a mail. Users are mailed only at their confirmed address, because an unconfirmed one may belong to someone else. A bare
 * address needs a reason: `requested-now`, a signed-in user asked for a code to confirm it; `invited`, it was entered for an invitation;
 * `advertised`, a listing's source names it as its contact; `was-confirmed`, it was the user's confirmed address until now;
 * `joined-waitlist`, it was entered to join a waitlist, and its owner confirms that or not.
 */
export type Recipient =
  | { readonly userId: string }
  | {
      readonly address: string;
      readonly because: 'requested-now' | 'invited' | 'advertised' | 'was-confirmed' | 'joined-waitlist';
    };

/** The only place that resolves a recipient to an address; null if none is confirmed. */
export const resolveRecipient = async (tx: Queryable, recipient: Recipient): Promise<string | null> =>
  'address' in recipient ? recipient.address : findConfirmedAddress(tx, recipient.userId);

import type { InTransaction } from '../../platform/calling/Context.ts';
import type { InvitationRow } from './InvitationRow.ts';

/**
 * Makes a user a party of the rental that an invitation names, if whoever invited them may. Nothing happens for an id that names no
 * rental: others' processes have ids of their own. A service, because rentals stand above accounts.
 */
export type JoinRental = (
  tx: InTransaction,
  invitation: Pick<InvitationRow, 'rental_process_id' | 'actor_type' | 'invited_by'>,
  userId: string,
) => Promise<void>;

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly joinRental: JoinRental;
  }
}

import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { getListingForTransition, lockListingForTransition } from '../own-listings/moveListing.ts';
import type { OwnListingRow } from '../own-listings/ownListingRow.ts';
import { requireAgency } from '../own-listings/requireNeeds.ts';

/** The listing whose photos the user reads; throws if it isn't theirs or their company's. */
export const getPhotographedListing = (ctx: SignedIn, id: string): Promise<OwnListingRow> =>
  getListingForTransition(ctx, { id, actor: 'lister', isLocked: false });

/** The same listing, locked for a change of its photos; throws if it is closed, or an agent's authority ended, too. */
export async function lockPhotographedListing(
  tx: InTransaction<SignedIn>,
  id: string,
): Promise<OwnListingRow> {
  const listing = await lockListingForTransition(tx, id);
  if (listing.state === 'closed')
    throw new HttpError('wrong-state', { fields: [{ name: 'state', reason: messages.photosClosedReason }] });
  await requireAgency(tx.db, listing, tx.now);
  return listing;
}

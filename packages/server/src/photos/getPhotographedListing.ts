import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { changeableListings, findChangeableListing, type PhotographedListing } from './queries.ts';

/** The listing whose photos the user reads; throws if it isn't theirs or their company's. */
export async function getPhotographedListing(
  { db, session }: SignedIn,
  id: string,
  { isLocked = false } = {},
): Promise<PhotographedListing> {
  const listing = await findChangeableListing(db, id, compilePermission(session, changeableListings), {
    isLocked,
  });
  if (!listing) throw new HttpError('not-found');
  return listing;
}

/** The same listing, locked for a change of its photos; throws if it is closed, too. */
export async function lockPhotographedListing(tx: SignedIn, id: string): Promise<PhotographedListing> {
  const listing = await getPhotographedListing(tx, id, { isLocked: true });
  if (listing.state === 'closed')
    throw new HttpError('wrong-state', { fields: [{ name: 'state', reason: messages.photosClosedReason }] });
  return listing;
}

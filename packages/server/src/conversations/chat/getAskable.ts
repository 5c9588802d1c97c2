import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import { type EnquiredListingRow, findEnquiredListing } from './enquiryQueries.ts';
import * as messages from './messages.ts';

/** A listing with a contact. */
export type Askable = EnquiredListingRow & { lister_id: string; lister_name: string };

/** The listing if somebody can be asked about it, or null. */
export const findAskable = (listing: EnquiredListingRow | null): Askable | null => {
  if (listing === null || listing.lister_id === null || listing.lister_name === null) return null;
  const { lister_id, lister_name } = listing;
  return { ...listing, lister_id, lister_name };
};

/** Who asks about a listing, and the corporate they act for. */
type Asker = Pick<RuleSubject, 'user_id' | 'corporate_id'>;

/**
 * The listing that a user asks about; throws, naming the field, if it isn't live, has no contact, or is their own or their corporate's.
 */
export async function getAskable(
  tx: Queryable,
  { listingId, asker, field }: { listingId: string; asker: Asker; field: string },
): Promise<Askable> {
  const refuse = (reason: string) => new HttpError('invalid', { fields: [{ name: field, reason }] });
  const listing = await findEnquiredListing(tx, listingId);
  if (!listing) throw new HttpError('not-found');
  if (listing.status !== 'live') throw refuse(messages.homeUnavailableReason);
  const askable = findAskable(listing);
  if (!askable) throw refuse(messages.homeWithoutContactReason);
  const { user_id: userId, corporate_id: corporateId } = asker;
  const isOwn =
    listing.lister_user_id === userId ||
    (corporateId !== null && listing.lister_corporate_id === corporateId);
  if (isOwn) throw refuse(messages.ownHomeReason);
  return askable;
}

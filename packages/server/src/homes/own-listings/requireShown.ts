import type { Queryable } from '../../platform/database/database.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { findOwnListing } from './ownListingQueries.ts';
import { changedListings, type OwnListingRow } from './ownListingRow.ts';
import { findListingStatus } from './statusQueries.ts';

/** A listing made here, for its lister and for operators; null for everybody else. */
export async function findSeenListing(
  db: Queryable,
  id: string,
  session: RuleSubject,
): Promise<OwnListingRow | null> {
  if (!isRandomId(id)) return null;
  if (hasPermission(session, 'read', 'Review', {})) return findOwnListing(db, id);
  return findOwnListing(db, id, compilePermission(session, { ...changedListings, firstParameter: 2 }));
}

/** Throws if there is no such listing, or if it is hidden from who asks: from all but its lister and operators. */
export async function requireShown(db: Queryable, id: string, session: RuleSubject | null): Promise<void> {
  const status = isRandomId(id) ? await findListingStatus(db, id) : null;
  const isSeen =
    status === 'hidden'
      ? session !== null && (await findSeenListing(db, id, session)) !== null
      : status !== null;
  if (!isSeen) throw new HttpError('not-found');
}

import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findListingJson } from './queries.ts';

/** One listing as the JSON text of a `ListingDetail`; throws when there is none. */
export async function getListing(db: Queryable, id: string): Promise<string> {
  const detail = /^[a-z2-7]{12}$/.test(id) ? await findListingJson(db, id) : null;
  if (detail === null) throw new RefusedError('not-found');
  return detail;
}

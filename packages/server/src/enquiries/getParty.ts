import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findPartyJson } from './queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The other side of a user's enquiry as the JSON text of a `Party`; throws when they are on neither side of it. */
export async function getParty(db: Queryable, enquiryId: string, userId: string): Promise<string> {
  const party = uuid.test(enquiryId) ? await findPartyJson(db, enquiryId, userId) : null;
  if (party === null) throw new RefusedError('not-found');
  return party;
}

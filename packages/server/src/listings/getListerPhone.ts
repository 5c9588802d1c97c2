import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { findListerPhone } from './queries.ts';

const PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * The number of who lets a live listing, or null where none is known; for a signed-in person. Throws when there is no such
 * listing, the person's sign-up is not complete, or they ask for too many.
 */
export async function getListerPhone(
  db: Queryable,
  listingId: string,
  session: SessionRow,
  now: Date,
): Promise<string | null> {
  if (!session.is_valid) throw new RefusedError('not-allowed');
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  if (!(await countRequest(db, `phone:${session.user_id}`, hour, PER_HOUR))) {
    const retryAfter = Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000);
    throw new RefusedError('too-many', { retryAfter });
  }
  const found = /^[a-z2-7]{12}$/.test(listingId) ? await findListerPhone(db, listingId) : null;
  if (!found) throw new RefusedError('not-found');
  return found.phone_number;
}

import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { nameListing } from './InvitationRow.ts';
import { listOwnListingRows } from './queries.ts';

/** The homes for which whoever is signed in may invite people: those they let as their owner and that are not closed. */
export async function listOwnListings(
  db: Queryable,
  { user_id: userId }: SessionRow,
): Promise<RouteAnswer<'listOwnListings'>> {
  const rows = await listOwnListingRows(db, userId);
  return rows.map((row) => ({ id: row.id, name: nameListing(row) }));
}

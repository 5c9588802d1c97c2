import type { Queryable } from '../database/database.ts';
import { markFavouriteDropped } from './queries.ts';

/** Drops a favourite; doing it again, or dropping what was never kept, changes nothing. */
export async function dropFavourite(
  db: Queryable,
  userId: string,
  listingId: string,
  now: Date,
): Promise<void> {
  await markFavouriteDropped(db, userId, listingId, now);
}

import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { updateFavouriteNote } from './queries.ts';

/** Writes the note of a favourite; throws when the listing is not one. */
export async function noteFavourite(
  db: Queryable,
  userId: string,
  listingId: string,
  note: string,
): Promise<void> {
  if (!(await updateFavouriteNote(db, userId, listingId, note))) throw new RefusedError('not-found');
}

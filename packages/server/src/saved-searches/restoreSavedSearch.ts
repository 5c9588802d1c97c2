import type { SavedSearch } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { checkRoom } from './checkRoom.ts';
import { findDroppedSearch, listSavedSearchRows, lockUser, setDropped } from './queries.ts';

/** Dropping can be undone for a day, in milliseconds. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** Brings back a saved search that was dropped within a day; again: nothing changes. Throws when it is gone or has no room. */
export async function restoreSavedSearch(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const others = await listSavedSearchRows(tx, userId);
    const standing = others.find((other) => other.id === id);
    if (standing) return standing;
    const dropped = await findDroppedSearch(tx, userId, id, new Date(now.getTime() - UNDO_MS));
    if (!dropped) throw new RefusedError('not-found');
    checkRoom(others, dropped);
    await setDropped(tx, userId, id, null);
    return dropped;
  });
}

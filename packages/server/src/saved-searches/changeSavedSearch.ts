import type { SavedSearch } from '@sewa/api/client';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { checkName } from './checkRoom.ts';
import { listSavedSearchRows, lockUser, updateSavedSearch } from './queries.ts';

/** What of a saved search is to change; what is left out stays. */
export interface SavedSearchChanges {
  name?: string | undefined;
  frequency?: SavedSearch['frequency'] | undefined;
  isPaused?: boolean | undefined;
}

/** Renames a saved search, pauses it, or lets it write more or less often; throws when it is not there or the name is taken. */
export async function changeSavedSearch(
  db: Database,
  userId: string,
  id: string,
  changes: SavedSearchChanges,
  now: Date,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const searches = await listSavedSearchRows(tx, userId);
    const search = searches.find((other) => other.id === id);
    if (!search) throw new RefusedError('not-found');
    const changed = {
      ...search,
      name: changes.name ?? search.name,
      frequency: changes.frequency ?? search.frequency,
      isPaused: changes.isPaused ?? search.isPaused,
    };
    checkName(
      searches.filter((other) => other.id !== id),
      changed.name,
    );
    await updateSavedSearch(tx, changed, now);
    return changed;
  });
}

import type { Queryable } from '../database/database.ts';
import { setDropped } from './queries.ts';

/** Drops a saved search; doing it again changes nothing. */
export async function dropSavedSearch(db: Queryable, userId: string, id: string, now: Date): Promise<void> {
  await setDropped(db, userId, id, now);
}

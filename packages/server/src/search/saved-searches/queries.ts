import type { SavedSearch } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

interface SavedSearchRow {
  id: string;
  name: string;
  query: string;
  frequency: SavedSearch['frequency'];
  is_paused: boolean;
  version: number;
  created_at: Date;
}

const columns = 'id, name, query, frequency, is_paused, version, created_at';

const parseSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  frequency: row.frequency,
  isPaused: row.is_paused,
  version: row.version,
  createdAt: row.created_at.toISOString(),
});

/** Locks a user's searches, so that checks still hold when the write happens. */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select id from users where id = $1 for update', [userId]);
}

/** The saved searches of a user, most recently saved first. */
export async function listSavedSearchRows(db: Queryable, userId: string): Promise<SavedSearch[]> {
  const { rows } = await db.query<SavedSearchRow>(
    `select ${columns} from saved_searches where user_id = $1 and dropped_at is null order by created_at desc, id`,
    [userId],
  );
  return rows.map(parseSavedSearch);
}

/** A user's search that was deleted after this time, or null. */
export async function findDroppedSearch(
  tx: Queryable,
  userId: string,
  id: string,
  droppedAfter: Date,
): Promise<SavedSearch | null> {
  const { rows } = await tx.query<SavedSearchRow>(
    `select ${columns} from saved_searches where user_id = $1 and id = $2 and dropped_at > $3`,
    [userId, id, droppedAfter],
  );
  return rows[0] ? parseSavedSearch(rows[0]) : null;
}

/** Inserts a saved search. */
export async function insertSavedSearch(
  tx: Queryable,
  userId: string,
  { id, name, query, frequency }: Omit<SavedSearch, 'isPaused' | 'version' | 'createdAt'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into saved_searches (id, user_id, name, query, frequency, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, userId, name, query, frequency, now],
  );
}

/** Updates a search; returns its new version. After a pause, only homes listed from now on count as new. */
export async function updateSavedSearch(
  tx: Queryable,
  { id, name, frequency, isPaused }: Pick<SavedSearch, 'id' | 'name' | 'frequency' | 'isPaused'>,
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update saved_searches set name = $2, frequency = $3, is_paused = $4,
       seen_at = case when is_paused and not $4 then $5 else seen_at end where id = $1
     returning version`,
    [id, name, frequency, isPaused, now],
  );
  return rows[0]?.version ?? 1;
}

/** Soft-deletes a user's search, or restores it with null. */
export async function setDropped(
  tx: Queryable,
  userId: string,
  id: string,
  droppedAt: Date | null,
): Promise<void> {
  await tx.query(
    `update saved_searches set dropped_at = $3 where user_id = $1 and id = $2
       and (dropped_at is null) = ($3::timestamptz is not null)`,
    [userId, id, droppedAt],
  );
}

/** The search of an unsubscribe token, or null. */
export async function findLinkedSearch(
  db: Queryable,
  linkId: string,
): Promise<{ id: string; name: string; isPaused: boolean } | null> {
  const { rows } = await db.query<{ id: string; name: string; is_paused: boolean }>(
    `select s.id, s.name, s.is_paused or s.dropped_at is not null as is_paused
       from unsubscribe_links k join saved_searches s on s.id = k.saved_search_id where k.id = $1`,
    [linkId],
  );
  const [row] = rows;
  return row ? { id: row.id, name: row.name, isPaused: row.is_paused } : null;
}

/** Pauses the alerts of a search. */
export async function pauseSearch(db: Queryable, id: string): Promise<void> {
  await db.query('update saved_searches set is_paused = true where id = $1', [id]);
}

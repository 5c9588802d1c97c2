import type { Queryable } from '../database/database.ts';

/** Those of the ids that no blob has yet. */
export async function listMissingBlobs(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select wanted.id from unnest($1::text[]) as wanted (id) where not exists (select from blobs where blobs.id = wanted.id)',
    [[...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

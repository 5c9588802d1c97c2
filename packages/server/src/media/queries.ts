import type { Queryable } from '../database/database.ts';

/** Id of the blob behind a listing's picture, by the beginning of that id; null when the listing shows no such one. */
export async function findPictureBlobId(
  db: Queryable,
  listingId: string,
  beginning: string,
): Promise<string | null> {
  const { rows } = await db.query<{ blob_id: string }>({
    name: 'find-picture-blob',
    text: `select blob_id from listing_pictures where listing_id = $1 and starts_with(blob_id, $2) order by position limit 1`,
    values: [listingId, beginning],
  });
  return rows[0]?.blob_id ?? null;
}

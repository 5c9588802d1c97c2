import type { Queryable } from '../database/database.ts';

/** Whether the home of row `l` has a page that anybody may open; a home in another state shows its pictures to nobody. */
const IS_SHOWN = `l.status in ('live', 'let', 'closed')`;

/** Id of the blob behind a shown listing's picture, by the beginning of that id; null when the listing shows no such one. */
export async function findPictureBlobId(
  db: Queryable,
  listingId: string,
  beginning: string,
): Promise<string | null> {
  const { rows } = await db.query<{ blob_id: string }>({
    name: 'find-picture-blob',
    text: `select p.blob_id from listing_pictures p join listings l on l.id = p.listing_id
      where p.listing_id = $1 and starts_with(p.blob_id, $2) and ${IS_SHOWN} order by p.position limit 1`,
    values: [listingId, beginning],
  });
  return rows[0]?.blob_id ?? null;
}

/**
 * The id of a blob that a public page shows, by that id or its beginning; null when none shows it, whether or not it is stored. The
 * cover of an article counts in any state, because the preview shows it, too.
 */
export async function findPublicBlobId(db: Queryable, beginning: string): Promise<string | null> {
  const { rows } = await db.query<{ blob_id: string }>({
    name: 'find-public-blob',
    // 'g' is the first letter behind the hexadecimal digits.
    text: `(select p.blob_id from listing_pictures p join listings l on l.id = p.listing_id
        where p.blob_id >= $1 and p.blob_id < $1 || 'g' and ${IS_SHOWN} order by p.blob_id limit 1)
      union all
      (select a.cover_blob_id from articles a
        where a.cover_blob_id >= $1 and a.cover_blob_id < $1 || 'g' order by a.cover_blob_id limit 1)
      limit 1`,
    values: [beginning],
  });
  return rows[0]?.blob_id ?? null;
}

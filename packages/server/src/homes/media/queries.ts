import type { Queryable } from '../../platform/database/database.ts';

/** Whether the home of row `l` has a page that anybody may open; a home in another state shows its pictures to nobody. */
const IS_SHOWN = `l.status in ('live', 'let', 'closed')`;

/** A picture's blob, and whether anybody may see it. */
export interface PictureBlob {
  readonly id: string;
  /** False while its home has no public page. */
  readonly isPublic: boolean;
}

/** The blob behind a listing's picture in any of its widths, by the beginning of the blob's id; null if the listing has no such one. */
export async function findPictureBlob(
  db: Queryable,
  listingId: string,
  beginning: string,
): Promise<PictureBlob | null> {
  const { rows } = await db.query<{ id: string; is_public: boolean }>({
    name: 'find-picture-blob',
    text: `select b.id, ${IS_SHOWN} as is_public
      from listing_pictures p join listings l on l.id = p.listing_id,
        unnest(array[p.blob_id, p.medium_blob_id, p.small_blob_id]) as b (id)
      where p.listing_id = $1 and starts_with(b.id, $2) order by p.position limit 1`,
    values: [listingId, beginning],
  });
  const [row] = rows;
  return row ? { id: row.id, isPublic: row.is_public } : null;
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

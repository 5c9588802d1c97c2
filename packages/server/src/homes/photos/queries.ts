import type { Queryable } from '../../platform/database/database.ts';
import { pictureAddressSql, sourcesSql } from '../listings/listingSql.ts';
import type { PhotoRow } from './photoRow.ts';

/** The photos of a listing, in order. */
export async function listPhotoRows(db: Queryable, listingId: string): Promise<PhotoRow[]> {
  const { rows } = await db.query<PhotoRow>({
    name: 'list-photos',
    text: `select p.id, p.state, case when p.state = 'ready' then ${pictureAddressSql()} end as src,
        p.alt, p.kind, p.width, p.height, ${sourcesSql} as sources, p.preview
      from listing_pictures p where p.listing_id = $1 order by p.position`,
    values: [listingId],
  });
  return rows;
}

/** A photo that was uploaded. */
export interface NewPhoto {
  readonly listingId: string;
  readonly originalBlobId: string;
  readonly kind: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly preview: string;
  readonly now: Date;
}

/** Adds a photo behind the others of a listing; lock the listing and store the bytes in the same transaction first. */
export async function insertPhoto(
  tx: Queryable,
  { listingId, originalBlobId, kind, alt, width, height, preview, now }: NewPhoto,
): Promise<Pick<PhotoRow, 'id' | 'state'>> {
  const { rows } = await tx.query<Pick<PhotoRow, 'id' | 'state'>>(
    `insert into listing_pictures (listing_id, position, state, original_blob_id, kind, alt, width, height, preview,
        make_due_at, created_at)
      values ($1, (select coalesce(max(position), -1) + 1 from listing_pictures where listing_id = $1), 'making',
        $2, $3, $4, $5, $6, $7, $8, $8)
      returning id, state`,
    [listingId, originalBlobId, kind, alt, width, height, preview, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A photo was not inserted.');
  return row;
}

/** A photo's place and words. */
export type PhotoWords = Pick<PhotoRow, 'id' | 'alt' | 'kind'>;

/** Gives the photos of a listing this order, these words and these kinds; all of them must be named. */
export async function updatePhotos(
  tx: Queryable,
  listingId: string,
  photos: readonly PhotoWords[],
): Promise<void> {
  // Out of the way first: no two photos have the same position at any time.
  await tx.query('update listing_pictures set position = position + 10000 where listing_id = $1', [
    listingId,
  ]);
  await tx.query(
    `update listing_pictures p set position = r.position, alt = r.alt, kind = r.kind
      from json_to_recordset($2::json) as r (id uuid, position smallint, alt text, kind text)
      where p.listing_id = $1 and p.id = r.id`,
    [listingId, JSON.stringify(photos.map(({ id, alt, kind }, position) => ({ id, position, alt, kind })))],
  );
}

/** Counts a change of a listing's photos as a change of the listing; returns its new version. */
export async function raiseVersion(tx: Queryable, listingId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update listings set version = version + 1, updated_at = $2 where id = $1 returning version',
    [listingId, now],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no listing "${listingId}".`);
  return row.version;
}

/** Removes a photo; its bytes go with it unless something else shows them. False if the listing has no such photo. */
export async function deletePhoto(tx: Queryable, listingId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from listing_pictures where listing_id = $1 and id::text = lower($2)',
    [listingId, id],
  );
  return rowCount > 0;
}

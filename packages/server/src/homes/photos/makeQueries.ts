import { makeBlobId } from '../../platform/blobs/makeBlobId.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MadePhoto } from './makeWidths.ts';

/** A photo that is being made. */
export interface MakingRow {
  readonly id: string;
  readonly original_blob_id: string;
  readonly make_attempts: number;
}

/** Claims the photo that has waited longest, by postponing its next attempt. */
export async function claimPhoto(db: Queryable, now: Date, leaseUntil: Date): Promise<MakingRow | null> {
  const { rows } = await db.query<MakingRow>(
    `update listing_pictures set make_due_at = $2, make_attempts = make_attempts + 1
      where id = (select id from listing_pictures where state = 'making' and make_due_at <= $1
        order by make_due_at, id limit 1 for update skip locked)
      returning id, original_blob_id, make_attempts`,
    [now, leaseUntil],
  );
  return rows[0] ?? null;
}

/** The photos of a listing that are not made yet, also those that another process is making. */
export async function listUnmade(db: Queryable, listingId: string): Promise<MakingRow[]> {
  const { rows } = await db.query<MakingRow>(
    `select id, original_blob_id, make_attempts from listing_pictures
      where listing_id = $1 and state = 'making' order by position`,
    [listingId],
  );
  return rows;
}

/**
 * Stores what was made of a photo and deletes its original, in one statement, so that it can't happen by halves. Does nothing if the
 * photo was removed or made meanwhile.
 */
export async function storeMade(
  db: Queryable,
  id: string,
  [large, medium, small]: readonly [MadePhoto, ...MadePhoto[]],
): Promise<void> {
  const widths = [large, medium, small].flatMap((made) => made ?? []);
  const blobs = new Map(widths.map(({ bytes, contentType }) => [makeBlobId(bytes), { bytes, contentType }]));
  const rows = [...blobs].map((_, index) => {
    const [blobId, contentType, bytes] = [1, 2, 3].map((place) => `$${8 + index * 3 + place}`);
    return `(${blobId}::text, ${contentType}::text, ${bytes}::bytea)`;
  });
  const findId = (made: MadePhoto | undefined) => (made ? makeBlobId(made.bytes) : null);
  await db.query(
    `with photo as (select id from listing_pictures where id = $1 and state = 'making' for update),
      stored as (
        insert into blobs (id, content_type, bytes, byte_length)
        select b.id, b.content_type, b.bytes, octet_length(b.bytes)
          from (values ${rows.join(', ')}) as b (id, content_type, bytes), photo
        on conflict (id) do update set content_type = blobs.content_type)
      update listing_pictures p set state = 'ready', blob_id = $2, medium_blob_id = $3, medium_width = $4,
          small_blob_id = $5, small_width = $6, width = $7, height = $8, original_blob_id = null
        from photo where p.id = photo.id`,
    [
      id,
      findId(large),
      findId(medium),
      medium?.width ?? null,
      findId(small),
      small?.width ?? null,
      large.width,
      large.height,
      ...[...blobs].flatMap(([blobId, { contentType, bytes }]) => [blobId, contentType, bytes]),
    ],
  );
}

/** Notes that a photo can't be read, and deletes its original. */
export async function noteFailed(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update listing_pictures set state = 'failed', original_blob_id = null, preview = null
      where id = $1 and state = 'making'`,
    [id],
  );
}

/** Whether a photo of a listing could not be read. */
export async function hasFailed(db: Queryable, listingId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from listing_pictures where listing_id = $1 and state = 'failed' limit 1`,
    [listingId],
  );
  return rowCount > 0;
}

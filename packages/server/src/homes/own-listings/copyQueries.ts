import type { Queryable } from '../../platform/database/database.ts';
import { OWN_SOURCE } from '../listings/listingDraft.ts';

/** A copy of a listing. */
export interface CopyRow {
  readonly id: string;
  readonly copiedId: string;
  readonly now: Date;
}

/** Inserts a draft with what a lister wrote of another listing; `refreshListing` writes the rest. Returns its version. */
export async function insertCopy(tx: Queryable, { id, copiedId, now }: CopyRow): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `insert into listings (id, source, source_row, content_hash, status, slug, block, street, floor, unit, postal_code, title,
        description, amenities, property_sub_type, monthly_rent, area_value, area_unit, rules, lister_id, listed_at, search,
        unit_id, part, state, copied_from)
      select $1, '${OWN_SOURCE}', $1, '', 'hidden', 'new', block, street, floor, unit, postal_code, title,
        description, amenities, property_sub_type, monthly_rent, area_value, area_unit, rules, lister_id, $3, '',
        unit_id, part, 'draft', id
      from listings where id = $2 returning version`,
    [id, copiedId, now],
  );
  const [copy] = rows;
  if (!copy) throw new Error('A copy was not inserted.');
  return copy.version;
}

/** Gives a copy the photos of its listing, except those that couldn't be read; their bytes are shared. */
export async function insertCopiedPhotos(tx: Queryable, { id, copiedId, now }: CopyRow): Promise<void> {
  await tx.query(
    `insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height, state, original_blob_id,
        medium_blob_id, medium_width, small_blob_id, small_width, preview, make_due_at, created_at)
      select $1, position, blob_id, kind, alt, width, height, state, original_blob_id,
        medium_blob_id, medium_width, small_blob_id, small_width, preview, $3, $3
      from listing_pictures where listing_id = $2 and state <> 'failed'`,
    [id, copiedId, now],
  );
}

import type { ListingItem } from '@sewa/api/client';
import { listingItemSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** Result of saving a listing; `known` if it was saved before. */
export type SaveOutcome = 'saved' | 'known' | 'unknown' | 'full';

/**
 * Saves a listing in one statement. An existing favourite stays unchanged; one removed after `reviveAfter` is restored with its note
 * and date; an older one is replaced.
 */
export async function upsertFavourite(
  tx: Queryable,
  row: { userId: string; listingId: string; now: Date; reviveAfter: Date; max: number },
): Promise<SaveOutcome> {
  const { rows } = await tx.query<{ is_known: boolean; was_saved: boolean; is_new: boolean }>(
    `with wanted as (select id, monthly_rent from listings where id = $2 and status <> 'hidden'),
      kept as (select count(*) as number from favourites where user_id = $1 and dropped_at is null and listing_id <> $2),
      written as (
        insert into favourites (user_id, listing_id, rent_when_kept, kept_at)
        select $1, w.id, w.monthly_rent, $3::timestamptz from wanted w, kept k where k.number < $5::integer
        on conflict (user_id, listing_id) do update set
          dropped_at = null,
          note = case when favourites.dropped_at <= $4 then '' else favourites.note end,
          rent_when_kept = case when favourites.dropped_at <= $4 then excluded.rent_when_kept else favourites.rent_when_kept end,
          kept_at = case when favourites.dropped_at <= $4 then excluded.kept_at else favourites.kept_at end
        returning (xmax = 0) as is_new)
      select exists (select from wanted) as is_known, exists (select from written) as was_saved,
        exists (select from written where is_new) as is_new`,
    [row.userId, row.listingId, row.now, row.reviveAfter, row.max],
  );
  if (!rows[0]?.is_known) return 'unknown';
  if (!rows[0].was_saved) return 'full';
  return rows[0].is_new ? 'saved' : 'known';
}

/** Soft-deletes a favourite. */
export async function markFavouriteDropped(
  db: Queryable,
  userId: string,
  listingId: string,
  now: Date,
): Promise<void> {
  await db.query(
    'update favourites set dropped_at = $3 where user_id = $1 and listing_id = $2 and dropped_at is null',
    [userId, listingId, now],
  );
}

/** Sets a note; false if the listing isn't a favourite. */
export async function updateFavouriteNote(
  db: Queryable,
  userId: string,
  listingId: string,
  note: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update favourites set note = $3 where user_id = $1 and listing_id = $2 and dropped_at is null',
    [userId, listingId, note],
  );
  return rowCount > 0;
}

/** The favourites of a user as the JSON of a list of `Favourite`, most recently saved first, with the stations by id of a listing. */
export async function selectFavouritesJson(
  db: Queryable,
  userId: string,
  stations: Readonly<Record<string, ListingItem['station']>>,
): Promise<string> {
  const { rows } = await db.query<{ list: string }>({
    name: 'list-favourites',
    text: `select coalesce(json_agg(json_build_object('listing', json_build_object(${listingItemSql}, 'station', $2::json -> l.id),
        'note', f.note, 'rentWhenKept', f.rent_when_kept, 'keptAt', ${isoSql('f.kept_at')})
        order by f.kept_at desc, l.id), '[]')::text as list
      from favourites f join listings l on l.id = f.listing_id where f.user_id = $1 and f.dropped_at is null`,
    values: [userId, JSON.stringify(stations)],
  });
  return rows[0]?.list ?? '[]';
}

/** Ids of the favourites of a user. */
export async function listFavouriteIdRows(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ listing_id: string }>({
    name: 'list-favourite-ids',
    text: 'select listing_id from favourites where user_id = $1 and dropped_at is null order by listing_id',
    values: [userId],
  });
  return rows.map(({ listing_id }) => listing_id);
}

import type { Queryable } from '../database/database.ts';
import { listingItemSql } from '../listings/listingSql.ts';

/** The version of all writers together, as SQL. */
export const VERSION_SQL = '(select coalesce(sum(version), 0)::float8 from listing_versions)';

/** Listings as pages show them, and the state of all listings they were read at. */
export interface ListingItems {
  /** JSON texts of `ListingItem`. */
  items: string[];
  version: number;
}

/** Listings by id, in the order of the ids; those that are not there are left out. */
export async function listItems(db: Queryable, ids: readonly string[]): Promise<ListingItems> {
  const { rows } = await db.query<{ version: number; item: string | null }>({
    name: 'discover items',
    text: `select ${VERSION_SQL} as version, page.item from (select) as always left join lateral (
        select requested.place, json_build_object(${listingItemSql})::text as item
        from unnest($1::text[]) with ordinality as requested (id, place) join listings l on l.id = requested.id) as page on true
      order by page.place`,
    values: [ids],
  });
  return { items: rows.flatMap(({ item }) => item ?? []), version: rows[0]?.version ?? 0 };
}

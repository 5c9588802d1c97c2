import type { Queryable } from '../../platform/database/database.ts';

/** What is counted of a listing. */
export type Counted = 'views' | 'saves' | 'enquiries';

/** Adds one to a count of a live listing on a day; other listings, and ids of none, are left out. */
export async function addToCount(
  tx: Queryable,
  listingId: string,
  counted: Counted,
  day: string,
): Promise<void> {
  await tx.query(
    `insert into listing_daily_counts (listing_id, day, ${counted})
      select id, $2::date, 1 from listings where id = $1 and status = 'live'
      on conflict (listing_id, day) do update set ${counted} = listing_daily_counts.${counted} + 1`,
    [listingId, day],
  );
}

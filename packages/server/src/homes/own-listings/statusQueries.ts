import type { Queryable } from '../../platform/database/database.ts';
import type { ListingStatus } from './ownListingRow.ts';

/** The public status of any listing, or null if there is none. */
export async function findListingStatus(db: Queryable, id: string): Promise<ListingStatus | null> {
  const { rows } = await db.query<{ status: ListingStatus }>({
    name: 'find-listing-status',
    text: 'select status from listings where id = $1',
    values: [id],
  });
  return rows[0]?.status ?? null;
}

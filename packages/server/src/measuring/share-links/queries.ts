import { listingPath } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';

/** The path of a listing that the public sees, or null. */
export async function findListingPath(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ slug: string }>(
    `select slug from listings where id = $1 and status <> 'hidden'`,
    [id],
  );
  return rows[0] ? listingPath(id, rows[0].slug) : null;
}

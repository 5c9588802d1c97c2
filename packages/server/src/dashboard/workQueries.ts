import type { Dashboard } from '@sewa/api/client';
import type { Queryable } from '../platform/database/database.ts';

/** The corporate somebody acts for, with its members and the invitations that wait. */
export async function findCorporate(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string; members: number; openInvitations: number } | null> {
  const { rows } = await db.query<{ name: string; members: number; openInvitations: number }>(
    `select c.name, (select count(*)::int from memberships m where m.corporate_id = c.id) as members,
        (select count(*)::int from invitations i where i.corporate_id = c.id and i.expires_at > $2
          and num_nonnulls(i.accepted_at, i.declined_at, i.withdrawn_at) = 0) as "openInvitations"
      from corporates c where c.id = $1`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** How many listings, disputes and reports wait for operators. */
export async function countReviews(db: Queryable): Promise<NonNullable<Dashboard['reviews']>> {
  const { rows } = await db.query<NonNullable<Dashboard['reviews']>>(
    `select (select count(*)::int from listings where state = 'review') as listings,
      (select count(distinct unit_id)::int from unit_disputes where settled_at is null) as disputes,
      (select count(*)::int from listing_reports where settled_at is null)
        + (select count(*)::int from message_reports where settled_at is null) as reports`,
  );
  return rows[0] ?? { listings: 0, disputes: 0, reports: 0 };
}

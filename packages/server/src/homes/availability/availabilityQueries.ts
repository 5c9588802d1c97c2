import type { Queryable } from '../../platform/database/database.ts';

/** A link in a mail: whom it went to, and which homes it asked about. */
export interface AvailabilityLink {
  userId: string;
  listingIds: string[];
}

/** The link stored under an id, or null. */
export async function findAvailabilityLink(db: Queryable, id: string): Promise<AvailabilityLink | null> {
  const { rows } = await db.query<AvailabilityLink>(
    'select user_id as "userId", listing_ids as "listingIds" from availability_links where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Stores a link. */
export async function addAvailabilityLink(
  tx: Queryable,
  id: string,
  { userId, listingIds }: AvailabilityLink,
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into availability_links (id, user_id, listing_ids, created_at) values ($1, $2, $3, $4)',
    [id, userId, listingIds, now],
  );
}

/** Deletes the links that were made before a time. */
export async function deleteAvailabilityLinks(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from availability_links where created_at < $1', [before]);
}

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Singapore')::date`;

/**
 * For each lister, ids of the live listings that were last confirmed some days ago or earlier, by the calendar of Singapore; nobody is
 * asked yet. A whole home whose rent is paid here isn't asked about: it is rented out.
 */
export async function listToAsk(db: Queryable, now: Date, days: number): Promise<string[][]> {
  const { rows } = await db.query<{ ids: string[] }>(
    `select array_agg(id order by id) as ids from listings l where state = 'live' and asked_at is null
        and ${dayOf('coalesce(confirmed_at, listed_at)')} <= ${dayOf('$1::timestamptz')} - $2::integer
        and not (part = '[0,100)' and exists (select from services s
          where s.unit_id = l.unit_id and s.type = 'pay' and s.state in ('active', 'paused')))
      group by lister_id order by lister_id`,
    [now, days],
  );
  return rows.map(({ ids }) => ids);
}

/** Ids of the live listings whose lister was asked some days ago or earlier, by the calendar of Singapore. */
export async function listUnanswered(db: Queryable, now: Date, days: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from listings where state = 'live' and ${dayOf('asked_at')} <= ${dayOf('$1::timestamptz')} - $2::integer
      order by id`,
    [now, days],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the lister of a live listing is asked whether it is still available; false if they were, or it isn't live. */
export async function markAsked(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update listings set asked_at = $2 where id = $1 and state = 'live' and asked_at is null`,
    [id, now],
  );
  return rowCount > 0;
}

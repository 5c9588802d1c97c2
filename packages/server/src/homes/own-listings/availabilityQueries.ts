import type { Queryable } from '../../platform/database/database.ts';

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Singapore')::date`;

/**
 * Ids of the live listings that were last confirmed some days ago or earlier, by the calendar of Singapore; nobody is asked yet. A whole home
 * whose rent is paid here isn't asked about: it is rented out.
 */
export async function listToAsk(db: Queryable, now: Date, days: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from listings l where state = 'live' and asked_at is null
        and ${dayOf('coalesce(confirmed_at, listed_at)')} <= ${dayOf('$1::timestamptz')} - $2::integer
        and not (part = '[0,100)' and exists (select from services s
          where s.unit_id = l.unit_id and s.type = 'pay' and s.state in ('active', 'paused')))
      order by id`,
    [now, days],
  );
  return rows.map(({ id }) => id);
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

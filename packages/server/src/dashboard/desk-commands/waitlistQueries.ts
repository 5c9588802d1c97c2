import type { DeskWaitlist } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

const select = `select w.name, w.state, w.title, w.country, count(e.id) filter (where e.confirmed_at is not null)::int as confirmed,
    count(e.id) filter (where e.confirmed_at is null)::int as unconfirmed, ${isoSql('max(e.created_at)')} as "lastJoinedAt"
  from waitlists w left join waitlist_entries e on e.waitlist = w.name`;

/** All waitlists, those with the most people first. */
export async function listWaitlists(db: Queryable): Promise<DeskWaitlist[]> {
  const { rows } = await db.query<DeskWaitlist>(`${select} group by w.name order by confirmed desc, w.name`);
  return rows;
}

/** The waitlist of a name with how many people joined it, or null. */
export async function findCountedWaitlist(db: Queryable, name: string): Promise<DeskWaitlist | null> {
  const { rows } = await db.query<DeskWaitlist>(`${select} where w.name = $1 group by w.name`, [name]);
  return rows[0] ?? null;
}

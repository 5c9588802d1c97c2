import type { Queryable } from '../../platform/database/database.ts';
import { runsSql } from './authorityQueries.ts';

/** Adds another agent to a listing; false if they are there already. The public page changes with it. */
export async function insertListingAgent(
  tx: Queryable,
  { listingId, listerId, now }: { listingId: string; listerId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into listing_agents (listing_id, lister_id, joined_at) values ($1, $2, $3) on conflict do nothing`,
    [listingId, listerId, now],
  );
  if (rowCount > 0) await tx.query('update listings set updated_at = $2 where id = $1', [listingId, now]);
  return rowCount > 0;
}

/** Whether lister `a` of a listing of unit `l.unit_id` has an authority that runs on the day in a parameter, as SQL. */
const hasAuthoritySql = (day: string): string =>
  `exists (select from authorities y where y.unit_id = l.unit_id and y.registration_number = a.registration_number
    and ${runsSql(day)})`;

/** Ids of the live listings of agents without an authority that runs on a day. */
export async function listUnauthorised(db: Queryable, day: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select l.id from listings l join listers a on a.id = l.lister_id
      where l.state = 'live' and a.kind = 'agent' and not ${hasAuthoritySql('$1')}
      order by l.id`,
    [day],
  );
  return rows.map(({ id }) => id);
}

/** Takes agents without an authority that runs on a day off the listings they joined. */
export async function deleteUnauthorisedAgents(tx: Queryable, day: string): Promise<void> {
  await tx.query(
    `delete from listing_agents j using listings l, listers a
      where l.id = j.listing_id and a.id = j.lister_id and not ${hasAuthoritySql('$1')}`,
    [day],
  );
}

import type { Dashboard } from '@sewa/api/client';
import type { DiscoverFilters } from '@sewa/formatters';
import { homeNameSql } from '../homes/listings/listingSql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { isoSql } from '../platform/database/isoSql.ts';
import {
  addFacetConditions,
  addFoundIds,
  addOtherConditions,
  compileConditions,
} from '../search/discover/searchConditions.ts';

/** Whose dashboard it is, and the corporate they act for. */
export interface DashboardUser {
  readonly user_id: string;
  readonly corporate_id: string | null;
}

/** The part of the dashboard that one statement reads. */
export type DashboardRow = Pick<Dashboard, 'favourites' | 'enquiries' | 'invited'>;

const FAVOURITES = `select json_build_object(
    'count', (select count(*) from favourites f where f.user_id = $1 and f.dropped_at is null),
    'changed', (select coalesce(json_agg(json_build_object('listingId', c.id, 'name', c.name, 'status', c.status,
        'rentWhenKept', c.rent_when_kept, 'monthlyRent', c.monthly_rent) order by c.kept_at desc, c.id), '[]')
      from (select l.id, ${homeNameSql} as name, l.status, f.rent_when_kept, l.monthly_rent, f.kept_at
        from favourites f join listings l on l.id = f.listing_id
        where f.user_id = $1 and f.dropped_at is null and (l.status <> 'live' or l.monthly_rent <> f.rent_when_kept)
        order by f.kept_at desc, l.id limit 5) c))`;

/** Listers that are the user, `$1`, or the current corporate, `$3`. */
const ownListerSql = '(a.user_id = $1 or a.corporate_id = $3)';

const RECEIVED = `enquiries e join listers a on a.id = e.lister_id where ${ownListerSql}`;

const ENQUIRIES = `select json_build_object(
    'made', (select count(*) from enquiries e where e.user_id = $1),
    'received', (select count(*) from ${RECEIVED}),
    'receivedLately', (select count(*) from ${RECEIVED} and e.created_at > $2::timestamptz - interval '7 days'),
    'latest', (select json_build_object('asker', u.name, 'home', ${homeNameSql}, 'sentAt', ${isoSql('e.created_at')})
      from enquiries e join listers a on a.id = e.lister_id join users u on u.id = e.user_id
        join listings l on l.id = e.listing_id
      where ${ownListerSql} order by e.created_at desc, e.id limit 1))`;

const INVITED = `select case when exists (select from listers a where a.user_id = $1 and a.kind = 'owner')
    then json_build_object(
      'waiting', count(*) filter (where num_nonnulls(i.accepted_at, i.declined_at, i.withdrawn_at) = 0
        and i.expires_at > $2),
      'accepted', count(*) filter (where i.accepted_at is not null)) end
  from invitations i where i.invited_by = $1 and i.listing_id is not null`;

/** The dashboard of a user, except saved searches and listings. */
export async function selectDashboardRow(
  db: Queryable,
  { user_id: userId, corporate_id: corporateId }: DashboardUser,
  now: Date,
): Promise<DashboardRow> {
  const { rows } = await db.query<DashboardRow>({
    name: 'read-dashboard',
    text: `select (${FAVOURITES}) as favourites, (${ENQUIRIES}) as enquiries, (${INVITED}) as invited`,
    values: [userId, now, corporateId],
  });
  const [row] = rows;
  if (!row) throw new Error('A statement without a table gave no row.');
  return row;
}

/** Invitations for the dashboard, soonest expiry first. */
export async function listInvitations(
  db: Queryable,
  ids: readonly string[],
): Promise<Dashboard['invitations']> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<Dashboard['invitations'][number]>(
    `select i.id, i.invited_by_name as "invitedBy", c.name as corporate, ${isoSql('i.expires_at')} as "expiresAt"
      from invitations i left join corporates c on c.id = i.corporate_id
      where i.id = any($1::uuid[]) order by i.expires_at, i.id`,
    [ids],
  );
  return rows;
}

/** A saved search, and when its results were last seen. */
export interface WaitingSearch {
  id: string;
  name: string;
  query: string;
  looked_at: Date;
}

/** The saved searches of a user, most recently saved first. */
export async function listWaitingSearches(db: Queryable, userId: string): Promise<WaitingSearch[]> {
  const { rows } = await db.query<WaitingSearch>(
    `select id, name, query, coalesce(looked_at, created_at) as looked_at from saved_searches
      where user_id = $1 and dropped_at is null order by created_at desc, id`,
    [userId],
  );
  return rows;
}

/** Number of results of a search listed since the last visit. `indexIds` are those of `ListingIndex.findIds`. */
export async function countNewHomes(
  db: Queryable,
  filters: DiscoverFilters,
  indexIds: readonly string[] | null,
  lookedAt: Date,
): Promise<number> {
  const { sql, values } = compileConditions(
    filters,
    addFacetConditions,
    addOtherConditions,
    addFoundIds(indexIds),
  );
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from listings l where ${sql.join(' and ')} and l.live_since > $${values.length + 1}`,
    [...values, lookedAt],
  );
  return rows[0]?.count ?? 0;
}

/** Marks a search's results as seen; false if the user has no such search. */
export async function noteLooked(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update saved_searches set looked_at = $3 where user_id = $1 and id = $2 and dropped_at is null',
    [userId, id, now],
  );
  return rowCount > 0;
}

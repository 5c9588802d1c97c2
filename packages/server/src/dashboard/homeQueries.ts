import type { Dashboard } from '@sewa/api/client';
import { homeNameSql } from '../homes/listings/listingSql.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { DashboardUser } from './queries.ts';

/** Listings and their numbers, without the reports about them. */
type HomeNumbers = Omit<NonNullable<Dashboard['listings']>, 'reports'>;

/** Name of unit or service row `u`, for whoever may see its whole address. */
const unitNameSql = `concat_ws(' ', u.block, u.street,
  case when u.floor is not null and u.unit is not null then '#' || u.floor || '-' || u.unit end)`;

const MY_LISTERS = 'select a.id from listers a where a.user_id = $1 or a.corporate_id = $2';

const MY_HOMES = `with mine as (
    select l.id, coalesce(l.state, l.status) as state, l.unit_id, l.rejection, l.updated_at from listings l
      where l.lister_id in (${MY_LISTERS})
        or l.id in (select g.listing_id from listing_agents g where g.lister_id in (${MY_LISTERS}))),
  owned as (select u.* from units u where u.owner_user_id = $1 or u.owner_corporate_id = $2),
  sums as (select coalesce(sum(c.views), 0)::int as views, coalesce(sum(c.saves), 0)::int as saves,
      coalesce(sum(c.enquiries), 0)::int as enquiries
    from listing_daily_counts c join mine m on m.id = c.listing_id
    where c.day > ($3::timestamptz at time zone 'Asia/Singapore')::date - 30),
  needs as (
    select 1 as place, m.updated_at as at, 'finish' as need, u.id as property_id, m.id as listing_id, ${unitNameSql} as name
      from mine m join units u on u.id = m.unit_id where m.state = 'draft' and m.rejection is null
    union all
    select 2, m.updated_at, 'photos', u.id, m.id, ${unitNameSql} from mine m join units u on u.id = m.unit_id
      where m.state = 'live' and not exists (select from listing_pictures p where p.listing_id = m.id)
    union all
    select 3, u.created_at, 'list', u.id, null, ${unitNameSql} from owned u
      where not exists (select from listings l where l.unit_id = u.id and l.state <> 'closed'))
  select json_build_object(
      'live', count(*) filter (where m.state = 'live'), 'draft', count(*) filter (where m.state = 'draft'),
      'review', count(*) filter (where m.state = 'review'), 'paused', count(*) filter (where m.state = 'paused'),
      'let', count(*) filter (where m.state = 'let'),
      'views', (select views from sums), 'saves', (select saves from sums), 'enquiries', (select enquiries from sums),
      'needs', (select coalesce(json_agg(json_build_object('need', n.need, 'propertyId', n.property_id,
          'listingId', n.listing_id, 'name', n.name) order by n.place, n.at desc, n.property_id), '[]')
        from (select * from needs order by place, at desc, property_id limit 5) n)) as homes
    from mine m
    having count(*) > 0 or exists (select from owned)`;

/** The listings of a user and of their corporate with their numbers; null if they have neither a listing nor a unit. */
export async function findHomeNumbers(
  db: Queryable,
  { user_id: userId, corporate_id: corporateId }: DashboardUser,
  now: Date,
): Promise<HomeNumbers | null> {
  const { rows } = await db.query<{ homes: HomeNumbers }>({
    name: 'count-homes-of-dashboard',
    text: MY_HOMES,
    values: [userId, corporateId, now],
  });
  return rows[0]?.homes ?? null;
}

/** Names of the homes of the listings, units, authorities, disputes, bills, services, viewings and rentals among some ids. */
export async function listHomeNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Dashboard['noticeHomes']> {
  if (ids.length === 0) return {};
  const { rows } = await db.query<{ about: string; name: string }>(
    `select l.id as about, case when u.id is null then ${homeNameSql} else ${unitNameSql} end as name
        from listings l left join units u on u.id = l.unit_id where l.id = any($1::text[])
      union all select u.id, ${unitNameSql} from units u where u.id = any($1::text[])
      union all select a.id::text, ${unitNameSql} from authorities a join units u on u.id = a.unit_id
        where a.id::text = any($1::text[])
      union all select d.id::text, ${unitNameSql} from unit_disputes d join units u on u.id = d.unit_id
        where d.id::text = any($1::text[])
      union all select b.id, ${unitNameSql} from bills b join services u on u.id = b.service_id where b.id = any($1::text[])
      union all select u.id, ${unitNameSql} from services u where u.id = any($1::text[])
      union all select v.id, ${homeNameSql} from viewings v join viewing_slots s on s.id = v.slot_id
        join listings l on l.id = s.listing_id where v.id = any($1::text[])
      union all select r.id, ${homeNameSql} from rentals r join listings l on l.id = r.listing_id where r.id = any($1::text[])`,
    [ids],
  );
  return Object.fromEntries(rows.map(({ about, name }) => [about, name]));
}

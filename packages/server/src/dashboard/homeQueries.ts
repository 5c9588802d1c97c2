import type { Dashboard } from '@sewa/api/client';
import { listMedianRents } from '../homes/fair-rent/medianQueries.ts';
import { homeNameSql, pictureAddressSql, shownPicturesSql } from '../homes/listings/listingSql.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { DashboardUser } from './queries.ts';

/** Listings and their numbers, without the reports about them. */
type HomeNumbers = Omit<NonNullable<Dashboard['listings']>, 'reports'>;

/** Name of unit or service row `u`, for whoever may see its whole address. */
const unitNameSql = `concat_ws(' ', u.block, u.street,
  case when u.floor is not null and u.unit is not null then '#' || u.floor || '-' || u.unit end)`;

const MY_LISTERS = 'select a.id from listers a where a.user_id = $1 or a.corporate_id = $2';

/** Each way by its own index: with "or" between them, every listing was read. */
const MY_LISTINGS = `select id from listings where lister_id in (${MY_LISTERS})
  union select g.listing_id from listing_agents g where g.lister_id in (${MY_LISTERS})`;

const MY_HOMES = `with mine as (
    select l.id, coalesce(l.state, l.status) as state, l.unit_id, l.rejection, l.updated_at from listings l
      where l.id in (${MY_LISTINGS})),
  owned as (select u.* from units u where u.owner_user_id = $1 or u.owner_corporate_id = $2),
  sums as (select coalesce(sum(c.views), 0)::int as views, coalesce(sum(c.saves), 0)::int as saves,
      coalesce(sum(c.enquiries), 0)::int as enquiries
    from listing_daily_counts c join mine m on m.id = c.listing_id
    where m.state = 'live' and c.day > ($3::timestamptz at time zone 'Asia/Singapore')::date - 30),
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

/** The homes of a lister, without what is compared. */
type Home = NonNullable<Dashboard['homes']>['first'][number];

const FIRST_HOMES = 5;

const HOMES = `with mine as (
    select l.* from listings l
      where coalesce(l.state, l.status) in ('draft', 'review', 'live', 'paused', 'let') and l.id in (${MY_LISTINGS})),
  sums as (select c.listing_id, sum(c.views)::int as views, sum(c.saves)::int as saves, sum(c.enquiries)::int as enquiries
    from listing_daily_counts c join mine m on m.id = c.listing_id
    where c.day > ($3::timestamptz at time zone 'Asia/Singapore')::date - 30 group by c.listing_id),
  listed as (
    select l.id as listing_id, l.unit_id as property_id, l.slug, coalesce(l.state, l.status) as state, l.monthly_rent, l.updated_at as at,
      case when u.id is null then ${homeNameSql} else ${unitNameSql} end as name,
      case when coalesce(l.state, l.status) = 'live' then greatest(0, extract(epoch from $3::timestamptz - l.listed_at)::int / 86400) end as days,
      coalesce(s.views, 0) as views, coalesce(s.saves, 0) as saves, coalesce(s.enquiries, 0) as enquiries,
      case when l.state = 'draft' and l.rejection is not null then 'fix'
        when l.state = 'paused' then 'relist'
        when l.state = 'live' and l.asked_at is not null then 'confirm'
        when l.state = 'draft' then 'finish'
        when l.state = 'live' and not exists (select from listing_pictures p where p.listing_id = l.id) then 'photos'
        when l.state = 'live' and coalesce(s.enquiries, 0) = 0 and l.listed_at < $3::timestamptz - interval '14 days' then 'review'
        else 'see' end as next
      from mine l left join units u on u.id = l.unit_id left join sums s on s.listing_id = l.id),
  unlisted as (
    select null, u.id, null, 'unlisted', null::int, u.created_at, ${unitNameSql}, null::int, 0, 0, 0, 'list' from units u
      where (u.owner_user_id = $1 or u.owner_corporate_id = $2)
        and not exists (select from listings l where l.unit_id = u.id and l.state <> 'closed')),
  homes as (select * from listed union all select * from unlisted)
  select count(*) over ()::int as total, h.listing_id as "listingId", h.property_id as "propertyId", h.slug, h.name,
      (select json_build_object('src', ${pictureAddressSql()}, 'width', p.width, 'height', p.height)
        from listings l, ${shownPicturesSql} and l.id = h.listing_id order by p.position limit 1) as picture,
      h.state, h.monthly_rent as "monthlyRent", h.days as "daysLive", h.views, h.saves, h.enquiries, h.next
    from homes h
    order by array_position('{fix,relist,confirm,finish,photos,list,review,see}'::text[], h.next),
      array_position('{live,review,paused,draft,unlisted,let}'::text[], h.state), h.enquiries desc, h.views desc, h.at desc, h.name
    limit ${FIRST_HOMES}`;

/** The homes of a user and of their corporate that need something most, the worst first; null if they have none. */
export async function findHomes(
  db: Queryable,
  { user_id: userId, corporate_id: corporateId }: DashboardUser,
  now: Date,
): Promise<Dashboard['homes']> {
  const { rows } = await db.query<Omit<Home, 'medianRent'> & { total: number }>({
    name: 'list-homes-of-dashboard',
    text: HOMES,
    values: [userId, corporateId, now],
  });
  const [row] = rows;
  if (!row) return null;
  const live = rows.flatMap(({ listingId, state }) => (state === 'live' && listingId ? [listingId] : []));
  const medians = await listMedianRents(db, live);
  return {
    total: row.total,
    first: rows.map(({ total, ...home }) => ({
      ...home,
      medianRent: (home.listingId && medians.get(home.listingId)) || null,
    })),
  };
}

/** How long before its last day an authority is said to end. */
const ENDING_DAYS = 14;

/** Authorities that end soon: of an agent, and of agents of a user's or their corporate's units. */
export async function listEndingAuthorities(
  db: Queryable,
  { user_id: userId, corporate_id: corporateId }: DashboardUser,
  today: string,
): Promise<Dashboard['endingAuthorities']> {
  const { rows } = await db.query<Dashboard['endingAuthorities'][number]>({
    name: 'list-ending-authorities',
    text: `select a.id, u.id as "propertyId", ${unitNameSql} as name, a.ends_on::text as "endsOn"
      from authorities a join units u on u.id = a.unit_id
      where a.ended_at is null and a.ends_on between $3::date and $3::date + ${ENDING_DAYS}
        and (u.owner_user_id = $1 or u.owner_corporate_id = $2
          or a.registration_number = (select own_registration_number(m) from users m where m.id = $1 and 3 = any(m.user_type_ids)))
      order by a.ends_on, a.id limit 5`,
    values: [userId, corporateId, today],
  });
  return rows;
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

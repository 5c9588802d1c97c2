import type { ListingNumbers } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** Days whose counts are shown. */
const SHOWN_DAYS = 30;

/** How long a home must have been on the market to be compared, in days. */
const SETTLED_DAYS = 7;

/** Fewer homes are not compared: their medians would tell whose they are. */
const FEWEST_HOMES = 5;

const COUNTED = ['views', 'saves', 'enquiries'] as const;

/** Medians of each count of a set of rows, as JSON. */
const mediansSql = (row: string): string =>
  `json_build_object(${COUNTED.map(
    (name) => `'${name}', percentile_cont(0.5) within group (order by ${row}.${name})`,
  ).join(', ')})`;

const countsSql = (row: string): string =>
  COUNTED.map((name) => `coalesce(${row}.${name}, 0) as ${name}`).join(', ');

/** Rooms are compared with rooms, whole homes with whole homes. */
const isRoomSql = (row: string): string => `coalesce(${row}.property_sub_type in (10, 20), false)`;

const NUMBERS = `
  with home as (select * from listings where id = $1),
    days as (select $2::date - n as day from generate_series(0, ${SHOWN_DAYS - 1}) as n),
    alike as (
      select l.id, l.monthly_rent, (l.live_since at time zone 'Asia/Singapore')::date as since
        from home h join listings l on l.status = 'live' and l.id <> h.id and l.property_type = h.property_type
          and l.number_of_bedrooms = h.number_of_bedrooms and l.district = h.district
          and (l.unit_id is null or l.unit_id is distinct from h.unit_id) and ${isRoomSql('l')} = ${isRoomSql('h')}
        where (l.live_since at time zone 'Asia/Singapore')::date <= $2::date - ${SETTLED_DAYS}),
    counted as (
      select s.id, d.day, ${countsSql('n')}
        from alike s join days d on d.day >= s.since
          left join listing_daily_counts n on n.listing_id = s.id and n.day = d.day),
    daily as (
      select day, ${mediansSql('counted')} as medians from counted group by day having count(*) >= ${FEWEST_HOMES}),
    sums as (
      select id, ${COUNTED.map((name) => `sum(${name}) as ${name}`).join(', ')} from counted group by id),
    waiting as (
      select min(newest.sent_at) as since
        from conversations c cross join lateral (
          select m.sender_id, m.sent_at from messages m
            where m.conversation_id = c.id and m.kind <> 'event' order by m.number desc limit 1) newest
        where c.kind = 'listing' and c.context_id = $1 and newest.sender_id = c.started_by
          and not exists (select from conversation_users u where u.conversation_id = c.id and u.not_fit_at is not null))
  select
    (select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'views', coalesce(n.views, 0),
          'saves', coalesce(n.saves, 0), 'enquiries', coalesce(n.enquiries, 0), 'similar', m.medians) order by d.day)
      from days d left join listing_daily_counts n on n.listing_id = $1 and n.day = d.day
        left join daily m on m.day = d.day) as days,
    (select json_build_object('count', count(*), 'totals', ${mediansSql('sums')}, 'monthlyRent',
          (select round(percentile_cont(0.5) within group (order by monthly_rent))::int from alike))
      from sums having count(*) >= ${FEWEST_HOMES}) as "similar",
    (select ${isoSql('since')} from waiting) as "unansweredSince"`;

/** The counts of a listing by the day, beside medians of similar homes, and since when somebody waits for an answer. */
export async function readNumbers(db: Queryable, id: string, today: string): Promise<ListingNumbers> {
  const { rows } = await db.query<ListingNumbers>({
    name: 'read-numbers-of-listing',
    text: NUMBERS,
    values: [id, today],
  });
  return rows[0] ?? { days: [], similar: null, unansweredSince: null };
}

/** The unit of a listing, or null. */
export async function findUnitOf(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ unit_id: string | null }>('select unit_id from listings where id = $1', [
    id,
  ]);
  return rows[0]?.unit_id ?? null;
}

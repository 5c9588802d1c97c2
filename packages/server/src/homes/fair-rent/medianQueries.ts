import type { Queryable } from '../../platform/database/database.ts';
import { FEWEST_LETS, REACH_METRES } from './reaches.ts';

const METRES_PER_DEGREE = 111_320;
/** Slightly more than the largest radius, because a degree of longitude is slightly shorter. */
const WIDEST = (Math.max(...REACH_METRES) / METRES_PER_DEGREE) * 1.01;

const PAST_LET = `p.status = 'let' and p.provenance_kind is not null and p.id <> h.id and p.property_type = h.property_type
  and p.property_sub_type is not distinct from h.property_sub_type
  and (h.number_of_bedrooms is null or p.number_of_bedrooms = h.number_of_bedrooms)`;

const MEDIANS = `
  with home as (select l.id, l.property_type, l.property_sub_type, l.number_of_bedrooms, l.latitude, l.longitude, l.street, l.postal_code
      from listings l where l.id = any($1::text[]) and l.property_type is not null),
    near as (
      select h.id, p.monthly_rent as rent, ${METRES_PER_DEGREE} *
          sqrt((p.latitude - h.latitude) ^ 2 + ((p.longitude - h.longitude) * cos(radians(h.latitude))) ^ 2) as reach
        from home h join listings p on ${PAST_LET} and p.latitude between h.latitude - $3 and h.latitude + $3
          and p.longitude between h.longitude - $3 and h.longitude + $3
        where h.latitude is not null
      union all
      select h.id, p.monthly_rent, case when p.street = h.street then 0 else 1 end
        from home h join listings p on ${PAST_LET} and left(p.postal_code, 2) = left(h.postal_code, 2)
        where h.latitude is null),
    reached as (
      select h.id, r.reach, round(percentile_cont(0.5) within group (order by n.rent))::int as median
        from home h cross join lateral unnest(case when h.latitude is null then '{0,1}'::int[] else $2::int[] end) as r (reach)
          join near n on n.id = h.id and n.reach <= r.reach
        group by h.id, r.reach having count(*) >= $4)
  select distinct on (id) id, median from reached order by id, reach`;

/** Medians of `findFairRent` for many listings, in cents by id; those without enough past lets are left out. */
export async function listMedianRents(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; median: number }>({
    name: 'list-median-rents',
    text: MEDIANS,
    values: [ids, REACH_METRES, WIDEST, FEWEST_LETS],
  });
  return new Map(rows.map(({ id, median }) => [id, median]));
}

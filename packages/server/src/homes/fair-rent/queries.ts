import type { Queryable } from '../../platform/database/database.ts';

/** The facts by which homes are compared. */
export interface ComparedHome {
  id: string;
  property_type: number | null;
  property_sub_type: number | null;
  number_of_bedrooms: number | null;
  latitude: number | null;
  longitude: number | null;
  street: string;
  postal_code: string | null;
}

/** Past lets within one reach: a radius in metres, or 0 for the street and 1 for the postal sector. */
export interface ReachRow {
  reach: number;
  count: number;
  lower: number;
  median: number;
  upper: number;
  first_month: string;
  last_month: string;
}

/** The home to compare, or null. */
export async function findComparedHome(db: Queryable, id: string): Promise<ComparedHome | null> {
  const { rows } = await db.query<ComparedHome>({
    name: 'find-compared-home',
    text: `select id, property_type, property_sub_type, number_of_bedrooms, latitude, longitude, street, postal_code
      from listings where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

const PAST_LET = `p.status = 'let' and p.provenance_kind is not null and p.id <> $1 and p.property_type = $2
  and p.property_sub_type is not distinct from $3 and ($4::smallint is null or p.number_of_bedrooms = $4)`;

const summarize = (reaches: string): string => `
  select r.reach, count(*)::int as count, min(near.month) as first_month, max(near.month) as last_month,
    (percentile_cont(0.25) within group (order by near.rent)) as lower,
    (percentile_cont(0.5) within group (order by near.rent)) as median,
    (percentile_cont(0.75) within group (order by near.rent)) as upper
  from ${reaches} join near on near.reach <= r.reach group by r.reach order by r.reach`;

const METRES_PER_DEGREE = 111_320;

const BY_DISTANCE = `
  with near as (
    select p.monthly_rent as rent, p.provenance_month as month, ${METRES_PER_DEGREE} *
      sqrt((p.latitude - $5) ^ 2 + ((p.longitude - $6) * cos(radians($5))) ^ 2) as reach
    from listings p
    where ${PAST_LET} and p.latitude between $5 - $8 and $5 + $8 and p.longitude between $6 - $8 and $6 + $8)
  ${summarize('unnest($7::int[]) as r (reach)')}`;

const BY_PLACE = `
  with near as (
    select p.monthly_rent as rent, p.provenance_month as month, case when p.street = $5 then 0 else 1 end as reach
    from listings p where ${PAST_LET} and left(p.postal_code, 2) = left($6::text, 2))
  ${summarize('(values (0), (1)) as r (reach)')}`;

const makeValues = (home: ComparedHome) => [
  home.id,
  home.property_type,
  home.property_sub_type,
  home.number_of_bedrooms,
];

/** Past lets within each radius in metres, in order; a radius without any is omitted. */
export async function listByDistance(
  db: Queryable,
  home: ComparedHome & { latitude: number; longitude: number },
  metres: readonly number[],
): Promise<ReachRow[]> {
  const widest = Math.max(...metres) / METRES_PER_DEGREE;
  const { rows } = await db.query<ReachRow>({
    name: 'past-lets-by-distance',
    text: BY_DISTANCE,
    // Slightly more than the largest radius, because a degree of longitude is slightly shorter.
    values: [...makeValues(home), home.latitude, home.longitude, metres, widest * 1.01],
  });
  return rows;
}

/** Past lets in the street, then in the postal sector. */
export async function listByPlace(db: Queryable, home: ComparedHome): Promise<ReachRow[]> {
  const { rows } = await db.query<ReachRow>({
    name: 'past-lets-by-place',
    text: BY_PLACE,
    values: [...makeValues(home), home.street, home.postal_code],
  });
  return rows;
}

import type { Queryable } from '../../platform/database/database.ts';
import { districtsAroundJson } from './adjacentDistricts.ts';

const MAX = 6;

/** The nearest rents of a district on one side, read from the index in order. */
const nearestSql = (side: 'above' | 'below'): string => `
  (select c.* from listings c where c.status = 'live' and c.property_type = h.property_type and c.district = a.near
     and c.id <> h.id and c.monthly_rent ${side === 'above' ? '>=' : '<'} h.monthly_rent
     and c.monthly_rent ${side === 'above' ? '<= h.monthly_rent / 2 * 3' : '>= h.monthly_rent / 3 * 2'}
   order by c.monthly_rent ${side === 'above' ? '' : 'desc'}, c.id limit ${MAX})`;

const SIMILAR = `
  with home as (select * from listings where id = $1 and status <> 'hidden'),
  around as (select r.district, r.near from json_to_recordset($2::json) as r (district text, near text)),
  near as (
    select c.id, (c.property_sub_type is not distinct from h.property_sub_type) as is_same_kind,
      abs(c.monthly_rent - h.monthly_rent) as difference
    from home h join around a on a.district = h.district
      cross join lateral (${nearestSql('above')} union all ${nearestSql('below')}) c),
  best as (select * from near order by is_same_kind desc, difference, id limit ${MAX})
  select exists (select from home) as is_known,
    array(select id from best b order by b.is_same_kind desc, b.difference, b.id) as ids`;

/** The ids of the listings like one listing, or null when there is no such listing. */
export async function findSimilarIds(db: Queryable, id: string): Promise<string[] | null> {
  const { rows } = await db.query<{ is_known: boolean; ids: string[] }>({
    name: 'find-similar',
    text: SIMILAR,
    values: [id, districtsAroundJson],
  });
  return rows[0]?.is_known ? rows[0].ids : null;
}

import type { Queryable } from '../../platform/database/database.ts';

/** What a district has to let. */
export interface DistrictRow {
  /** Its code, '09'. */
  district: string;
  homes: number;
  /** Lowest rent a month, in cents. */
  rent_min: number;
}

/** The districts that have live listings. */
export async function listDistrictRows(db: Queryable): Promise<DistrictRow[]> {
  const { rows } = await db.query<DistrictRow>({
    name: 'list-districts',
    text: `select l.district, count(*)::integer as homes, min(l.monthly_rent) as rent_min from listings l
      where l.status = 'live' and l.district is not null group by l.district order by l.district`,
    values: [],
  });
  return rows;
}

import type { Queryable } from '../../platform/database/database.ts';
import { knowsUnitSql } from './authorityQueries.ts';

/** A listing made here, with the address and facts of its unit. */
export interface ListingOfUnitRow {
  id: string;
  is_whole: boolean;
  status: 'live' | 'let' | 'closed' | 'hidden';
  title: string | null;
  description: string | null;
  property_sub_type: number | null;
  amenities: number[];
  monthly_rent: number | null;
  /** YYYY-MM-DD. */
  available_from: string | null;
  lister_id: string | null;
  listed_at: Date;
  /** The listing's own; a whole unit has that of the unit. */
  area_value: string | null;
  area_unit: 0 | 1 | null;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
  property_type: number | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  furniture_status: 0 | 1 | 2 | null;
  unit_area_value: string | null;
  unit_area_unit: 0 | 1 | null;
  latitude: number | null;
  longitude: number | null;
}

const factColumns = (table: 'l' | 'u'): string =>
  [
    ...['block', 'street', 'floor', 'unit', 'postal_code', 'property_type', 'number_of_bedrooms'],
    ...['number_of_bathrooms', 'furniture_status', 'area_value', 'area_unit', 'latitude', 'longitude'],
  ]
    .map((name) => `${table}.${name}`)
    .join(', ');

/** A listing made here with its unit as its lister knows it on a day, or null. */
export async function findListingOfUnit(
  tx: Queryable,
  id: string,
  day: string,
): Promise<ListingOfUnitRow | null> {
  const { rows } = await tx.query<ListingOfUnitRow>({
    name: 'find-listing-of-unit',
    text: `select l.id, lower(l.part) = 0 as is_whole, l.status, l.title, l.description, l.property_sub_type, l.amenities,
        l.monthly_rent, l.available_from::text as available_from, l.lister_id, l.listed_at, l.area_value, l.area_unit,
        f.block, f.street, f.floor, f.unit, f.postal_code, f.property_type, f.number_of_bedrooms, f.number_of_bathrooms,
        f.furniture_status, f.area_value as unit_area_value, f.area_unit as unit_area_unit, f.latitude, f.longitude
      from listings l join units u on u.id = l.unit_id left join listers a on a.id = l.lister_id
        cross join lateral (
          select ${factColumns('u')} where ${knowsUnitSql('$2')}
          union all select ${factColumns('l')} where not ${knowsUnitSql('$2')}) f
      where l.id = $1`,
    values: [id, day],
  });
  return rows[0] ?? null;
}

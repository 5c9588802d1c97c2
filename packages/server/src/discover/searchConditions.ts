import { type DiscoverFilters, findDistrict } from '@sewa/formatters';
import { findSearchQuery } from './searchWords.ts';

/** Rooms are counted up to this number, which stands for itself and more. */
export const MANY_ROOMS = 5;

/** Conditions of a search on the listing `l`, with the values of their parameters. */
export interface Conditions {
  sql: string[];
  values: unknown[];
  /** Which filters are there, a letter each: two searches of one shape have the same text. */
  shape: string[];
}

type AddCondition = (shape: string, value: unknown, write: (parameter: string) => string) => void;

/** Conditions of the filters whose values the cells are counted by. */
export function addFacetConditions(filters: DiscoverFilters, add: AddCondition): void {
  const addCodes = (letter: string, column: string, codes: readonly number[]) => {
    if (codes.length > 0) add(letter, codes, (parameter) => `l.${column} = any(${parameter}::smallint[])`);
  };
  const addRooms = (letter: string, column: string, counts: readonly number[]) => {
    if (!counts.includes(MANY_ROOMS)) addCodes(letter, column, counts);
    else {
      add(
        `${letter}+`,
        counts,
        (parameter) => `(l.${column} = any(${parameter}::smallint[]) or l.${column} >= ${MANY_ROOMS})`,
      );
    }
  };
  const districts = filters.searchParams.flatMap((slug) => findDistrict(slug)?.code ?? []);
  if (districts.length > 0) add('d', districts, (parameter) => `l.district = any(${parameter}::text[])`);
  addCodes('t', 'property_type', filters.propertyTypes);
  addCodes('s', 'property_sub_type', filters.propertySubTypes);
  addRooms('b', 'number_of_bedrooms', filters.noOfBedRooms);
  addRooms('h', 'number_of_bathrooms', filters.noOfBathRooms);
  addCodes('f', 'furniture_status', filters.furnitureStatus);
}

/** Conditions of the other filters: within a search they hold for every count. */
export function addOtherConditions(filters: DiscoverFilters, add: AddCondition): void {
  if (filters.amenities.length > 0)
    add('a', filters.amenities, (parameter) => `l.amenities @> ${parameter}::smallint[]`);
  if (filters.rentMin !== null)
    add('r', filters.rentMin * 100, (parameter) => `l.monthly_rent >= ${parameter}::integer`);
  if (filters.rentMax !== null)
    add('R', filters.rentMax * 100, (parameter) => `l.monthly_rent <= ${parameter}::integer`);
  if (filters.areaMin !== null)
    add('m', filters.areaMin, (parameter) => `l.area_sqm >= ${parameter}::integer`);
  if (filters.availableFrom !== null)
    add('v', filters.availableFrom, (parameter) => `l.available_from <= ${parameter}::date`);
  const words = findSearchQuery(filters.q);
  if (words !== null)
    add('q', words, (parameter) => `l.search @@ to_tsquery('simple'::regconfig, ${parameter})`);
}

/** The conditions of some parts of a search; a listing must be live. */
export function writeConditions(
  filters: DiscoverFilters,
  ...parts: ((filters: DiscoverFilters, add: AddCondition) => void)[]
): Conditions {
  const conditions: Conditions = { sql: [`l.status = 'live'`], values: [], shape: [] };
  for (const addPart of parts)
    addPart(filters, (shape, value, write) => {
      conditions.values.push(value);
      conditions.sql.push(write(`$${conditions.values.length}`));
      conditions.shape.push(shape);
    });
  return conditions;
}

/** What a search asks for besides the counted facets, as a key; '' when it asks for nothing more. */
export function writeOtherKey(filters: DiscoverFilters): string {
  const { shape, values } = writeConditions(filters, addOtherConditions);
  return shape.length === 0 ? '' : JSON.stringify([shape, values]);
}

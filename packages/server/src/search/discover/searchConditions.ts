import { type DiscoverFilters, findDistrict } from '@sewa/formatters';
import { findSearchQuery } from './searchTerms.ts';

/** The highest number of rooms to filter by; it means 'or more'. */
export const MANY_ROOMS = 5;

/** SQL conditions of a search on the listing `l`, with their parameters. */
export interface Conditions {
  sql: string[];
  values: unknown[];
}

/** Adds a condition; if the value is undefined, it has no parameter. */
type AddCondition = (value: unknown, write: (parameter: string) => string) => void;

/** The district codes of a search. */
const listDistrictCodes = ({ searchParams }: DiscoverFilters): string[] =>
  searchParams.flatMap((slug) => findDistrict(slug)?.code ?? []);

/** Adds the conditions of facet filters; a single value uses `=`, for which an index suffices. */
export function addFacetConditions(filters: DiscoverFilters, add: AddCondition): void {
  const addOneOf = (column: string, type: string, requested: readonly unknown[]) => {
    if (requested.length === 1) add(requested[0], (parameter) => `l.${column} = ${parameter}::${type}`);
    else if (requested.length > 1)
      add(requested, (parameter) => `l.${column} = any(${parameter}::${type}[])`);
  };
  const addRooms = (column: string, counts: readonly number[]) => {
    const [fewest = 0] = counts;
    if (!counts.includes(MANY_ROOMS)) addOneOf(column, 'smallint', counts);
    else if (counts.length === MANY_ROOMS - fewest + 1)
      add(fewest, (parameter) => `l.${column} >= ${parameter}::smallint`);
    else {
      add(
        counts,
        (parameter) => `(l.${column} = any(${parameter}::smallint[]) or l.${column} >= ${MANY_ROOMS})`,
      );
    }
  };
  addOneOf('district', 'text', listDistrictCodes(filters));
  const [type, ...otherTypes] = filters.propertyTypes;
  // Inlined, not a parameter: some types are rare, and a cached generic plan wouldn't know which one it is for.
  if (type !== undefined && otherTypes.length === 0)
    add(undefined, () => `l.property_type = ${type}::smallint`);
  else addOneOf('property_type', 'smallint', filters.propertyTypes);
  addOneOf('property_sub_type', 'smallint', filters.propertySubTypes);
  addRooms('number_of_bedrooms', filters.noOfBedRooms);
  addRooms('number_of_bathrooms', filters.noOfBathRooms);
  addOneOf('furniture_status', 'smallint', filters.furnitureStatus);
}

/** Adds the conditions of the other filters. */
export function addOtherConditions(filters: DiscoverFilters, add: AddCondition): void {
  if (filters.amenities.length > 0)
    add(filters.amenities, (parameter) => `l.amenities @> ${parameter}::smallint[]`);
  if (filters.rentMin !== null)
    add(filters.rentMin * 100, (parameter) => `l.monthly_rent >= ${parameter}::integer`);
  if (filters.rentMax !== null)
    add(filters.rentMax * 100, (parameter) => `l.monthly_rent <= ${parameter}::integer`);
  if (filters.areaMin !== null) add(filters.areaMin, (parameter) => `l.area_sqm >= ${parameter}::integer`);
  if (filters.availableFrom !== null)
    add(filters.availableFrom, (parameter) => `l.available_from <= ${parameter}::date`);
  const terms = findSearchQuery(filters.q);
  if (terms !== null) add(terms, (parameter) => `l.search @@ ${parameter}::tsquery`);
}

/** Adds what the index found of a search, where it asks for what SQL has no conditions for; null where it doesn't. */
export const addFoundIds =
  (ids: readonly string[] | null) =>
  (_: DiscoverFilters, add: AddCondition): void => {
    if (ids !== null) add(ids, (parameter) => `l.id = any(${parameter}::text[])`);
  };

/** Compiles the conditions of a search; listings must be live. Places, walks, ways and house rules need `addFoundIds`. */
export function compileConditions(
  filters: DiscoverFilters,
  ...parts: ((filters: DiscoverFilters, add: AddCondition) => void)[]
): Conditions {
  const conditions: Conditions = { sql: [`l.status = 'live'`], values: [] };
  for (const addPart of parts)
    addPart(filters, (value, write) => {
      if (value !== undefined) conditions.values.push(value);
      conditions.sql.push(write(`$${conditions.values.length}`));
    });
  return conditions;
}

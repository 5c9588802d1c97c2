import type { ListingItem } from '@sewa/api/client';
import { type DiscoverFilters, findDistrict, normalizeDiscoverFilters } from '@sewa/formatters';
import type { ListingDraft } from '../homes/listings/listingDraft.ts';
import type { Database, Queryable, Statement } from '../platform/database/database.ts';
import type { FacetName } from '../search/discover/columns/CellTable.ts';
import type { FacetCounts } from '../search/discover/columns/ListingColumns.ts';
import type { FoundPage, ListingIndex } from '../search/discover/ListingIndex.ts';
import {
  addFacetConditions,
  addOtherConditions,
  compileConditions,
} from '../search/discover/searchConditions.ts';
import { makeDraft } from './makeDraft.ts';

/** A search without a filter. */
export const nothing = normalizeDiscoverFilters({});

/** A listing of any mixture of facts. */
export function makeAnyDraft(row: number, random: (below: number) => number): ListingDraft {
  const one = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  return makeDraft(String(row), {
    status: one(['live', 'live', 'live', 'let', 'closed']),
    propertyType: one([0, 1, 2, 4, 9, null]),
    propertySubType: one([0, 10, 20, 30, null]),
    address: {
      block: '1',
      street: 'River Valley Road',
      floor: null,
      unit: null,
      postalCode: one(['560210', '238801', null]),
    },
    numberOfBedrooms: one([0, 1, 4, 5, 6, null]),
    numberOfBathrooms: one([1, 7, null]),
    furnitureStatus: one([0, 1, 2, null]),
    amenities: Array.from({ length: 10 }, (_, code) => code).filter(() => random(3) === 0),
    area: one([{ value: 20 + random(120), unit: 0 }, { value: 215.28 + random(1_000), unit: 1 }, null]),
    availableFrom: one([`2026-${String(1 + random(12)).padStart(2, '0')}-15`, null]),
    listedAt: new Date(Date.UTC(2026, 0, 1 + random(100))).toISOString(),
    monthlyRent: 100_000 + random(50) * 10_000,
  });
}

/** A database that counts how often everything was loaded anew. */
export function watchFullReads(db: Database): { db: Database; countFullReads: () => number } {
  let reads = 0;
  const watch = (queryable: Queryable): Queryable => ({
    query: (statement: Statement, values?: readonly unknown[]) => {
      const { text, values: requested = values ?? [] } =
        typeof statement === 'string' ? { text: statement } : statement;
      if (text.includes('order by l.monthly_rent, l.id') && requested[0] === 0) reads += 1;
      return queryable.query(statement, values);
    },
  });
  const watched: Database = {
    ...db,
    ...watch(db),
    transaction: (work, options) => db.transaction((tx) => work({ ...tx, ...watch(tx) }), options),
  };
  return { db: watched, countFullReads: () => reads };
}

const roomsOf = (column: string) => `case when ${column} > 5 then 5 else ${column} end`;

/** What a listing has of each facet. */
const facetValues = {
  searchParams: 'l.district',
  propertyTypes: 'l.property_type',
  propertySubTypes: 'l.property_sub_type',
  noOfBedRooms: roomsOf('l.number_of_bedrooms'),
  noOfBathRooms: roomsOf('l.number_of_bathrooms'),
  furnitureStatus: 'l.furniture_status',
} as const satisfies Record<FacetName, string>;

/** What the conditions of a page find in the listings themselves: how many, and each facet with its own filter lifted. */
export async function countBySql(db: Database, filters = nothing): Promise<FacetCounts> {
  const groupBy = async (value: string, from: string, search: DiscoverFilters) => {
    const { sql, values } = compileConditions(search, addFacetConditions, addOtherConditions);
    const { rows } = await db.query<{ value: string; count: number }>({
      text: `select (${value})::text as value, count(*)::int as count from ${from} where ${sql.join(' and ')} group by 1`,
      values,
    });
    return rows;
  };
  const listFacet = async ([name, value]: [string, string]) => {
    const rows = await groupBy(value, 'listings l', { ...filters, [name]: [] });
    const nameOf = (code: string) => (name === 'searchParams' ? findDistrict(code)?.slug : code);
    return [
      name,
      Object.fromEntries(rows.flatMap((row) => (row.value === null ? [] : [[nameOf(row.value), row.count]]))),
    ];
  };
  const [total] = await groupBy("''", 'listings l', filters);
  const ofAmenities = await groupBy('amenity', 'listings l, unnest(l.amenities) as amenity', filters);
  return {
    total: total?.count ?? 0,
    facets: {
      ...Object.fromEntries(await Promise.all(Object.entries(facetValues).map(listFacet))),
      amenities: Object.fromEntries(ofAmenities.map(({ value, count }) => [value, count])),
    },
  };
}

/** The listings on a page that was found. */
export const parseItems = ({ itemsJson }: Pick<FoundPage, 'itemsJson'>): ListingItem[] =>
  JSON.parse(itemsJson);

/** The numbers of one search. */
export async function countOne(index: ListingIndex, filters: DiscoverFilters): Promise<FacetCounts> {
  const [counts] = await index.count([filters]);
  if (!counts) throw new Error('Nothing was counted.');
  return counts;
}

import type { DiscoverFilters } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import type { ColumnSearch } from './ListingColumns.ts';
import { VERSION_SQL } from './pageQueries.ts';
import { findSearchQuery, listTerms } from './searchTerms.ts';

const MILLISECONDS_OF_DAY = 86_400_000;
const CENTS = 100;
/** Parts of a square metre in the column of areas. */
const AREA_PARTS = 10_000;

/**
 * What PostgreSQL takes as one word as it stands: letters and digits of ASCII that begin no number with an exponent. How it takes
 * others apart depends on its locale.
 */
const plainWord = /^(?!\d+e)[a-z0-9]+$/;

const isPlain = (words: readonly string[]): boolean => words.every((word) => plainWord.test(word));

/** Whether a search asks for words that only PostgreSQL can tell. */
export const hasForeignWords = ({ q }: DiscoverFilters): boolean => !isPlain(listTerms(q));

/** A search in the units of the columns; words that are not plain are left out. */
export function makeSearch(filters: DiscoverFilters): ColumnSearch {
  const { rentMin, rentMax, areaMin, availableFrom } = filters;
  const words = listTerms(filters.q);
  return {
    wanted: {
      searchParams: filters.searchParams,
      propertyTypes: filters.propertyTypes.map(String),
      propertySubTypes: filters.propertySubTypes.map(String),
      noOfBedRooms: filters.noOfBedRooms.map(String),
      noOfBathRooms: filters.noOfBathRooms.map(String),
      furnitureStatus: filters.furnitureStatus.map(String),
    },
    amenityMask: filters.amenities.reduce((mask, code) => mask | (1 << code), 0),
    rentMin: rentMin === null ? null : rentMin * CENTS,
    rentMax: rentMax === null ? null : rentMax * CENTS,
    areaMin: areaMin === null ? null : areaMin * AREA_PARTS,
    day: availableFrom === null ? null : Date.parse(availableFrom) / MILLISECONDS_OF_DAY,
    beginnings: words.length > 0 && isPlain(words) ? words : null,
    ids: null,
  };
}

/** The live listings that have the words of a search, as PostgreSQL tells, and the state of the listings this is true of. */
export async function listIdsWithWords(
  db: Queryable,
  { q }: DiscoverFilters,
): Promise<{ ids: string[]; version: number }> {
  const { rows } = await db.query<{ version: number; ids: string[] | null }>({
    text: `select ${VERSION_SQL} as version, (select json_agg(l.id) from listings l
      where l.status = 'live' and l.search @@ to_tsquery('simple'::regconfig, $1)) as ids`,
    values: [findSearchQuery(q)],
  });
  return { ids: rows[0]?.ids ?? [], version: rows[0]?.version ?? 0 };
}

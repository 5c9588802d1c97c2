import { type DiscoverFilters, type DiscoverSort, findDistrict } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import { listingItemSql } from '../listings/listingSql.ts';
import type { Cursor } from './cursor.ts';
import type { Cell } from './facetCube.ts';
import { findSearchQuery } from './searchWords.ts';

/** One page as the database gives it; items are JSON texts of `ListingItem`. */
export interface DiscoverRows {
  items: string[];
  /** Where the last item stands in the order, or null when there are none. */
  last: Cursor | null;
  hasMore: boolean;
  /** State of the listings the page was read at: it grows with every committed change. */
  version: number;
}

/** Every combination of facet values with its count, and the state of the listings they were counted at. */
export interface DiscoverCells {
  cells: Cell[];
  version: number;
}

interface Order {
  column: string;
  /** The column as text that sorts back to exactly the same value. */
  text: string;
  type: string;
  direction: 'asc' | 'desc';
}

const orders: Readonly<Record<DiscoverSort, Order>> = {
  newest: {
    column: 'l.listed_at',
    text: `to_char(l.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: 'timestamptz',
    direction: 'desc',
  },
  rentAsc: { column: 'l.monthly_rent', text: 'l.monthly_rent::text', type: 'integer', direction: 'asc' },
  rentDesc: { column: 'l.monthly_rent', text: 'l.monthly_rent::text', type: 'integer', direction: 'desc' },
  areaDesc: { column: 'l.area_sqm', text: 'l.area_sqm::text', type: 'numeric', direction: 'desc' },
};

/** Rooms are counted up to this number, which stands for itself and more. */
const MANY_ROOMS = 5;
/**
 * With more filters than this a search is rare: it is planned each time instead of kept prepared, as are searches by
 * words, whose plan depends on the words.
 */
const MOST_PREPARED_FILTERS = 2;
const VERSION = '(select coalesce(sum(version), 0)::float8 from listing_versions)';

interface Conditions {
  sql: string[];
  values: unknown[];
  /** Which filters are there, a letter each: two searches of one shape have the same text. */
  shape: string[];
}

function writeConditions(filters: DiscoverFilters): Conditions {
  const conditions: Conditions = { sql: [`l.status = 'live'`], values: [], shape: [] };
  const add = (shape: string, value: unknown, write: (parameter: string) => string) => {
    conditions.values.push(value);
    conditions.sql.push(write(`$${conditions.values.length}`));
    conditions.shape.push(shape);
  };
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
  const words = findSearchQuery(filters.q);
  if (words !== null) {
    add('q', words, (parameter) => `l.search @@ to_tsquery('simple'::regconfig, ${parameter})`);
  }
  return conditions;
}

/** One page of the live listings in the order asked for, after the cursor. */
export async function listDiscoverPage(
  db: Queryable,
  filters: DiscoverFilters,
  cursor: Cursor | null,
  limit: number,
): Promise<DiscoverRows> {
  const { column, text, type, direction } = orders[filters.sort];
  const { sql, values, shape } = writeConditions(filters);
  const filterCount = shape.length;
  if (cursor) {
    values.push(cursor.value, cursor.id);
    const [value, id] = [`$${values.length - 1}::${type}`, `$${values.length}`];
    sql.push(`(${column}, l.id) ${direction === 'asc' ? '>' : '<'} (${value}, ${id})`);
    shape.push('>');
  }
  values.push(limit + 1);
  const statement = {
    text: `select ${VERSION} as version, page.* from (select) as always left join lateral (
        select l.id, ${text} as sort_value, json_build_object(${listingItemSql})::text as item
        from listings l where ${sql.join(' and ')}
        order by ${column} ${direction}, l.id ${direction} limit $${values.length}) as page on true`,
    values,
  };
  const isPrepared = filterCount <= MOST_PREPARED_FILTERS && !shape.includes('q');
  const { rows } = await db.query<{ version: number; id: string | null; sort_value: string; item: string }>(
    isPrepared ? { name: `discover ${filters.sort} ${shape.join('')}`, ...statement } : statement,
  );
  const found = rows.filter(({ id }) => id !== null);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => item),
    last: last ? { value: last.sort_value, id: last.id ?? '' } : null,
    hasMore: found.length > limit,
    version: rows[0]?.version ?? 0,
  };
}

/** `least` would make a number of rooms that is not stated into many. */
const roomsSql = (column: string): string =>
  `case when ${column} > ${MANY_ROOMS} then ${MANY_ROOMS} else ${column} end`;

const CELLS = `district, property_type, property_sub_type, ${roomsSql('number_of_bedrooms')}, ${roomsSql('number_of_bathrooms')}, furniture_status`;

/** Live listings counted by every combination of facet values; only those that match `words`, unless it is ''. */
export async function listDiscoverCells(db: Queryable, words: string): Promise<DiscoverCells> {
  const condition = words === '' ? '' : `and l.search @@ to_tsquery('simple'::regconfig, $1)`;
  const { rows } = await db.query<{ version: number; cells: [...(string | number | null)[]][] | null }>({
    text: `select ${VERSION} as version, (select json_agg(json_build_array(d, t, s, b, h, f, n)) from (
        select ${CELLS}, count(*)::int from listings l where l.status = 'live' ${condition} group by 1, 2, 3, 4, 5, 6
      ) as cell (d, t, s, b, h, f, n)) as cells`,
    values: words === '' ? [] : [words],
  });
  const cells = (rows[0]?.cells ?? []).map((row): Cell => {
    const [district, ...codes] = row.slice(0, -1);
    const slug = typeof district === 'string' ? (findDistrict(district)?.slug ?? null) : null;
    return [[slug, ...codes.map((code) => (code === null ? null : String(code)))], Number(row.at(-1))];
  });
  return { cells, version: rows[0]?.version ?? 0 };
}

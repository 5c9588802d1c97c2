import type { DiscoverFilters, DiscoverSort } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import { listingItemSql } from '../listings/listingSql.ts';
import type { Cursor } from './cursor.ts';
import { VERSION_SQL } from './queries.ts';
import {
  addFacetConditions,
  addOtherConditions,
  compileConditions,
  formatOtherKey,
  listDistrictCodes,
} from './searchConditions.ts';

/** One page as the database gives it; items are JSON texts of `ListingItem`. */
export interface DiscoverRows {
  items: string[];
  /** Where the last item stands in the order, or null when there are none. */
  last: Cursor | null;
  hasMore: boolean;
  /** State of the listings the page was read at: it grows with every committed change. */
  version: number;
}

/** How many listings a page has when nobody says otherwise. */
export const DEFAULT_LIMIT = 24;

interface Order {
  column: string;
  /** The column's value as text that sorts back to exactly the same value. */
  formatText: (value: string) => string;
  type: string;
  direction: 'asc' | 'desc';
}

const asText = (value: string): string => `${value}::text`;

const orders: Readonly<Record<DiscoverSort, Order>> = {
  newest: {
    column: 'listed_at',
    formatText: (value) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: 'timestamptz',
    direction: 'desc',
  },
  rentAsc: { column: 'monthly_rent', formatText: asText, type: 'integer', direction: 'asc' },
  rentDesc: { column: 'monthly_rent', formatText: asText, type: 'integer', direction: 'desc' },
  areaDesc: { column: 'area_sqm', formatText: asText, type: 'numeric', direction: 'desc' },
};

/**
 * With more filters than this a search is rare: it is planned each time instead of kept prepared, as are searches by
 * ranges and words, whose plan depends on how much they leave, and pages of another length.
 */
const MAX_PREPARED_FILTERS = 2;

/**
 * The ids and places in the order of one page, with the values of its parameters. It names only columns that the index of
 * the order holds, so that listings which do not fit are never opened. Several districts are read each in its own order.
 * The limit is written out: a kept plan must know how few rows are wanted.
 */
function selectPositions(filters: DiscoverFilters, cursor: Cursor | null, limit: number) {
  const { column, type, direction } = orders[filters.sort];
  const isPlain = formatOtherKey(filters) === '';
  const isByDistrict = isPlain && filters.searchParams.length > 1;
  const { sql, values, shape } = compileConditions(
    isByDistrict ? { ...filters, searchParams: [] } : filters,
    addFacetConditions,
    addOtherConditions,
  );
  if (isByDistrict) {
    values.push(listDistrictCodes(filters));
    sql.push('l.district = asked.district');
    shape.push('D');
  }
  const isPrepared = isPlain && shape.length <= MAX_PREPARED_FILTERS && limit === DEFAULT_LIMIT;
  const requested = isByDistrict
    ? `unnest($${values.length}::text[]) as asked (district)`
    : '(select) as asked';
  if (cursor) {
    values.push(cursor.value, cursor.id);
    const [value, id] = [`$${values.length - 1}::${type}`, `$${values.length}`];
    sql.push(`(l.${column}, l.id) ${direction === 'asc' ? '>' : '<'} (${value}, ${id})`);
    shape.push('>');
  }
  const inOrder = `order by value ${direction}, id ${direction} limit ${limit + 1}`;
  const text = `select place.* from ${requested}, lateral (
      select l.id, l.${column} as value from listings l where ${sql.join(' and ')} ${inOrder}) as place ${inOrder}`;
  return { text, values, ...(isPrepared && { name: `discover ${filters.sort} ${shape.join('')}` }) };
}

/** One page of the live listings in the order asked for, after the cursor. */
export async function listDiscoverPage(
  db: Queryable,
  filters: DiscoverFilters,
  cursor: Cursor | null,
  limit: number,
): Promise<DiscoverRows> {
  const { formatText, direction } = orders[filters.sort];
  const { text, ...statement } = selectPositions(filters, cursor, limit);
  const { rows } = await db.query<{ version: number; id: string | null; sort_value: string; item: string }>({
    ...statement,
    text: `select ${VERSION_SQL} as version, page.* from (select) as always left join lateral (
        select l.id, ${formatText('place.value')} as sort_value, json_build_object(${listingItemSql})::text as item
        from (${text}) as place join listings l on l.id = place.id
        order by place.value ${direction}, place.id ${direction}) as page on true`,
  });
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

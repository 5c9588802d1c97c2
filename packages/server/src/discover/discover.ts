import { type DiscoverFilters, readDiscoverFilters } from '@sewa/formatters';
import type { Database, Queryable } from '../database/database.ts';
import { writeCounts } from './countDiscover.ts';
import { findCursor, writeCursor } from './cursor.ts';
import type { FacetCounter } from './FacetCounter.ts';
import { DEFAULT_LIMIT, type DiscoverRows, listDiscoverPage } from './pageQueries.ts';

const MOST_LISTINGS = 48;

function readLimit(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return DEFAULT_LIMIT;
  return Math.min(Math.max(Number(text), 1), MOST_LISTINGS);
}

async function findRows(
  db: Queryable,
  counter: FacetCounter,
  filters: DiscoverFilters,
  query: URLSearchParams,
): Promise<DiscoverRows> {
  const version = await counter.findEmptyAt(filters);
  if (version !== null) return { items: [], last: null, hasMore: false, version };
  const cursor = findCursor(filters.sort, query.get('cursor'));
  return listDiscoverPage(db, filters, cursor, readLimit(query.get('limit')));
}

async function readPage(
  db: Queryable,
  counter: FacetCounter,
  query: URLSearchParams,
): Promise<{ page: DiscoverRows; json: string }> {
  const filters = readDiscoverFilters(query);
  const page = await findRows(db, counter, filters, query);
  const nextCursor = page.hasMore && page.last ? writeCursor(filters.sort, page.last) : null;
  return { page, json: `"items":[${page.items.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}` };
}

/** Searches the live listings; answers the JSON text of a `DiscoverPage`. Whatever a filter does not know is dropped. */
export async function discover(db: Database, counter: FacetCounter, query: URLSearchParams): Promise<string> {
  const { page, json } = await readPage(db, counter, query);
  return `{${json},${await writeCounts(counter, readDiscoverFilters(query), page.version)}}`;
}

/** Searches the live listings without counting them; answers the JSON text of a `DiscoverHomes`. */
export async function listDiscover(
  db: Queryable,
  counter: FacetCounter,
  query: URLSearchParams,
): Promise<string> {
  return `{${(await readPage(db, counter, query)).json}}`;
}

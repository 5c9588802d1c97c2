import { readDiscoverFilters } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import { findCursor, writeCursor } from './cursor.ts';
import type { FacetCounter } from './FacetCounter.ts';
import { listDiscoverPage } from './queries.ts';

const DEFAULT_LIMIT = 24;
const MOST_LISTINGS = 48;

function readLimit(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return DEFAULT_LIMIT;
  return Math.min(Math.max(Number(text), 1), MOST_LISTINGS);
}

/** Searches the live listings; answers the JSON text of a `DiscoverPage`. Whatever a filter does not know is dropped. */
export async function discover(
  db: Queryable,
  counter: FacetCounter,
  query: URLSearchParams,
): Promise<string> {
  const filters = readDiscoverFilters(query);
  const cursor = findCursor(filters.sort, query.get('cursor'));
  const page = await listDiscoverPage(db, filters, cursor, readLimit(query.get('limit')));
  const { total, facets } = await counter.count(filters, page.version);
  const nextCursor = page.hasMore && page.last ? writeCursor(filters.sort, page.last) : null;
  return `{"items":[${page.items.join(',')}],"total":${total},"facets":${JSON.stringify(facets)},"nextCursor":${JSON.stringify(nextCursor)}}`;
}

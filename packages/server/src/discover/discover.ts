import { type DiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { formatCounts } from './countDiscover.ts';
import { findCursor, serializeCursor } from './cursor.ts';
import { DEFAULT_LIMIT, type DiscoverRows, listDiscoverPage } from './pageQueries.ts';

const MAX_LISTINGS = 48;

function getReadLimit(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return DEFAULT_LIMIT;
  return Math.min(Math.max(Number(text), 1), MAX_LISTINGS);
}

async function findRows(
  { db, counter }: Context,
  filters: DiscoverFilters,
  query: URLSearchParams,
): Promise<DiscoverRows> {
  const version = await counter.findEmptyAt(filters);
  if (version !== null) return { items: [], last: null, hasMore: false, version };
  const cursor = findCursor(filters.sort, query.get('cursor'));
  return listDiscoverPage(db, filters, cursor, getReadLimit(query.get('limit')));
}

async function parsePage(
  ctx: Context,
  query: URLSearchParams,
): Promise<{ page: DiscoverRows; json: string }> {
  const filters = parseDiscoverFilters(query);
  const page = await findRows(ctx, filters, query);
  const nextCursor = page.hasMore && page.last ? serializeCursor(filters.sort, page.last) : null;
  return { page, json: `"items":[${page.items.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}` };
}

/** Searches the live listings and counts them. Whatever a filter does not know is dropped. */
export const discover = defineVerb(anyone, async (ctx, { query }: RouteInput<'discover'>) => {
  const { page, json } = await parsePage(ctx, query);
  const counts = await formatCounts(ctx.counter, parseDiscoverFilters(query), page.version);
  return new JsonText(`{${json},${counts}}`);
});

/** Searches the live listings without counting them. */
export const listDiscover = defineVerb(
  anyone,
  async (ctx, { query }: RouteInput<'listDiscover'>) =>
    new JsonText(`{${(await parsePage(ctx, query)).json}}`),
);

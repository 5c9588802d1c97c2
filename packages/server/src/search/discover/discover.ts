import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import type { MapSearch } from './columnSearch.ts';
import type { FacetCounts } from './columns/ListingColumns.ts';
import { formatCounts } from './countDiscover.ts';
import { findCursor, serializeCursor } from './cursor.ts';
import { formatPlaces } from './formatPlaces.ts';
import { parseMapSearch } from './parseMapSearch.ts';

/** Default page size. */
const DEFAULT_LIMIT = 24;
const MAX_LISTINGS = 48;

function getReadLimit(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return DEFAULT_LIMIT;
  return Math.min(Math.max(Number(text), 1), MAX_LISTINGS);
}

interface Page {
  readonly json: string;
  readonly filters: MapSearch;
  readonly counts: FacetCounts;
}

async function findPage({ listingIndex, db }: Context, query: URLSearchParams): Promise<Page> {
  const filters = parseMapSearch(query);
  const cursor = findCursor(filters.sort, query.get('cursor'));
  const { itemsJson, next, counts } = await listingIndex.find(
    filters,
    cursor,
    getReadLimit(query.get('limit')),
    db,
  );
  const nextCursor = next && serializeCursor(filters.sort, next);
  const json = `"items":${itemsJson},"nextCursor":${JSON.stringify(nextCursor)}${formatPlaces(filters)}`;
  return { json, filters, counts };
}

/** Searches and counts live listings. Unknown filter values are ignored. */
export const discover = defineVerb(anyone, async (ctx, { query }: RouteInput<'discover'>) => {
  const { json, filters, counts } = await findPage(ctx, query);
  return new JsonText(`{${json},${await formatCounts(ctx.listingIndex, filters, counts)}}`);
});

/** Searches live listings without counting. */
export const listDiscover = defineVerb(
  anyone,
  async (ctx, { query }: RouteInput<'listDiscover'>) =>
    new JsonText(`{${(await findPage(ctx, query)).json}}`),
);

import { type DiscoverFilters, normalizeDiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { FacetCounts } from './ListingColumns.ts';
import type { ListingIndex } from './ListingIndex.ts';

/** What can be taken out of a search as one: the two ends of the rent are. */
const liftable = {
  propertyTypes: ['propertyTypes'],
  propertySubTypes: ['propertySubTypes'],
  noOfBedRooms: ['noOfBedRooms'],
  noOfBathRooms: ['noOfBathRooms'],
  furnitureStatus: ['furnitureStatus'],
  amenities: ['amenities'],
  searchParams: ['searchParams'],
  rent: ['rentMin', 'rentMax'],
  areaMin: ['areaMin'],
  availableFrom: ['availableFrom'],
  q: ['q'],
} as const satisfies Record<string, readonly (keyof DiscoverFilters)[]>;

const isRequested = (value: DiscoverFilters[keyof DiscoverFilters]): boolean =>
  value !== null && String(value) !== '';

async function countWithout(index: ListingIndex, filters: DiscoverFilters): Promise<Record<string, number>> {
  const lifted = Object.entries(liftable).filter(([, parts]) =>
    parts.some((part) => isRequested(filters[part])),
  );
  const totals = lifted.map(async ([name, parts]) => {
    const rest = normalizeDiscoverFilters({
      ...filters,
      ...Object.fromEntries(parts.map((part) => [part, undefined])),
    });
    return [name, (await index.count(rest)).total] as const;
  });
  return Object.fromEntries(await Promise.all(totals));
}

/** The exact numbers of a search, as members of a JSON object. */
export async function formatCounts(
  index: ListingIndex,
  filters: DiscoverFilters,
  { total, facets }: FacetCounts,
): Promise<string> {
  const withoutFilter = total === 0 ? await countWithout(index, filters) : {};
  return `"total":${total},"facets":${JSON.stringify(facets)},"withoutFilter":${JSON.stringify(withoutFilter)}`;
}

/** Counts the live listings that a search finds. */
export const countDiscover = defineVerb(
  anyone,
  async ({ listingIndex }, { query }: RouteInput<'countDiscover'>) => {
    const filters = parseDiscoverFilters(query);
    return new JsonText(`{${await formatCounts(listingIndex, filters, await listingIndex.count(filters))}}`);
  },
);

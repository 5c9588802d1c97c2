import { type DiscoverFilters, normalizeDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import type { MapSearch } from './columnSearch.ts';
import type { FacetCounts } from './columns/ListingColumns.ts';
import { formatPlaces } from './formatPlaces.ts';
import type { ListingIndex } from './ListingIndex.ts';
import { parseMapSearch } from './parseMapSearch.ts';

/** Filters that can be removed from a search; both ends of the rent count as one, and so do all places to live in or near. */
const liftable = {
  propertyTypes: ['propertyTypes'],
  propertySubTypes: ['propertySubTypes'],
  noOfBedRooms: ['noOfBedRooms'],
  noOfBathRooms: ['noOfBathRooms'],
  furnitureStatus: ['furnitureStatus'],
  amenities: ['amenities'],
  searchParams: ['searchParams'],
  places: ['in', 'near'],
  to: ['to'],
  station: ['station'],
  pets: ['pets'],
  cooking: ['cooking'],
  visitors: ['visitors'],
  rent: ['rentMin', 'rentMax'],
  areaMin: ['areaMin'],
  availableFrom: ['availableFrom'],
  q: ['q'],
} as const satisfies Record<string, readonly (keyof DiscoverFilters)[]>;

const isRequested = (value: DiscoverFilters[keyof DiscoverFilters]): boolean =>
  value !== null && String(value) !== '';

async function countWithout(index: ListingIndex, filters: MapSearch): Promise<Record<string, number>> {
  const lifted = Object.entries(liftable).filter(([, parts]) =>
    parts.some((part) => isRequested(filters[part])),
  );
  const { bounds = null } = filters;
  const searches = lifted.map(([, parts]) => ({
    ...normalizeDiscoverFilters({
      ...filters,
      ...Object.fromEntries(parts.map((part) => [part, undefined])),
    }),
    bounds,
  }));
  const counts = await index.count(searches);
  return Object.fromEntries(lifted.map(([name], place) => [name, counts[place]?.total ?? 0]));
}

/** The exact counts of a search, as members of a JSON object. */
export async function formatCounts(
  index: ListingIndex,
  filters: MapSearch,
  { total, facets }: FacetCounts,
): Promise<string> {
  const withoutFilter = total === 0 ? await countWithout(index, filters) : {};
  return `"total":${total},"facets":${JSON.stringify(facets)},"withoutFilter":${JSON.stringify(withoutFilter)}`;
}

/** Counts the live listings that match a search. */
export const countDiscover = defineVerb(
  anyone,
  async ({ listingIndex }, { query }: RouteInput<'countDiscover'>) => {
    const filters = parseMapSearch(query);
    const [counts] = await listingIndex.count([filters]);
    // One result per requested search.
    return new JsonText(
      `{${await formatCounts(listingIndex, filters, counts as FacetCounts)}${formatPlaces(filters)}}`,
    );
  },
);

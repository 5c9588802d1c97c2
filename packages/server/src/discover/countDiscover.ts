import { type DiscoverFilters, normalizeDiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { FacetCounter } from './FacetCounter.ts';
import { getListingVersion } from './queries.ts';

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

async function countWithout(
  counter: FacetCounter,
  filters: DiscoverFilters,
  version: number,
): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const [name, parts] of Object.entries(liftable)) {
    if (!parts.some((part) => isRequested(filters[part]))) continue;
    const rest = normalizeDiscoverFilters({
      ...filters,
      ...Object.fromEntries(parts.map((part) => [part, undefined])),
    });
    totals[name] = (await counter.count(rest, version)).total;
  }
  return totals;
}

/** The exact numbers of a search, as members of a JSON object. */
export async function formatCounts(
  counter: FacetCounter,
  filters: DiscoverFilters,
  version: number,
): Promise<string> {
  const { total, facets } = await counter.count(filters, version);
  const withoutFilter = total === 0 ? await countWithout(counter, filters, version) : {};
  return `"total":${total},"facets":${JSON.stringify(facets)},"withoutFilter":${JSON.stringify(withoutFilter)}`;
}

/** Counts the live listings that a search finds. */
export const countDiscover = defineVerb(
  anyone,
  async ({ db, counter }, { query }: RouteInput<'countDiscover'>) =>
    new JsonText(
      `{${await formatCounts(counter, parseDiscoverFilters(query), await getListingVersion(db))}}`,
    ),
);

import type { DiscoverFilters } from '@sewa/formatters';
import type { Bounds, ColumnSearch, PlaceSearch } from './columns/columns.ts';
import { ruleBits } from './columns/listingRow.ts';
import { listTerms } from './searchTerms.ts';

const MILLISECONDS_OF_DAY = 86_400_000;
const CENTS = 100;

/** Whether only the index can answer a search: it asks for places, walks, ways or house rules, which SQL has no conditions for. */
export const isForIndex = ({
  in: areas,
  near,
  to,
  station,
  pets,
  cooking,
  visitors,
}: DiscoverFilters): boolean =>
  areas.length + near.length + to.length > 0 ||
  [station, pets, cooking, visitors].some((value) => value !== null);

/** A search, perhaps on a part of the map only. */
export interface MapSearch extends DiscoverFilters {
  readonly bounds?: Bounds | null;
}

function makePlaceSearch(filters: MapSearch): PlaceSearch | null {
  const { in: areas, near, to, station, bounds = null } = filters;
  if (bounds === null && !isForIndex(filters)) return null;
  const rules = (['pets', 'cooking', 'visitors'] as const)
    .filter((rule) => filters[rule] !== null)
    .reduce((mask, rule) => mask | ruleBits[rule], 0);
  return { in: areas, near, to, station, rules, bounds };
}

/** Converts a search to the units of the columns. */
export function makeSearch(filters: MapSearch): ColumnSearch {
  const { rentMin, rentMax, areaMin, availableFrom } = filters;
  const terms = listTerms(filters.q);
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
    areaMin,
    day: availableFrom === null ? null : Date.parse(availableFrom) / MILLISECONDS_OF_DAY,
    beginnings: terms.length > 0 ? terms : null,
    places: makePlaceSearch(filters),
  };
}

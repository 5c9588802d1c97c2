import type { DiscoverFilters } from '@sewa/formatters';
import type { ColumnSearch } from './columns/columns.ts';
import { listTerms } from './searchTerms.ts';

const MILLISECONDS_OF_DAY = 86_400_000;
const CENTS = 100;

/** Converts a search to the units of the columns. */
export function makeSearch(filters: DiscoverFilters): ColumnSearch {
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
  };
}

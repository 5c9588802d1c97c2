import { parseDiscoverFilters } from '@sewa/formatters';
import type { MapSearch } from './columnSearch.ts';
import { parseBounds } from './parseBounds.ts';

/** A search as an address asks for it, on a part of the map if it names one; throws where that is none. */
export function parseMapSearch(query: URLSearchParams): MapSearch {
  const bounds = query.get('bounds');
  return { ...parseDiscoverFilters(query), bounds: bounds === null ? null : parseBounds(bounds) };
}

import type { RouteParams } from '@sewa/api/client';
import { type DiscoverFilters, normalizeDiscoverFilters } from '@sewa/formatters';

/** The parameters of one search call: one spelling per search, so that equal searches share one cache entry. */
export function searchQuery(filters: DiscoverFilters, cursor: string | null = null): RouteParams<'discover'> {
  const { q, sort, ...chosen } = normalizeDiscoverFilters(filters);
  const given = Object.entries(chosen).filter(([, value]) => value !== null && String(value) !== '');
  return {
    ...Object.fromEntries(given),
    ...(q ? { q } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(cursor ? { cursor } : {}),
  };
}

/** The parameters of the call that counts a search. */
export function countQuery(filters: DiscoverFilters): RouteParams<'countDiscover'> {
  return searchQuery({ ...filters, sort: 'newest' });
}

/** Whether a search asks only for what the server has counted already; a range, amenities, places, house rules or words take their time. */
export function isCountedAtOnce({
  amenities,
  rentMin,
  rentMax,
  areaMin,
  availableFrom,
  q,
  in: areas,
  near,
  to,
  station,
  pets,
  cooking,
  visitors,
}: DiscoverFilters): boolean {
  return (
    [amenities, areas, near, to].every(({ length }) => length === 0) &&
    [rentMin, rentMax, areaMin, availableFrom, station, pets, cooking, visitors, q || null].every(
      (requested) => requested === null,
    )
  );
}

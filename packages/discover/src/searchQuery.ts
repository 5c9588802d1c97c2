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

import type { RouteParams } from '@sewa/api/client';
import type { DiscoverFilters } from '@sewa/formatters';
import { searchQuery } from '../searchQuery.ts';

/** The search for homes that are further away than an empty one allows. */
export interface NearestSearch {
  /** What is given up: the walk, the way, or the area. */
  readonly kind: 'walk' | 'way' | 'area';
  /** The places they are near, can get to, or are outside of. */
  readonly places: readonly string[];
  /** The places that each home has its minutes to. */
  readonly to: readonly string[];
  readonly query: RouteParams<'listDiscover'>;
}

const NEAREST = 3;
const MAX_WALK = 60;
const MAX_WAY = 120;

const placesOf = (list: DiscoverFilters['to']) => list.map(({ place }) => place);

/** Finds the search for the nearest homes to the places that an empty search names; null if it names none. */
export function findNearest(filters: DiscoverFilters): NearestSearch | null {
  const { in: areas, near, to } = filters;
  const ask = (search: Partial<DiscoverFilters>): RouteParams<'listDiscover'> => ({
    ...searchQuery({ ...filters, in: [], near: [], to: [], station: null, ...search }),
    limit: NEAREST,
  });
  if (to.length > 0) {
    const far = to.map(({ place }) => ({ place, minutes: MAX_WAY }));
    const places = placesOf(to);
    return { kind: 'way', places, to: places, query: ask({ to: far, sort: 'minutes' }) };
  }
  if (near.length > 0) {
    const places = placesOf(near);
    // Minutes come with `to` only, which wants all of its places: asked for where there is one.
    const ways = near.length === 1 ? near.map(({ place }) => ({ place, minutes: MAX_WAY })) : [];
    const far = near.map(({ place }) => ({ place, minutes: MAX_WALK }));
    return {
      kind: 'walk',
      places,
      to: placesOf(ways),
      query: ask({ near: far, to: ways, sort: 'minutes' }),
    };
  }
  return areas.length > 0 ? { kind: 'area', places: areas, to: [], query: ask({}) } : null;
}

import type { RouteAnswer } from '@sewa/api/client';

/** The names of the places that a search names, by 'kind:id'. */
export type PlaceNames = RouteAnswer<'listDiscover'>['places'];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a place, or its id in words while the name isn't known. */
export function namePlace(place: string, names: PlaceNames): string {
  const id = place.slice(place.indexOf(':') + 1);
  return names?.[place] ?? id.split('-').filter(Boolean).map(capitalize).join(' ');
}

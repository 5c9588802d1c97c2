import type { DiscoverFilters } from '@sewa/formatters';
import { findPlaceName } from '../../homes/gazetteer/findPlace.ts';

/** The names of the places that a search names, as a further member of a JSON object; '' if it names none. */
export function formatPlaces({ in: areas, near, to }: DiscoverFilters): string {
  const places = [...areas, ...near.map(({ place }) => place), ...to.map(({ place }) => place)];
  if (places.length === 0) return '';
  const names = places.flatMap((place) => {
    const name = findPlaceName(place);
    return name === null ? [] : [[place, name]];
  });
  return `,"places":${JSON.stringify(Object.fromEntries(names))}`;
}

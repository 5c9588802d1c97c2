import type { ListingItem } from '@sewa/api/client';
import * as messages from './messages.ts';

const MAX_MINUTES = 60;

/** The walk from a home to its nearest station: '7 min walk to Great World (TE15)'; null where none is near. */
export function describeStation({ station }: Pick<ListingItem, 'station'>): string | null {
  if (!station) return null;
  return messages.walkTo(station.minutes, messages.stationName(station.name, station.codes));
}

/** The ways from a home to the places of a search, by their names: 'about 24 min to Raffles Place'. */
export function describeWays({ minutes }: Pick<ListingItem, 'minutes'>, places: readonly string[]): string[] {
  return (minutes ?? []).flatMap((way, index) => {
    const place = places[index];
    if (place === undefined) return [];
    return [way > MAX_MINUTES ? messages.longWayTo(place) : messages.wayTo(way, place)];
  });
}

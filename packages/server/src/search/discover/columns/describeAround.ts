import type { ListingItem } from '@sewa/api/client';
import { LONGEST_NAMED_WALK } from '../../../homes/places/findNearestStation.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { makeWay } from './placeColumns.ts';
import type { SpotColumns } from './SpotTable.ts';

/** What an item of a search says of its surroundings. */
export interface Around {
  readonly station: NonNullable<ListingItem['station']> | null;
  /** Minutes to each place that was asked for. */
  readonly minutes: readonly number[];
}

/** What is around some spots, and the minutes from each to some places; null for one that is not there. */
export function describeAround(
  columns: SpotColumns,
  surroundings: Surroundings,
  spots: readonly (number | null)[],
  places: readonly string[],
): (Around | null)[] {
  const ways = places.map((place) => makeWay(columns, surroundings, place));
  return spots.map((spot) => {
    if (spot === null) return null;
    const walk = columns.walk1[spot] as number;
    const station = surroundings.stations[columns.station1[spot] as number];
    const isNear = station !== undefined && walk <= LONGEST_NAMED_WALK;
    return {
      station: isNear ? { name: station.name, codes: station.codes, minutes: walk } : null,
      minutes: ways.map((way) => way(spot)),
    };
  });
}

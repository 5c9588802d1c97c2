import type { ListingItem } from '@sewa/api/client';
import { LONGEST_NAMED_WALK } from '../../../homes/places/findNearestStation.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import type { Columns } from './columns.ts';
import { makeWay } from './placeColumns.ts';

/** What an item of a search says of its surroundings. */
export interface Around {
  readonly station: NonNullable<ListingItem['station']> | null;
  /** Minutes to each place that was asked for. */
  readonly minutes: readonly number[];
}

/** What is around some rows, and the minutes from each to some places; null for a row that is not there. */
export function describeAround(
  columns: Columns,
  surroundings: Surroundings,
  rows: readonly (number | null)[],
  places: readonly string[],
): (Around | null)[] {
  const ways = places.map((place) => makeWay(columns, surroundings, place));
  return rows.map((row) => {
    if (row === null) return null;
    const walk = columns.walk1[row] as number;
    const station = surroundings.stations[columns.station1[row] as number];
    const isNear = station !== undefined && walk <= LONGEST_NAMED_WALK;
    return {
      station: isNear ? { name: station.name, codes: station.codes, minutes: walk } : null,
      minutes: ways.map((way) => way(row)),
    };
  });
}

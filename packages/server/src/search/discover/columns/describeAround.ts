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

/** What is around a row, and the minutes from there to some places. */
export function describeAround(
  columns: Columns,
  surroundings: Surroundings,
  row: number,
  places: readonly string[],
): Around {
  const walk = columns.walk1[row] as number;
  const station = surroundings.stations[columns.station1[row] as number];
  return {
    station:
      station && walk <= LONGEST_NAMED_WALK
        ? { name: station.name, codes: station.codes, minutes: walk }
        : null,
    minutes: places.map((place) => makeWay(columns, surroundings, place)(row)),
  };
}

import { measureMetres } from './measureMetres.ts';
import type { Position } from './parsePosition.ts';
import type { StationRow } from './queries.ts';
import { readStationExits } from './readStationExits.ts';

/** A station that runs, with all codes of its name. */
export interface OpenStation {
  readonly name: string;
  readonly codes: string[];
  readonly position: Position;
  /** Where a walk to it ends: its exits, else where its codes are. */
  readonly ends: readonly Position[];
}

/** A station and how far it is in a straight line, to the nearest of its ends. */
export interface StationDistance {
  /** Its place in the list. */
  readonly place: number;
  readonly station: OpenStation;
  readonly metres: number;
}

/** An exit farther from its station than this, in metres, is that of another station of this name. */
const FARTHEST_EXIT = 400;

/** Stations whose exits are measured, besides those that are named. */
const SPARE = 3;

/** Whether a station runs on a day. */
const isOpenOn = ({ open_from, open_to }: StationRow, day: string): boolean =>
  open_from !== null && open_from <= day && (open_to === null || open_to > day);

/** The stations that run on a day, in the order of their first codes; codes of one name are one station. */
export function groupOpenStations(rows: readonly StationRow[], day: string): OpenStation[] {
  const exits = readStationExits();
  const byName = new Map<string, StationRow[]>();
  for (const row of rows)
    if (isOpenOn(row, day)) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  return [...byName].map(([name, own]) => {
    const positions = own.map(({ latitude, longitude }) => ({ latitude, longitude }));
    const ownExits = (exits.get(name) ?? []).filter((exit) =>
      positions.some((position) => measureMetres(exit, position) <= FARTHEST_EXIT),
    );
    return {
      name,
      codes: own.map(({ code }) => code).sort(),
      // Every name has a row.
      position: positions[0] as Position,
      ends: ownExits.length > 0 ? ownExits : positions,
    };
  });
}

function measureNearest(ends: readonly Position[], from: Position): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const end of ends) nearest = Math.min(nearest, measureMetres(end, from));
  return nearest;
}

/** The first so many of the stations by the distance of their middles: of all homes, so without sorting all stations. */
function selectNearest(stations: readonly OpenStation[], from: Position, count: number): number[] {
  const places: number[] = [];
  const distances: number[] = [];
  stations.forEach(({ position }, place) => {
    const metres = measureMetres(position, from);
    if (places.length === count && metres >= (distances[count - 1] as number)) return;
    let rank = places.length;
    while (rank > 0 && (distances[rank - 1] as number) > metres) rank -= 1;
    places.splice(rank, 0, place);
    distances.splice(rank, 0, metres);
    places.length = Math.min(places.length, count);
    distances.length = places.length;
  });
  return places;
}

/** The stations that are nearest to a position, the nearest first; exits are measured of those whose middle is near. */
export function findNearestStations(
  stations: readonly OpenStation[],
  from: Position,
  max: number,
): StationDistance[] {
  return selectNearest(stations, from, max + SPARE)
    .map((place) => {
      const station = stations[place] as OpenStation;
      return { place, station, metres: measureNearest(station.ends, from) };
    })
    .sort((one, other) => one.metres - other.metres)
    .slice(0, max);
}

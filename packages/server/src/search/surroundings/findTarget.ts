import { findPlace } from '../../homes/gazetteer/findPlace.ts';
import { trainLines } from '../../homes/gazetteer/trainLines.ts';
import { estimateWalk } from '../../homes/places/estimateWalk.ts';
import { findNearestStations, type OpenStation } from '../../homes/places/openStations.ts';
import type { Position } from '../../homes/places/parsePosition.ts';
import { NO_WAY } from '../trains/makeTrainMatrix.ts';
import type { Surroundings } from './Surroundings.ts';

/** Where a walk to a place can end. */
export interface Target {
  readonly ends: readonly Position[];
  /** By the place of a station in the surroundings, the minutes from there by train and then on foot; `NO_WAY` without a way. */
  readonly fromStation: Uint8Array;
}

/** Stations from which people walk to a place. */
const MAX_STATIONS = 3;

const makeStationId = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The stations that a place of the kinds station and line names, as places in the list. */
function listNamedStations(stations: readonly OpenStation[], kind: string, id: string): number[] {
  const letters = kind === 'line' ? (trainLines.find((line) => line.id === id)?.letters ?? []) : [];
  return stations.flatMap(({ name, codes }, place) => {
    const isNamed =
      kind === 'line'
        ? codes.some((code) => letters.includes(code.replace(/\d.*/, '')))
        : kind === 'station' && makeStationId(name) === id;
    return isNamed ? [place] : [];
  });
}

/** Where a place is that a search names by 'kind:id'; without ends if nobody knows it. */
function findEnds(
  { stations }: Surroundings,
  place: string,
): { ends: readonly Position[]; walks: readonly (readonly [station: number, minutes: number])[] } {
  const [kind = '', id = ''] = place.split(':');
  const named = listNamedStations(stations, kind, id);
  if (named.length > 0)
    return {
      ends: named.flatMap((station) => stations[station]?.ends ?? []),
      walks: named.map((station) => [station, 0]),
    };
  const position = findPlace(place)?.position;
  if (!position) return { ends: [], walks: [] };
  const nearest = findNearestStations(stations, position, MAX_STATIONS);
  return {
    ends: [position],
    walks: nearest.map(({ place: station, metres }) => [station, estimateWalk(metres)]),
  };
}

/** A place that homes are to be near. */
export const findTargetEnds = (surroundings: Surroundings, place: string): readonly Position[] =>
  findEnds(surroundings, place).ends;

/** A place to get to by train or on foot; null if nobody knows it. */
export function findTarget(surroundings: Surroundings, place: string): Target | null {
  const { ends, walks } = findEnds(surroundings, place);
  if (ends.length === 0) return null;
  const trains = surroundings.trains();
  const fromStation = Uint8Array.from(surroundings.stations, (_, from) =>
    walks.reduce((least, [to, walk]) => {
      const ride = trains.getMinutes(from, to);
      return ride === NO_WAY ? least : Math.min(least, ride + walk);
    }, NO_WAY),
  );
  return { ends, fromStation };
}

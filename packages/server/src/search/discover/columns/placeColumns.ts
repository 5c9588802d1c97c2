import type { PlaceWithin } from '@sewa/formatters';
import { findPlace } from '../../../homes/gazetteer/findPlace.ts';
import { estimateWalk } from '../../../homes/places/estimateWalk.ts';
import { METRES_PER_DEGREE, METRES_PER_LONGITUDE } from '../../../homes/places/measureMetres.ts';
import { findNearestStations } from '../../../homes/places/openStations.ts';
import type { Position } from '../../../homes/places/parsePosition.ts';
import { findTarget, findTargetEnds } from '../../surroundings/findTarget.ts';
import { findPlanningArea } from '../../surroundings/planningAreas.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { NO_WAY } from '../../trains/makeTrainMatrix.ts';
import { type Columns, makeIsInBounds, type PlaceSearch } from './columns.ts';
import type { FoundRows } from './TextIndex.ts';

/** No area, no station. */
const NONE = 255;
const LONGEST = 254;

/** The columns of a row's nearest stations and the walks there, the nearest first. */
const stationColumns = ['station1', 'station2', 'station3'] as const;
const walkColumns = ['walk1', 'walk2', 'walk3'] as const;

/** Minutes of something, by row; `NO_WAY` where there is none. */
type MinutesOf = (row: number) => number;

/** What places leave of all rows. */
export interface FoundByPlace extends FoundRows {
  /** By row what 'minutes' orders by: the longest way, else the shortest walk. */
  readonly minutes: Uint8Array;
}

/** Notes in which area a row lies and which stations are near it. */
export function locateRow(columns: Columns, row: number, { areas, stations }: Surroundings): void {
  const position = { latitude: columns.latitude[row] as number, longitude: columns.longitude[row] as number };
  const isKnown = !Number.isNaN(position.latitude);
  const area = isKnown ? findPlanningArea(areas, position) : -1;
  columns.planningArea[row] = area === -1 ? NONE : area;
  const nearest = isKnown ? findNearestStations(stations, position, stationColumns.length) : [];
  stationColumns.forEach((name, place) => {
    const found = nearest[place];
    columns[name][row] = found?.place ?? NONE;
    columns[walkColumns[place] as 'walk1'][row] = found
      ? Math.min(estimateWalk(found.metres), LONGEST)
      : NO_WAY;
  });
}

/** The minutes' walk from a row to the nearest of some positions. */
function makeWalk({ latitude, longitude }: Columns, ends: readonly Position[]): MinutesOf {
  const [norths, easts] = [
    Float64Array.from(ends, (end) => end.latitude),
    Float64Array.from(ends, (end) => end.longitude),
  ];
  return (row) => {
    let least = Number.POSITIVE_INFINITY;
    for (let end = 0; end < norths.length; end += 1) {
      const north = ((latitude[row] as number) - (norths[end] as number)) * METRES_PER_DEGREE;
      const east = ((longitude[row] as number) - (easts[end] as number)) * METRES_PER_LONGITUDE;
      const square = north * north + east * east;
      if (square < least) least = square;
    }
    return least === Number.POSITIVE_INFINITY ? NO_WAY : Math.min(estimateWalk(Math.sqrt(least)), LONGEST);
  };
}

/** The minutes from a row to a place, by train or on foot, whichever is less. */
export function makeWay(columns: Columns, surroundings: Surroundings, place: string): MinutesOf {
  const target = findTarget(surroundings, place);
  if (!target) return () => NO_WAY;
  const walk = makeWalk(columns, target.ends);
  const { fromStation } = target;
  const stations = stationColumns.map((name) => columns[name]);
  const walks = walkColumns.map((name) => columns[name]);
  return (row) => {
    let least = walk(row);
    for (let near = 0; near < stations.length; near += 1) {
      const station = stations[near]?.[row] as number;
      const ride = station === NONE ? NO_WAY : (fromStation[station] as number);
      if (ride === NO_WAY) continue;
      const way = (walks[near]?.[row] as number) + ride;
      if (way < least) least = way;
    }
    return least;
  };
}

/** The places in the list of areas of those that a search names: 'areas:central-area' names several. */
function listAreas({ areas }: Surroundings, places: readonly string[]): Set<number> {
  const ids = places.flatMap((place) => {
    const [kind, id = ''] = place.split(':');
    return kind === 'areas' ? (findPlace(place)?.areas ?? []) : [id];
  });
  return new Set(areas.flatMap(({ id }, area) => (ids.includes(id) ? [area] : [])));
}

/** The longest of some ways from a row; `NO_WAY` where one of them is longer than its limit. */
function findLongest(ways: readonly MinutesOf[], limits: readonly PlaceWithin[], row: number): number {
  let longest = 0;
  for (let place = 0; place < ways.length; place += 1) {
    const minutes = ways[place]?.(row) ?? NO_WAY;
    if (minutes > (limits[place]?.minutes ?? 0)) return NO_WAY;
    longest = Math.max(longest, minutes);
  }
  return longest;
}

/** The rows that a search by places and house rules leaves of so many. */
export function findByPlace(
  columns: Columns,
  surroundings: Surroundings,
  { in: inAreas, near, to, station, rules, bounds }: PlaceSearch,
  size: number,
): FoundByPlace {
  const areas = listAreas(surroundings, inAreas);
  const walks = near.map(({ place }) => makeWalk(columns, findTargetEnds(surroundings, place)));
  const ways = to.map(({ place }) => makeWay(columns, surroundings, place));
  const isAnywhere = inAreas.length + near.length === 0;
  const longestWalk = station ?? NO_WAY;
  const isInBounds = bounds ? makeIsInBounds(columns, bounds) : () => true;
  const isHere = (row: number) =>
    ((columns.rules[row] as number) & rules) === rules &&
    (columns.walk1[row] as number) <= longestWalk &&
    isInBounds(row) &&
    (isAnywhere ||
      areas.has(columns.planningArea[row] as number) ||
      walks.some((walk, place) => walk(row) <= (near[place]?.minutes ?? 0)));
  const marks = new Uint8Array(size);
  const minutes = new Uint8Array(size).fill(NO_WAY);
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    if (!isHere(row)) continue;
    const way = findLongest(ways, to, row);
    if (way === NO_WAY) continue;
    marks[row] = 1;
    minutes[row] = ways.length > 0 ? way : walks.reduce((least, walk) => Math.min(least, walk(row)), NO_WAY);
    rows[count] = row;
    count += 1;
  }
  return { rows: rows.subarray(0, count), isMarked: (row) => marks[row] === 1, minutes };
}

import type { PlaceWithin } from '@sewa/formatters';
import { findPlace } from '../../../homes/gazetteer/findPlace.ts';
import { estimateWalk } from '../../../homes/places/estimateWalk.ts';
import { METRES_PER_DEGREE, METRES_PER_LONGITUDE } from '../../../homes/places/measureMetres.ts';
import type { Position } from '../../../homes/places/parsePosition.ts';
import { findTarget, findTargetEnds } from '../../surroundings/findTarget.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { NO_WAY } from '../../trains/makeTrainMatrix.ts';
import { makeIsInBounds, type PlaceSearch } from './columns.ts';
import { LONGEST, NONE, type SpotColumns, type SpotTable, stationColumns, walkColumns } from './SpotTable.ts';

/** Minutes of something, by spot; `NO_WAY` where there is none. */
type MinutesOf = (spot: number) => number;

/** What a search by places finds. */
export interface FoundByPlace {
  /** By spot, 1 where homes may be. */
  readonly spots: Uint8Array;
  /** By spot what 'minutes' orders by: the longest way, else the shortest walk. */
  readonly minutes: Uint8Array;
}

/** The minutes' walk from a spot to the nearest of some positions. */
function makeWalk({ latitude, longitude }: SpotColumns, ends: readonly Position[]): MinutesOf {
  const [norths, easts] = [
    Float64Array.from(ends, (end) => end.latitude),
    Float64Array.from(ends, (end) => end.longitude),
  ];
  return (spot) => {
    let least = Number.POSITIVE_INFINITY;
    for (let end = 0; end < norths.length; end += 1) {
      const north = ((latitude[spot] as number) - (norths[end] as number)) * METRES_PER_DEGREE;
      const east = ((longitude[spot] as number) - (easts[end] as number)) * METRES_PER_LONGITUDE;
      const square = north * north + east * east;
      if (square < least) least = square;
    }
    return least === Number.POSITIVE_INFINITY ? NO_WAY : Math.min(estimateWalk(Math.sqrt(least)), LONGEST);
  };
}

/** The minutes from a spot to a place, by train or on foot, whichever is less. */
export function makeWay(columns: SpotColumns, surroundings: Surroundings, place: string): MinutesOf {
  const target = findTarget(surroundings, place);
  if (!target) return () => NO_WAY;
  const walk = makeWalk(columns, target.ends);
  const { fromStation } = target;
  const stations = stationColumns.map((name) => columns[name]);
  const walks = walkColumns.map((name) => columns[name]);
  return (spot) => {
    let least = walk(spot);
    for (let near = 0; near < stations.length; near += 1) {
      const station = stations[near]?.[spot] as number;
      const ride = station === NONE ? NO_WAY : (fromStation[station] as number);
      if (ride === NO_WAY) continue;
      const way = (walks[near]?.[spot] as number) + ride;
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

/** The longest of some ways from a spot; `NO_WAY` where one of them is longer than its limit. */
function findLongest(ways: readonly MinutesOf[], limits: readonly PlaceWithin[], spot: number): number {
  let longest = 0;
  for (let place = 0; place < ways.length; place += 1) {
    const minutes = ways[place]?.(spot) ?? NO_WAY;
    if (minutes > (limits[place]?.minutes ?? 0)) return NO_WAY;
    longest = Math.max(longest, minutes);
  }
  return longest;
}

/** Where the homes may be that a search by places asks for. */
export function findByPlace(
  spots: SpotTable,
  surroundings: Surroundings,
  { in: inAreas, near, to, station, bounds }: PlaceSearch,
): FoundByPlace {
  const { columns } = spots;
  const areas = listAreas(surroundings, inAreas);
  const walks = near.map(({ place }) => makeWalk(columns, findTargetEnds(surroundings, place)));
  const ways = to.map(({ place }) => makeWay(columns, surroundings, place));
  const isAnywhere = inAreas.length + near.length === 0;
  const longestWalk = station ?? NO_WAY;
  const isInBounds = bounds ? makeIsInBounds(columns, bounds) : () => true;
  const isHere = (spot: number) =>
    (columns.walk1[spot] as number) <= longestWalk &&
    isInBounds(spot) &&
    (isAnywhere ||
      areas.has(columns.planningArea[spot] as number) ||
      walks.some((walk, place) => walk(spot) <= (near[place]?.minutes ?? 0)));
  const found = new Uint8Array(spots.size);
  const minutes = new Uint8Array(spots.size).fill(NO_WAY);
  for (let spot = 0; spot < spots.size; spot += 1) {
    if (!isHere(spot)) continue;
    const way = findLongest(ways, to, spot);
    if (way === NO_WAY) continue;
    found[spot] = 1;
    minutes[spot] =
      ways.length > 0 ? way : walks.reduce((least, walk) => Math.min(least, walk(spot)), NO_WAY);
  }
  return { spots: found, minutes };
}

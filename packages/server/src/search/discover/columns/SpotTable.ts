import { estimateWalk } from '../../../homes/places/estimateWalk.ts';
import { findNearestStations } from '../../../homes/places/openStations.ts';
import type { Position } from '../../../homes/places/parsePosition.ts';
import { findPlanningArea } from '../../surroundings/planningAreas.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { NO_WAY } from '../../trains/makeTrainMatrix.ts';
import { growAll } from './rowLists.ts';

/** No area, no station. */
export const NONE = 255;
/** The longest walk that is told from none. */
export const LONGEST = 254;

/** A degree of latitude is so many of the steps that positions are rounded to, each about a metre. */
const STEPS = 100_000;
/** More than the steps of all longitudes. */
const ALL_STEPS = 1e8;

/** The columns of a spot's nearest stations and the walks there, the nearest first. */
export const stationColumns = ['station1', 'station2', 'station3'] as const;
export const walkColumns = ['walk1', 'walk2', 'walk3'] as const;

const makeSpotColumns = (length: number) => ({
  /** Degrees; not a number where the position is unknown. */
  latitude: new Float64Array(length).fill(Number.NaN),
  longitude: new Float64Array(length).fill(Number.NaN),
  planningArea: new Uint8Array(length).fill(NONE),
  station1: new Uint8Array(length).fill(NONE),
  station2: new Uint8Array(length).fill(NONE),
  station3: new Uint8Array(length).fill(NONE),
  walk1: new Uint8Array(length).fill(NO_WAY),
  walk2: new Uint8Array(length).fill(NO_WAY),
  walk3: new Uint8Array(length).fill(NO_WAY),
});

/** Numbers of spots, by name. */
export type SpotColumns = ReturnType<typeof makeSpotColumns>;

/**
 * Where listings are, each position once, with what is around it: homes of a block share one, so that a million of them have some
 * thousand. Spot 0 is that of homes whose position is unknown. One that no home has any longer stays.
 */
export class SpotTable {
  readonly #spots = new Map<number, number>();
  #surroundings: Surroundings | null = null;
  columns = makeSpotColumns(1);
  size = 1;

  /** The spot of a position, which is new where no home had it. */
  find(position: Position | null): number {
    if (position === null) return 0;
    const [north, east] = [Math.round(position.latitude * STEPS), Math.round(position.longitude * STEPS)];
    const key = north * ALL_STEPS + east;
    const known = this.#spots.get(key);
    if (known !== undefined) return known;
    const spot = this.size;
    if (spot === this.columns.latitude.length) this.columns = growAll(this.columns);
    this.columns.latitude[spot] = north / STEPS;
    this.columns.longitude[spot] = east / STEPS;
    this.#spots.set(key, spot);
    this.size += 1;
    if (this.#surroundings) this.#locate(spot, this.#surroundings);
    return spot;
  }

  /** Notes what is around all spots, from now on and until it is said again. */
  surround(surroundings: Surroundings): void {
    this.#surroundings = surroundings;
    for (let spot = 1; spot < this.size; spot += 1) this.#locate(spot, surroundings);
  }

  #locate(spot: number, { areas, stations }: Surroundings): void {
    const { columns } = this;
    const position = {
      latitude: columns.latitude[spot] as number,
      longitude: columns.longitude[spot] as number,
    };
    const area = findPlanningArea(areas, position);
    columns.planningArea[spot] = area === -1 ? NONE : area;
    const nearest = findNearestStations(stations, position, stationColumns.length);
    stationColumns.forEach((name, place) => {
      const found = nearest[place];
      columns[name][spot] = found?.place ?? NONE;
      columns[walkColumns[place] as 'walk1'][spot] = found
        ? Math.min(estimateWalk(found.metres), LONGEST)
        : NO_WAY;
    });
  }
}

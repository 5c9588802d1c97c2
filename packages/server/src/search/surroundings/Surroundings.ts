import { groupOpenStations, type OpenStation } from '../../homes/places/openStations.ts';
import type { StationRow } from '../../homes/places/queries.ts';
import { makeTrainMatrix, type TrainMatrix } from '../trains/makeTrainMatrix.ts';
import type { PlanningArea } from './planningAreas.ts';

/** What was imported of the surroundings of homes. */
export interface SurroundingRows {
  readonly stations: readonly StationRow[];
  readonly areas: readonly PlanningArea[];
}

/** What is around homes on one day: the planning areas, and the stations that run. */
export interface Surroundings {
  readonly areas: readonly PlanningArea[];
  readonly stations: readonly OpenStation[];
  /** Made when it is first asked for. */
  readonly trains: () => TrainMatrix;
}

/** The surroundings of homes, day by day. */
export class DailySurroundings {
  readonly #rows: SurroundingRows;
  #day: string | null = null;
  #codes = '';
  #current: Surroundings = { areas: [], stations: [], trains: () => makeTrainMatrix([]) };

  constructor(rows: SurroundingRows) {
    this.#rows = rows;
  }

  /** Those of a day; the same object as long as the same stations run. */
  get(day: string): Surroundings {
    if (day === this.#day) return this.#current;
    const stations = groupOpenStations(this.#rows.stations, day);
    const codes = stations.map((station) => station.codes.join()).join();
    if (this.#day === null || codes !== this.#codes) {
      let trains: TrainMatrix | null = null;
      this.#current = {
        areas: this.#rows.areas,
        stations,
        trains: () => {
          trains ??= makeTrainMatrix(stations);
          return trains;
        },
      };
    }
    this.#day = day;
    this.#codes = codes;
    return this.#current;
  }
}

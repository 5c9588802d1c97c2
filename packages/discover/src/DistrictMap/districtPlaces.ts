/** Where a district stands on the two maps. */
export interface DistrictPlace {
  /** Its circle on the map of areas, in units of 58 metres from the north-west corner. */
  readonly x: number;
  readonly y: number;
  /** Its tile on the map of tiles, counted from 1. */
  readonly row: number;
  readonly column: number;
}

/** Width of the plane on which districts have their places; the whole map, at 58 metres a unit. */
export const DISTRICTS_WIDTH = 1000;

/** Radius of a district's circle; no two circles touch. */
export const CIRCLE_RADIUS = 23;

/**
 * The places of the 28 districts by code. A circle stands where the district's homes are, moved by 1.9 km at most so that
 * those of the centre can be told apart; a tile stands where the island's outline would have it.
 */
export const districtPlaces: Readonly<Record<string, DistrictPlace>> = {
  '01': { x: 531, y: 408, row: 7, column: 4 },
  '02': { x: 485, y: 426, row: 6, column: 3 },
  '03': { x: 417, y: 380, row: 6, column: 2 },
  '04': { x: 435, y: 426, row: 7, column: 3 },
  '05': { x: 342, y: 340, row: 5, column: 1 },
  '06': { x: 492, y: 377, row: 6, column: 4 },
  '07': { x: 539, y: 358, row: 5, column: 4 },
  '08': { x: 500, y: 327, row: 4, column: 4 },
  '09': { x: 453, y: 345, row: 5, column: 3 },
  '10': { x: 409, y: 322, row: 5, column: 2 },
  '11': { x: 461, y: 296, row: 4, column: 3 },
  '12': { x: 507, y: 278, row: 3, column: 4 },
  '13': { x: 557, y: 278, row: 3, column: 5 },
  '14': { x: 576, y: 325, row: 4, column: 5 },
  '15': { x: 617, y: 354, row: 5, column: 5 },
  '16': { x: 665, y: 306, row: 4, column: 6 },
  '17': { x: 760, y: 231, row: 3, column: 7 },
  '18': { x: 688, y: 246, row: 3, column: 6 },
  '19': { x: 583, y: 212, row: 2, column: 5 },
  '20': { x: 484, y: 233, row: 3, column: 3 },
  '21': { x: 352, y: 285, row: 4, column: 2 },
  '22': { x: 240, y: 275, row: 4, column: 1 },
  '23': { x: 321, y: 206, row: 3, column: 2 },
  '24': { x: 212, y: 173, row: 2, column: 2 },
  '25': { x: 377, y: 92, row: 1, column: 3 },
  '26': { x: 438, y: 167, row: 2, column: 3 },
  '27': { x: 465, y: 96, row: 1, column: 4 },
  '28': { x: 542, y: 177, row: 2, column: 4 },
};

import type { RouteAnswer } from '@sewa/api/client';
import { type Bounds, type Columns, makeIsInBounds } from './columns.ts';

/** A view of a map. */
export interface MapView extends Bounds {
  /** CSS pixels. */
  readonly width: number;
}

/** Homes that stand together on a map. */
export interface Mark extends Omit<RouteAnswer<'listMarks'>[number], 'id'> {
  /** One of the homes. */
  readonly row: number;
}

/** Homes closer than this are one mark, in CSS pixels: so that a finger hits one of them. */
const CELL = 64;
const MAX_MARKS = 150;
const STEP = Math.SQRT2;
/** The smallest cell, about a metre, in degrees; and more than the cells from pole to pole and around. */
const SMALLEST = 1e-5;
const MAX_COLUMNS = 1e8;

/** The smallest step of sizes of cells, in degrees, that is this large: so that moving the map leaves marks as they are. */
const snap = (degrees: number): number =>
  STEP ** Math.ceil(Math.log(Math.max(degrees, SMALLEST)) / Math.log(STEP));

interface Group {
  homes: number;
  rentMin: number;
  latitudes: number;
  longitudes: number;
  row: number;
}

function groupRows(columns: Columns, rows: readonly number[], cell: number): Group[] {
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const [latitude, longitude] = [columns.latitude[row] as number, columns.longitude[row] as number];
    const rent = columns.rent[row] as number;
    const key = Math.floor(latitude / cell) * MAX_COLUMNS + Math.floor(longitude / cell);
    const group = groups.get(key);
    if (!group) groups.set(key, { homes: 1, rentMin: rent, latitudes: latitude, longitudes: longitude, row });
    else {
      group.homes += 1;
      group.rentMin = Math.min(group.rentMin, rent);
      group.latitudes += latitude;
      group.longitudes += longitude;
    }
  }
  return [...groups.values()];
}

/** Five decimals of a degree are about a metre. */
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** The marks of some rows that lie in a view, at most 150, each in the middle of its homes. */
export function makeMarks(columns: Columns, found: Uint32Array, view: MapView): Mark[] {
  const rows = [...found].filter(makeIsInBounds(columns, view));
  let cell = snap(((view.east - view.west) * CELL) / view.width);
  let groups = groupRows(columns, rows, cell);
  while (groups.length > MAX_MARKS) {
    cell *= STEP;
    groups = groupRows(columns, rows, cell);
  }
  return groups.map(({ homes, rentMin, latitudes, longitudes, row }) => ({
    homes,
    rentMin,
    latitude: round(latitudes / homes),
    longitude: round(longitudes / homes),
    row,
  }));
}

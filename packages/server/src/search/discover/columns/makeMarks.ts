import type { RouteAnswer } from '@sewa/api/client';
import { type Bounds, type Columns, makeIsInBounds } from './columns.ts';
import type { SpotTable } from './SpotTable.ts';

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
/** Marks closer than this would cover each other, in CSS pixels. */
const NEAR = 50;
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

function addGroup(group: Group, { homes, rentMin, latitudes, longitudes }: Group): void {
  group.homes += homes;
  group.rentMin = Math.min(group.rentMin, rentMin);
  group.latitudes += latitudes;
  group.longitudes += longitudes;
}

/** The homes in a view, those of each spot together. */
function groupBySpot(
  { spot: spotOf, rent }: Columns,
  spots: SpotTable,
  found: Uint32Array,
  view: Bounds,
): Group[] {
  const { latitude, longitude } = spots.columns;
  const isInBounds = makeIsInBounds(spots.columns, view);
  const homes = new Int32Array(spots.size);
  const rentMin = new Int32Array(spots.size).fill(0x7fff_ffff);
  const lastRow = new Uint32Array(spots.size);
  for (let place = 0; place < found.length; place += 1) {
    const row = found[place] as number;
    const spot = spotOf[row] as number;
    homes[spot] = (homes[spot] as number) + 1;
    rentMin[spot] = Math.min(rentMin[spot] as number, rent[row] as number);
    lastRow[spot] = row;
  }
  const groups: Group[] = [];
  for (let spot = 0; spot < spots.size; spot += 1) {
    const count = homes[spot] as number;
    if (count > 0 && isInBounds(spot))
      groups.push({
        homes: count,
        rentMin: rentMin[spot] as number,
        latitudes: count * (latitude[spot] as number),
        longitudes: count * (longitude[spot] as number),
        row: lastRow[spot] as number,
      });
  }
  return groups;
}

/** The groups of each square cell together; null where these are too many for marks. */
function groupByCell(bySpot: readonly Group[], cell: number): Group[] | null {
  const groups = new Map<number, Group>();
  for (const spot of bySpot) {
    const [latitude, longitude] = [spot.latitudes / spot.homes, spot.longitudes / spot.homes];
    const key = Math.floor(latitude / cell) * MAX_COLUMNS + Math.floor(longitude / cell);
    const group = groups.get(key);
    if (group) addGroup(group, spot);
    else if (groups.size === MAX_MARKS) return null;
    else groups.set(key, { ...spot });
  }
  return [...groups.values()];
}

const isNear = (one: Group, other: Group, near: number): boolean =>
  Math.hypot(
    one.latitudes / one.homes - other.latitudes / other.homes,
    one.longitudes / one.homes - other.longitudes / other.homes,
  ) < near;

/** The groups, with those that would cover each other in one: homes on both sides of a cell's edge may stand together. */
function joinNear(groups: readonly Group[], near: number): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const mark = joined.find((other) => isNear(group, other, near));
    if (!mark) joined.push({ ...group });
    else addGroup(mark, group);
  }
  return joined;
}

/** Five decimals of a degree are about a metre. */
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** The marks of some rows that lie in a view, at most 150, each in the middle of its homes. */
export function makeMarks(columns: Columns, spots: SpotTable, found: Uint32Array, view: MapView): Mark[] {
  const bySpot = groupBySpot(columns, spots, found, view);
  const pixel = (view.east - view.west) / view.width;
  let cell = snap(pixel * CELL);
  let groups = groupByCell(bySpot, cell);
  while (!groups) {
    cell *= STEP;
    groups = groupByCell(bySpot, cell);
  }
  return joinNear(groups, pixel * NEAR).map(({ homes, rentMin, latitudes, longitudes, row }) => ({
    homes,
    rentMin,
    latitude: round(latitudes / homes),
    longitude: round(longitudes / homes),
    row,
  }));
}

import type { DiscoverFilters } from '@sewa/formatters';
import type { WantedValues } from './CellTable.ts';
import type { SpotColumns } from './SpotTable.ts';

/** A part of the map, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** What a search asks for of the surroundings of homes and of their rules. */
export interface PlaceSearch extends Pick<DiscoverFilters, 'in' | 'near' | 'to' | 'station'> {
  readonly bounds: Bounds | null;
  /** One bit for each rule, as `ListingRow` has them. */
  readonly rules: number;
}

/** What a search asks for; null where it does not. */
export interface ColumnSearch {
  readonly wanted: WantedValues;
  readonly amenityMask: number;
  readonly rentMin: number | null;
  readonly rentMax: number | null;
  /** Whole square metres. */
  readonly areaMin: number | null;
  /** The last day on which it must be free. */
  readonly day: number | null;
  /** Beginnings of words, all of which it must have. */
  readonly beginnings: readonly string[] | null;
  readonly places: PlaceSearch | null;
}

/** Whether a search asks for nothing but what makes a cell. */
export const isByCodes = ({
  amenityMask,
  rentMin,
  rentMax,
  areaMin,
  day,
  ...others
}: ColumnSearch): boolean =>
  amenityMask === 0 &&
  [rentMin, rentMax, areaMin, day, others.beginnings, others.places].every((limit) => limit === null);

/** The columns, each a list of numbers with a place for every row: 47 bytes a row. */
export function makeColumns(length: number) {
  return {
    rent: new Int32Array(length),
    area: new Float64Array(length),
    wholeArea: new Int32Array(length),
    day: new Int32Array(length),
    listedAt: new Float64Array(length),
    cell: new Uint32Array(length),
    amenityMask: new Uint16Array(length),
    idStart: new Uint32Array(length),
    idEnd: new Uint32Array(length),
    spot: new Uint32Array(length),
    rules: new Uint8Array(length),
  };
}

/** Numbers of rows, by name. */
export type Columns = ReturnType<typeof makeColumns>;
const columnNames = Object.keys(makeColumns(0)) as (keyof Columns)[];

/** Tells of a spot whether it lies on a part of the map; an unknown one does not. */
export const makeIsInBounds =
  ({ latitude, longitude }: SpotColumns, { west, south, east, north }: Bounds) =>
  (spot: number): boolean =>
    (latitude[spot] as number) >= south &&
    (latitude[spot] as number) <= north &&
    (longitude[spot] as number) >= west &&
    (longitude[spot] as number) <= east;

/** The columns of some rows, in this order. */
export function pickRows(columns: Columns, rows: Uint32Array): Columns {
  const picked = makeColumns(rows.length);
  for (const name of columnNames) {
    const [from, to] = [columns[name], picked[name]];
    rows.forEach((row, place) => {
      to[place] = from[row] as number;
    });
  }
  return picked;
}

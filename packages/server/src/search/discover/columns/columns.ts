import type { WantedValues } from './CellTable.ts';

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
}

/** The columns, each a list of numbers with a place for every row: 42 bytes a row. */
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
  };
}

/** Numbers of rows, by name. */
export type Columns = ReturnType<typeof makeColumns>;
/** The names of the columns. */
export const columnNames = Object.keys(makeColumns(0)) as (keyof Columns)[];

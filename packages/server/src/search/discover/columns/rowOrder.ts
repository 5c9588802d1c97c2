import type { Columns } from './columns.ts';
import { packId } from './packedIds.ts';
import type { Compare } from './rowLists.ts';

/** Where a listing stands in an order: the value it is ordered by, in the unit of its column, and its id. */
export interface Place {
  readonly value: number;
  readonly id: string;
}

/** An order of rows: by these values from the least on, or with the sign -1 from the largest on, and then by id. */
export interface RowOrder {
  readonly values: Int32Array | Float64Array | Uint8Array;
  readonly sign: 1 | -1;
}

/** Compares rows by id. */
export const compareIds =
  ({ idStart, idEnd }: Columns): Compare =>
  (a, b) =>
    (idStart[a] as number) - (idStart[b] as number) || (idEnd[a] as number) - (idEnd[b] as number);

/** Compares rows in an order. */
export function compareBy(columns: Columns, { values, sign }: RowOrder): Compare {
  const byId = compareIds(columns);
  return (a, b) => sign * ((values[a] as number) - (values[b] as number) || byId(a, b));
}

/** Whether a row stands after a place of an order; every row stands after none. */
export function makeIsAfter(
  { idStart, idEnd }: Columns,
  { values, sign }: RowOrder,
  after: Place | null,
): (row: number) => boolean {
  if (after === null) return () => true;
  const [start, end] = packId(after.id);
  return (row) =>
    sign *
      ((values[row] as number) - after.value ||
        (idStart[row] as number) - start ||
        (idEnd[row] as number) - end) >
    0;
}

/** Less than 0 where the first of two rows stands before the other. */
export type Compare = (a: number, b: number) => number;

type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** The same numbers with room for more. */
export function grow<Kind extends Numbers>(numbers: Kind): Kind {
  // Each kind is made from a length alone.
  const larger = new (numbers.constructor as new (length: number) => Kind)(
    Math.max(1_024, numbers.length * 2),
  );
  larger.set(numbers);
  return larger;
}

/** The same columns with room for more. */
export function growAll<Columns extends Readonly<Record<string, Numbers>>>(columns: Columns): Columns {
  const larger = { ...columns };
  for (const [name, numbers] of Object.entries(columns)) Object.assign(larger, { [name]: grow(numbers) });
  return larger;
}

/** The numbers from one on and before another. */
export function listNumbers(from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from);
  for (let place = 0; place < numbers.length; place += 1) numbers[place] = from + place;
  return numbers;
}

/** The first of so many places that passes a test which all behind it pass; their number where none does. */
export function findFirst(places: number, passes: (place: number) => boolean): number {
  let from = 0;
  let to = places;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Rows put in an order; those that are in it already, as loaded ones are in that of rent, cost one look. */
export function sortRows(rows: Uint32Array, compare: Compare): Uint32Array {
  const isSorted = rows.every((row, place) => place === 0 || compare(rows[place - 1] as number, row) <= 0);
  return isSorted ? rows : rows.slice().sort(compare);
}

/** The first so many rows of a list in an order, in that order. */
export function selectFirst(rows: Iterable<number>, count: number, compare: Compare): number[] {
  const selected: number[] = [];
  for (const row of rows) {
    if (selected.length === count) {
      if (compare(row, selected[count - 1] as number) > 0) continue;
      selected.pop();
    }
    const place = findFirst(selected.length, (each) => compare(selected[each] as number, row) > 0);
    selected.splice(place, 0, row);
  }
  return selected;
}

/** Two lists of rows, each in an order, as one. */
export function mergeRows(a: Uint32Array, b: Uint32Array, compare: Compare): Uint32Array {
  const merged = new Uint32Array(a.length + b.length);
  let i = 0;
  let k = 0;
  for (let place = 0; place < merged.length; place += 1) {
    const isFirst = k >= b.length || (i < a.length && compare(a[i] as number, b[k] as number) <= 0);
    merged[place] = isFirst ? (a[i++] as number) : (b[k++] as number);
  }
  return merged;
}

import { grow } from './rowLists.ts';

/** The filters of which a listing has one value, in the order of a cell's values. */
export const facetNames = [
  'searchParams',
  'propertyTypes',
  'propertySubTypes',
  'noOfBedRooms',
  'noOfBathRooms',
  'furnitureStatus',
] as const;

/** A filter of which a listing has one value. */
export type FacetName = (typeof facetNames)[number];

/** One value of each facet; null where a listing does not say. */
export type CellValues = readonly (string | null)[];

/** What a search allows of each facet; an empty list allows everything. */
export type WantedValues = Readonly<Record<FacetName, readonly string[]>>;

/** The cell of rows that are there no longer: it passes no search. */
export const NO_CELL = 0;

/** A cell that passes every facet; 1 and more: all facets but the one before that place. */
export const PASSES = 0;

/** A cell that misses two facets or more. */
const MISSES = 255;

/** Every combination of facet values that listings have, with a number each: some thousand however many listings there are. */
export class CellTable {
  readonly #codes = facetNames.map(() => new Map<string | null, number>());
  readonly #cells = new Map<string, number>();
  /** For each facet, the code of the value that each cell has. */
  readonly #places = facetNames.map(() => new Uint16Array(0));
  /** How many cells there are, `NO_CELL` among them. */
  size = 1;

  /** The number of a combination, which is new where no listing had it. */
  find(values: CellValues): number {
    const key = values.join();
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    const cell = this.size;
    facetNames.forEach((_, facet) => {
      const codes = this.#codes[facet] as Map<string | null, number>;
      const value = values[facet] ?? null;
      const code = codes.get(value) ?? codes.size;
      codes.set(value, code);
      this.#setPlace(facet, cell, code);
    });
    this.#cells.set(key, cell);
    this.size += 1;
    return cell;
  }

  /** For each cell whether it passes, and where it does not, whether one facet alone keeps it from that. */
  judge(wanted: WantedValues): Uint8Array {
    const verdicts = new Uint8Array(this.size);
    verdicts[NO_CELL] = MISSES;
    facetNames.forEach((name, facet) => {
      const allowed = this.#listAllowed(facet, wanted[name]);
      if (!allowed) return;
      const places = this.#places[facet] as Uint16Array;
      for (let cell = 1; cell < verdicts.length; cell += 1)
        if (allowed[places[cell] as number] === 0)
          verdicts[cell] = verdicts[cell] === PASSES ? facet + 1 : MISSES;
    });
    return verdicts;
  }

  /** Adds the counts of cells up by facet, each with its own filter lifted; values that no listing has are left out. */
  sum(counts: Int32Array, verdicts: Uint8Array): Record<FacetName, Record<string, number>> {
    const sums = this.#codes.map((codes, facet) => {
      const sum = new Int32Array(codes.size);
      const places = this.#places[facet] as Uint16Array;
      for (let cell = 1; cell < verdicts.length; cell += 1) {
        const verdict = verdicts[cell];
        if (verdict !== PASSES && verdict !== facet + 1) continue;
        const place = places[cell] as number;
        sum[place] = (sum[place] as number) + (counts[cell] as number);
      }
      return sum;
    });
    const named = facetNames.map((name, facet) => [
      name,
      sortByKey([...(this.#codes[facet] ?? [])].map(([value, place]) => [value, sums[facet]?.[place] ?? 0])),
    ]);
    // The names are those of the record, each once.
    return Object.fromEntries(named) as Record<FacetName, Record<string, number>>;
  }

  #setPlace(facet: number, cell: number, code: number): void {
    const places = this.#places[facet] as Uint16Array<ArrayBuffer>;
    if (cell >= places.length) this.#places[facet] = grow(places);
    (this.#places[facet] as Uint16Array)[cell] = code;
  }

  #listAllowed(facet: number, wanted: readonly string[]): Uint8Array | null {
    if (wanted.length === 0) return null;
    const values = [...(this.#codes[facet]?.keys() ?? [])];
    return Uint8Array.from(values, (value) => (value !== null && wanted.includes(value) ? 1 : 0));
  }
}

/** Counts by name in the order of the names, without those of nothing and of what is not stated. */
export function sortByKey(entries: readonly (readonly [string | null, number])[]): Record<string, number> {
  const given = entries.filter((entry): entry is [string, number] => entry[0] !== null && entry[1] !== 0);
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

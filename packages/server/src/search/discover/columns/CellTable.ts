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

/** A cell that passes every facet; any other verdict has a bit for each facet that it does not pass. */
export const PASSES = 0;

const FACETS = facetNames.length;

/** A value that listings have, and its code. */
type KnownValue = readonly [value: string, code: number];

/** Whether a cell does not pass several facets: such a one counts for nothing. */
export const missesSeveral = (verdict: number): boolean => (verdict & (verdict - 1)) !== 0;

/** Every combination of facet values that listings have, with a number each: some thousand however many listings there are. */
export class CellTable {
  readonly #codes = facetNames.map(() => new Map<string | null, number>());
  /** For each facet, the values that are stated, in their order; null when one came since. */
  readonly #sorted: (KnownValue[] | null)[] = facetNames.map(() => null);
  readonly #cells = new Map<string, number>();
  /** The codes of each cell's values, one cell after another. */
  #places = new Uint16Array(0);
  /** How many cells there are. */
  size = 0;

  /** The number of a combination, which is new where no listing had it. */
  find(values: CellValues): number {
    const key = values.join();
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    const cell = this.size;
    const start = cell * FACETS;
    if (start + FACETS > this.#places.length) this.#places = grow(this.#places);
    facetNames.forEach((_, facet) => {
      this.#places[start + facet] = this.#findCode(facet, values[facet] ?? null);
    });
    this.#cells.set(key, cell);
    this.size += 1;
    return cell;
  }

  /** For each cell which facets it does not pass. */
  judge(wanted: WantedValues): Uint8Array {
    const verdicts = new Uint8Array(this.size);
    facetNames.forEach((name, facet) => {
      if (wanted[name].length === 0) return;
      const missing = this.#listMissing(facet, wanted[name]);
      for (let cell = 0; cell < verdicts.length; cell += 1)
        verdicts[cell] =
          (verdicts[cell] as number) | (missing[this.#places[cell * FACETS + facet] as number] as number);
    });
    return verdicts;
  }

  /** Adds the counts of cells up by facet, each with its own filter lifted; values that no listing has are left out. */
  sum(counts: Int32Array, verdicts: Uint8Array): Record<FacetName, Record<string, number>> {
    const sums = this.#codes.map(({ size }) => new Int32Array(size));
    const note = (facet: number, cell: number) => {
      const sum = sums[facet] as Int32Array;
      const code = this.#places[cell * FACETS + facet] as number;
      sum[code] = (sum[code] as number) + (counts[cell] as number);
    };
    for (let cell = 0; cell < verdicts.length; cell += 1) {
      if (counts[cell] === 0) continue;
      const verdict = verdicts[cell] as number;
      if (verdict === PASSES) for (let facet = 0; facet < FACETS; facet += 1) note(facet, cell);
      else if (!missesSeveral(verdict)) note(31 - Math.clz32(verdict), cell);
    }
    const named = facetNames.map((name, facet) => [name, this.#nameCounts(facet, sums[facet] as Int32Array)]);
    // The names are those of the record, each once.
    return Object.fromEntries(named) as Record<FacetName, Record<string, number>>;
  }

  #findCode(facet: number, value: string | null): number {
    const codes = this.#codes[facet] as Map<string | null, number>;
    const known = codes.get(value);
    if (known !== undefined) return known;
    this.#sorted[facet] = null;
    codes.set(value, codes.size);
    return codes.size - 1;
  }

  /** For each code of a facet its bit where it is not wanted, and nothing where it is. */
  #listMissing(facet: number, wanted: readonly string[]): Uint8Array {
    const values = [...(this.#codes[facet]?.keys() ?? [])];
    return Uint8Array.from(values, (value) => (value !== null && wanted.includes(value) ? 0 : 1 << facet));
  }

  #nameCounts(facet: number, sum: Int32Array): Record<string, number> {
    const sorted = this.#sorted[facet] ?? this.#sortValues(facet);
    const counts: Record<string, number> = {};
    for (const [value, code] of sorted) if (sum[code] !== 0) counts[value] = sum[code] as number;
    return counts;
  }

  #sortValues(facet: number): KnownValue[] {
    const given = [...(this.#codes[facet] ?? [])].filter(
      (each): each is [string, number] => each[0] !== null,
    );
    const sorted = given.sort(([a], [b]) => (a < b ? -1 : 1));
    this.#sorted[facet] = sorted;
    return sorted;
  }
}

import { amenities } from '@sewa/formatters';

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

const width = facetNames.length;
const amenityWidth = amenities.length;

/**
 * How many listings share one combination of values, and how many of them have each amenity, by its code; a value is null
 * where a listing does not say. The numbers of a change may be negative.
 */
export type Cell = readonly [
  values: readonly (string | null)[],
  count: number,
  amenityCounts: readonly number[],
];

/** Exact numbers of one search. */
export interface FacetCounts {
  total: number;
  facets: Record<FacetName | 'amenities', Record<string, number>>;
}

function grow<Numbers extends Uint16Array | Int32Array>(numbers: Numbers, length: number): Numbers {
  if (numbers.length >= length) return numbers;
  // Both kinds are made from a length alone.
  const larger = new (numbers.constructor as new (length: number) => Numbers)(
    Math.max(length, numbers.length * 2),
  );
  larger.set(numbers);
  return larger;
}

const sortByKey = (entries: [string, number][]): Record<string, number> =>
  Object.fromEntries(entries.filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Listings counted by every combination of the facets' values: some thousand numbers however many listings there are. */
export class FacetCube {
  readonly #codes = facetNames.map(() => new Map<string | null, number>());
  #cellByKey: Map<string, number> | null = null;
  /** The codes of the values of each cell, one cell after another. */
  #places = new Uint16Array(0);
  #counts = new Int32Array(0);
  #amenityCounts = new Int32Array(0);
  /** How many cells there are. */
  size = 0;

  constructor(cells: readonly Cell[]) {
    this.#reserve(cells.length);
    for (const cell of cells) this.#append(cell);
  }

  /** Adds changes to the counts. */
  add(cells: readonly Cell[]): void {
    this.#cellByKey ??= this.#listKeys();
    for (const cell of cells) {
      const [values, count, amenityCounts] = cell;
      const known: number | undefined = this.#cellByKey.get(this.#formatKey(values));
      if (known === undefined) {
        this.#append(cell);
        continue;
      }
      this.#counts[known] = (this.#counts[known] ?? 0) + count;
      for (let code = 0; code < amenityWidth; code += 1) {
        const place = known * amenityWidth + code;
        this.#amenityCounts[place] = (this.#amenityCounts[place] ?? 0) + (amenityCounts[code] ?? 0);
      }
    }
  }

  /**
   * Total of a search, the count of every facet value with that facet's own filter lifted, and of every amenity with
   * nothing lifted. An empty filter allows everything; a value that a listing does not state passes no filter.
   */
  count(wanted: Readonly<Record<FacetName, readonly string[]>>): FacetCounts {
    const places = this.#places;
    const counts = this.#counts;
    const amenityCounts = this.#amenityCounts;
    const allowed = facetNames.map((name, facet) => this.#listAllowed(facet, wanted[name]));
    const sums = this.#codes.map((codes) => new Int32Array(codes.size));
    const amenitySums = new Int32Array(amenityWidth);
    let total = 0;
    for (let cell = 0; cell < this.size; cell += 1) {
      const count = counts[cell] as number;
      const start = cell * width;
      let missed = -1;
      let facet = 0;
      for (; facet < width; facet += 1) {
        const passes = allowed[facet];
        if (!passes || passes[places[start + facet] as number] === 1) continue;
        if (missed >= 0) break;
        missed = facet;
      }
      if (facet < width) continue;
      if (missed >= 0) {
        const sum = sums[missed] as Int32Array;
        const code = places[start + missed] as number;
        sum[code] = (sum[code] as number) + count;
        continue;
      }
      total += count;
      for (let each = 0; each < width; each += 1) {
        const sum = sums[each] as Int32Array;
        const code = places[start + each] as number;
        sum[code] = (sum[code] as number) + count;
      }
      const first = cell * amenityWidth;
      for (let code = 0; code < amenityWidth; code += 1)
        amenitySums[code] = (amenitySums[code] as number) + (amenityCounts[first + code] as number);
    }
    const named = facetNames.map((name, facet) => {
      const values = [...(this.#codes[facet]?.keys() ?? [])];
      return [
        name,
        sortByKey(
          values.flatMap((value, code) => (value === null ? [] : [[value, sums[facet]?.[code] ?? 0]])),
        ),
      ] as const;
    });
    const amenityCountsByCode = sortByKey(
      amenities.map(({ code }) => [String(code), amenitySums[code] ?? 0]),
    );
    // The names are those of the record, each once.
    return {
      total,
      facets: { ...Object.fromEntries(named), amenities: amenityCountsByCode } as FacetCounts['facets'],
    };
  }

  #listAllowed(facet: number, wanted: readonly string[]): Uint8Array | null {
    if (wanted.length === 0) return null;
    const values = [...(this.#codes[facet]?.keys() ?? [])];
    return Uint8Array.from(values, (value) => (value !== null && wanted.includes(value) ? 1 : 0));
  }

  #reserve(cells: number): void {
    this.#places = grow(this.#places, cells * width);
    this.#counts = grow(this.#counts, cells);
    this.#amenityCounts = grow(this.#amenityCounts, cells * amenityWidth);
  }

  #append([values, count, amenityCounts]: Cell): void {
    const cell = this.size;
    this.#reserve(cell + 1);
    this.#codes.forEach((codes, facet) => {
      const value = values[facet] ?? null;
      const code = codes.get(value) ?? codes.size;
      codes.set(value, code);
      this.#places[cell * width + facet] = code;
    });
    this.#counts[cell] = count;
    for (let code = 0; code < amenityWidth; code += 1)
      this.#amenityCounts[cell * amenityWidth + code] = amenityCounts[code] ?? 0;
    this.#cellByKey?.set(this.#formatKey(values), cell);
    this.size += 1;
  }

  #formatKey(values: readonly (string | null)[]): string {
    return facetNames.map((_, facet) => this.#codes[facet]?.get(values[facet] ?? null) ?? '?').join();
  }

  #listKeys(): Map<string, number> {
    return new Map(
      Array.from({ length: this.size }, (_, cell) => [
        this.#places.subarray(cell * width, (cell + 1) * width).join(),
        cell,
      ]),
    );
  }
}

/** The filters whose values are counted, in the order of a cell's values. */
export const facetNames = [
  'searchParams',
  'propertyTypes',
  'propertySubTypes',
  'noOfBedRooms',
  'noOfBathRooms',
  'furnitureStatus',
] as const;

/** A filter whose values are counted. */
export type FacetName = (typeof facetNames)[number];

/** How many listings share one combination of values; null where a listing does not say. */
export type Cell = readonly [values: readonly (string | null)[], count: number];

/** Listings counted by every combination of the facets' values: some thousand numbers however many listings there are. */
export interface FacetCube {
  /** The values of each facet; a cell's code points here. */
  readonly values: readonly (readonly (string | null)[])[];
  /** Codes of the cells, one after another. */
  readonly codes: Uint16Array;
  readonly counts: Int32Array;
}

/** Exact numbers of one search. */
export interface FacetCounts {
  total: number;
  facets: Record<FacetName, Record<string, number>>;
}

/** Packs cells into a cube. */
export function makeFacetCube(cells: readonly Cell[]): FacetCube {
  const known = facetNames.map(() => new Map<string | null, number>());
  const codes = new Uint16Array(cells.length * facetNames.length);
  const counts = new Int32Array(cells.length);
  cells.forEach(([cellValues, count], cell) => {
    known.forEach((codeByValue, facet) => {
      const value = cellValues[facet] ?? null;
      const code = codeByValue.get(value) ?? codeByValue.size;
      codeByValue.set(value, code);
      codes[cell * facetNames.length + facet] = code;
    });
    counts[cell] = count;
  });
  return { values: known.map((codeByValue) => [...codeByValue.keys()]), codes, counts };
}

/**
 * Total of a search and the count of every facet value with that facet's own filter lifted. An empty filter allows
 * everything; a value that a listing does not state is never counted and passes no filter.
 */
export function countFacets(
  { values, codes, counts }: FacetCube,
  filters: Readonly<Record<FacetName, readonly string[]>>,
): FacetCounts {
  const width = facetNames.length;
  const isAllowed = facetNames.map((name, facet) => {
    const wanted = filters[name];
    return wanted.length === 0
      ? null
      : (values[facet] ?? []).map((value) => value !== null && wanted.includes(value));
  });
  const sums = values.map((list) => new Int32Array(list.length));
  let total = 0;
  for (let cell = 0; cell < counts.length; cell += 1) {
    const count = counts[cell] ?? 0;
    let missed = -1;
    let facet = 0;
    for (; facet < width; facet += 1) {
      if (isAllowed[facet]?.[codes[cell * width + facet] ?? 0] === false) {
        if (missed >= 0) break;
        missed = facet;
      }
    }
    if (facet < width) continue;
    if (missed < 0) total += count;
    for (let each = 0; each < width; each += 1) {
      if (missed >= 0 && each !== missed) continue;
      const sum = sums[each];
      const code = codes[cell * width + each] ?? 0;
      if (sum) sum[code] = (sum[code] ?? 0) + count;
    }
  }
  const named = facetNames.map((name, facet) => {
    const list = (values[facet] ?? []).flatMap((value, code): [string, number][] => {
      const count = sums[facet]?.[code] ?? 0;
      return value === null || count === 0 ? [] : [[value, count]];
    });
    return [name, Object.fromEntries(list.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
  });
  // The names are those of the record, each once.
  return { total, facets: Object.fromEntries(named) as FacetCounts['facets'] };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, countFacets, type FacetName, facetNames, makeFacetCube } from './facetCube.ts';

const value = fc.constantFrom('a', 'b', 'c', null);
const cell = fc.tuple(fc.tuple(value, value, value, value, value, value), fc.integer({ min: 1, max: 50 }));
const filter = fc.subarray(['a', 'b', 'c', 'unknown']);
const filters = fc.tuple(filter, filter, filter, filter, filter, filter);

function countSlowly(cells: readonly Cell[], wanted: readonly (readonly string[])[]) {
  const passes = (values: readonly (string | null)[], lifted: number) =>
    values.every(
      (one, facet) =>
        facet === lifted || wanted[facet]?.length === 0 || (one !== null && wanted[facet]?.includes(one)),
    );
  const sum = (lifted: number, keep: (values: readonly (string | null)[]) => boolean) =>
    cells
      .filter(([values]) => keep(values) && passes(values, lifted))
      .reduce((total, [, count]) => total + count, 0);
  const facets = facetNames.map((name, facet) => {
    const counts = ['a', 'b', 'c'].map(
      (one) => [one, sum(facet, (values) => values[facet] === one)] as const,
    );
    return [name, Object.fromEntries(counts.filter(([, count]) => count > 0))] as const;
  });
  return { total: sum(-1, () => true), facets: Object.fromEntries(facets) };
}

test('counts what counting one by one counts, for any cells and filters', () => {
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 60 }), filters, (cells, wanted) => {
      const named = Object.fromEntries(
        facetNames.map((name, facet) => [name, wanted[facet] ?? []]),
      ) as Record<FacetName, string[]>;
      expect(countFacets(makeFacetCube(cells), named)).toEqual(countSlowly(cells, wanted));
    }),
    { numRuns: 300, seed: 7 },
  );
});

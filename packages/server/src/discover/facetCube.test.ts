import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, FacetCube, type FacetName, facetNames } from './facetCube.ts';

const value = fc.constantFrom('a', 'b', 'c', null);
const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 10, maxLength: 10 });
const cell: fc.Arbitrary<Cell> = fc.tuple(
  fc.tuple(value, value, value, value, value, value),
  fc.integer({ min: -50, max: 50 }),
  numbers,
);
const filter = fc.subarray(['a', 'b', 'c', 'unknown']);
const filters = fc.tuple(filter, filter, filter, filter, filter, filter);

function countSlowly(cells: readonly Cell[], wanted: readonly (readonly string[])[]) {
  const passes = (values: readonly (string | null)[], lifted: number) =>
    values.every(
      (one, facet) =>
        facet === lifted || wanted[facet]?.length === 0 || (one !== null && wanted[facet]?.includes(one)),
    );
  const sum = (lifted: number, numberOf: (cell: Cell) => number) =>
    cells
      .filter(([values]) => passes(values, lifted))
      .reduce((total, counted) => total + numberOf(counted), 0);
  const name = (counts: (readonly [string, number])[]) =>
    Object.fromEntries(counts.filter(([, count]) => count !== 0));
  const facets = facetNames.map((facetName, facet) => {
    const counts = ['a', 'b', 'c'].map(
      (one) => [one, sum(facet, ([values, count]) => (values[facet] === one ? count : 0))] as const,
    );
    return [facetName, name(counts)] as const;
  });
  const amenities = Array.from(
    { length: 10 },
    (_, code) => [String(code), sum(-1, ([, , amenityCounts]) => amenityCounts[code] ?? 0)] as const,
  );
  return {
    total: sum(-1, ([, count]) => count),
    facets: { ...Object.fromEntries(facets), amenities: name(amenities) },
  };
}

const name = (wanted: readonly (readonly string[])[]) =>
  Object.fromEntries(facetNames.map((facet, index) => [facet, wanted[index] ?? []])) as Record<
    FacetName,
    string[]
  >;

test('counts what counting one by one counts, for any cells, changes and filters', () => {
  const cells = fc.array(cell, { maxLength: 40 });
  fc.assert(
    fc.property(cells, cells, cells, filters, (first, second, third, wanted) => {
      const cube = new FacetCube(first);
      cube.add(second);
      cube.add(third);
      expect(cube.count(name(wanted))).toEqual(countSlowly([...first, ...second, ...third], wanted));
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('changes of a known combination take no further room', () => {
  const values = ['a', 'b', null, 'a', 'b', null];
  const cube = new FacetCube([[values, 3, []]]);
  for (let change = 0; change < 100; change += 1) cube.add([[values, change % 2 === 0 ? 1 : -1, []]]);
  expect(cube.size).toBe(1);
  expect(cube.count(name([])).total).toBe(3);
});

import { expect, test } from 'vitest';
import { countKilled, describeShare, isEnough, listSurvivors, type Mutant } from './mutants.ts';

const makeMutant = (status: string, line = 1, more: Partial<Mutant> = {}): Mutant => ({
  fileName: 'packages/tenancy/src/rent.ts',
  location: { start: { line, column: 5 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a > b',
  status,
  ...more,
});

test('what times out is killed, what no test runs is not, and what cannot run does not count', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'];
  expect(countKilled(statuses.map((status) => makeMutant(status)))).toEqual({
    killed: 2,
    all: 4,
    percent: 50,
  });
});

test('each survivor is named by file and line, in the order of the source', () => {
  const mutants = [
    makeMutant('Survived', 12, { replacement: '{\n  a: 1,\n}' }),
    makeMutant('Killed', 3),
    makeMutant('NoCoverage', 4, { replacement: undefined }),
    makeMutant('Survived', 1, { fileName: 'packages/tenancy/src/asking.ts' }),
  ];
  expect(listSurvivors(mutants)).toEqual([
    'packages/tenancy/src/asking.ts:1:5 EqualityOperator survived: a > b',
    'packages/tenancy/src/rent.ts:4:5 EqualityOperator no test runs it: ',
    'packages/tenancy/src/rent.ts:12:5 EqualityOperator survived: { a: 1, }',
  ]);
});

test.each([
  [9, 10, 90, true],
  [899, 1000, 90, false],
  [1, 10, null, true],
  [0, 0, null, false],
])('%d killed of %d with %j wanted: %j', (killed, all, leastKilled, enough) => {
  expect(isEnough({ killed, all, percent: all === 0 ? 0 : (killed / all) * 100 }, leastKilled)).toBe(enough);
});

test('a share just below what is wanted is not rounded up to it', () => {
  expect(describeShare('packages/tenancy', { killed: 8999, all: 10_000, percent: 89.99 }, 90)).toBe(
    'packages/tenancy: 89.9 % killed (8999 of 10000); at least 90 % are wanted',
  );
  expect(describeShare('packages/paths', { killed: 1, all: 2, percent: 50 }, null)).toBe(
    'packages/paths: 50.0 % killed (1 of 2)',
  );
});

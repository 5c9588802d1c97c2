import { expect, test } from 'vitest';
import { listKinds } from './kinds.ts';
import { parseTestArguments } from './parseTestArguments.ts';

test('without a word every kind is run, with cached results and as wide as is needed', () => {
  expect(parseTestArguments([])).toEqual({ names: [], isFresh: false, isWhole: false, problem: null });
});

test('kinds are named, in any order and beside the options', () => {
  expect(parseTestArguments(['unit', '--fresh', 'lint'])).toEqual({
    names: ['unit', 'lint'],
    isFresh: true,
    isWhole: false,
    problem: null,
  });
  expect(parseTestArguments(['--all'])).toMatchObject({ names: [], isFresh: false, isWhole: true });
  expect(parseTestArguments(['--all', '--fresh'])).toMatchObject({ isFresh: true, isWhole: true });
});

test('every kind can be named', () => {
  const names = listKinds().map(({ name }) => name);
  expect(parseTestArguments(names)).toMatchObject({ names, problem: null });
});

test.each([
  [['--quick'], 'There is no option --quick; there are --fresh and --all.'],
  [['--fresh=1'], 'There is no option --fresh=1; there are --fresh and --all.'],
  [['units'], expect.stringMatching(/^There is no kind of test "units"\. The kinds are: lint, types, /)],
  [['lint', 'fly', '--all'], expect.stringMatching(/^There is no kind of test "fly"\./)],
])('%j is answered with what there is', (given, problem) => {
  expect(parseTestArguments(given).problem).toEqual(problem);
});

import { expect, test } from 'vitest';
import { niceTicks, percentOf } from './niceTicks.ts';

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [2_100, 2_780, [2_000, 2_200, 2_400, 2_600, 2_800]],
  [0, 3, [0, 1, 2, 3]],
  [-5, 12, [-5, 0, 5, 10, 15]],
  [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [7, 7, [6, 8]],
  [0, 0, [0, 1]],
  [0, 1, [0, 1]],
  [0, 10, [0, 5, 10]],
])('from %d to %d the steps are round', (least, greatest, ticks) => {
  expect(niceTicks(least, greatest)).toEqual(ticks);
});

test('a place is a share of the way in hundredths of a percent', () => {
  expect([percentOf(0, 0, 8), percentOf(3, 0, 8), percentOf(1, 0, 3), percentOf(5, 5, 5)]).toEqual([
    0, 37.5, 33.33, 0,
  ]);
});

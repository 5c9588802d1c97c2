import { expect, test } from 'vitest';
import { describeRentChange } from './describeRentChange.ts';

test.each([
  [280_000, 280_000, null],
  [280_000, 250_000, { direction: 'down', text: '−$300 (11% less)' }],
  [250_000, 280_000, { direction: 'up', text: '+$300 (12% more)' }],
  [300_000, 299_900, { direction: 'down', text: '−$1 (under 1% less)' }],
  [300_050, 300_000, { direction: 'down', text: '−$0.50 (under 1% less)' }],
])('a rent of %i cents that is %i now is described by sign and words', (then, now, described) => {
  expect(describeRentChange(then, now)).toEqual(described);
});

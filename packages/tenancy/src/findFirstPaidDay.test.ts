import { expect, test } from 'vitest';
import { findFirstPaidDay } from './findFirstPaidDay.ts';

test.each([
  ['2026-12-07', '2026-09-08'],
  ['2027-01-01', '2026-10-03'],
  ['2028-05-29', '2028-02-29'],
])('a bill due on %s can have been paid from %s on', (dueOn, first) => {
  expect(findFirstPaidDay(dueOn)).toBe(first);
});

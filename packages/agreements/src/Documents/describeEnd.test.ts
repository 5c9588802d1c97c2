import { expect, test } from 'vitest';
import { describeEnd } from './describeEnd.ts';

test.each([
  [null, null],
  ['2027-02-21', null],
  ['2027-02-20', 'Ends in 3 months'],
  ['2027-01-20', 'Ends in 2 months'],
  ['2026-12-31', 'Ends in 41 days'],
  ['2026-11-21', 'Ends tomorrow'],
  ['2026-11-20', 'Ends today'],
  ['2026-11-19', 'Ended'],
])('a paper that is valid until %s: %s', (validUntil, words) => {
  expect(describeEnd(validUntil, Date.parse('2026-11-20T04:00:00Z'))).toBe(words);
});

test('the day is the one in Singapore', () => {
  expect(describeEnd('2026-11-20', Date.parse('2026-11-20T17:00:00Z'))).toBe('Ended');
});

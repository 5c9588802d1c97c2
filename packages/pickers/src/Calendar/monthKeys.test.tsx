import { expect, test } from 'vitest';
import { daysIntoWeek, followKey } from './monthKeys.ts';

test.each([
  ['ArrowLeft', false, '2027-02-28'],
  ['ArrowUp', false, '2027-02-22'],
  ['ArrowDown', false, '2027-03-08'],
  ['Home', false, '2027-02-28'],
  ['End', false, '2027-03-06'],
  ['PageUp', false, '2027-02-01'],
  ['PageDown', true, '2028-03-01'],
  ['a', false, null],
])('%s (shift: %s) leads from Monday, 1 March 2027, to %s', (key, isShifted, expected) => {
  expect(followKey(key, isShifted, '2027-03-01', 0)).toBe(expected);
});

test('the ends of a week are those of the language', () => {
  expect(followKey('Home', false, '2027-03-07', 1)).toBe('2027-03-01');
  expect(followKey('End', false, '2027-03-01', 1)).toBe('2027-03-07');
  expect([0, 1, 6].map((first) => daysIntoWeek('2027-03-07', first))).toEqual([0, 6, 1]);
});

test('a month on from its last day is the last day of a shorter one', () => {
  expect(followKey('PageDown', false, '2027-01-31', 0)).toBe('2027-02-28');
  expect(followKey('PageUp', true, '2028-02-29', 0)).toBe('2027-02-28');
});

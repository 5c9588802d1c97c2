import { expect, test } from 'vitest';
import { firstWeekday } from './firstWeekday.ts';

test.each([
  ['en-SG', 0],
  ['zh-SG', 0],
  ['en', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ms-MY', 1],
  ['ar-EG', 6],
  ['dv-MV', 5],
])('in %s a week begins with day %i', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day);
});

import { expect, test } from 'vitest';
import { describeDueDay } from './dueDay.ts';

test('says a due day as people do', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(describeDueDay)).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd'].map(
      (day) => `On the ${day} of each month`,
    ),
  );
});

test('says what becomes of a day that some months lack', () => {
  expect(describeDueDay(30)).toBe('On the 30th of each month, or on its last day');
  expect(describeDueDay(31)).toBe('On the last day of each month');
});

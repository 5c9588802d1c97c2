import { expect, test } from 'vitest';
import { findDay, formatDay, formatMonth, formatShortDay, formatTime, formatWeekday } from './days.ts';

test.each([
  ['2021-01-05', 'Jan 5, 2021'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-12-31', 'Dec 31, 2026'],
  ['1975-03-01', 'Mar 1, 1975'],
  ['2021-01-04T16:00:00.000Z', 'Jan 5, 2021'],
  ['2023-02-29', 'Not stated'],
  ['2021-1-5', 'Not stated'],
  ['', 'Not stated'],
  [null, 'Not stated'],
])('the day %s is shown as %s', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});

test.each([
  ['2021-01', 'Jan 2021'],
  ['2023-12', 'Dec 2023'],
  ['2021-13', 'Not stated'],
  ['2021-00', 'Not stated'],
  ['2021-01-05', 'Not stated'],
  ['12021-01', 'Not stated'],
  ['', 'Not stated'],
  [undefined, 'Not stated'],
])('the month %s is shown as %s', (month, shown) => {
  expect(formatMonth(month)).toBe(shown);
});

test('the day of an instant is the day in Singapore', () => {
  expect(findDay('2021-01-04T15:59:59Z')).toBe('2021-01-04');
  expect(findDay('2021-01-04T16:00:00Z')).toBe('2021-01-05');
  expect(findDay(new Date(0))).toBe('1970-01-01');
  expect(findDay('soon')).toBeNull();
});

test.each([
  ['2021-01-04T15:59:59Z', '23:59', 'Monday'],
  ['2021-01-04T16:00:00Z', '00:00', 'Tuesday'],
  ['2021-01-05T08:30:00+08:00', '08:30', 'Tuesday'],
  ['1981-12-31T15:00:00Z', '22:30', 'Thursday'],
  ['soon', 'Not stated', 'Not stated'],
  [null, 'Not stated', 'Not stated'],
])('the instant %s is shown as %s on a %s', (instant, time, weekday) => {
  expect(formatTime(instant)).toBe(time);
  expect(formatWeekday(instant)).toBe(weekday);
});

test.each([
  ['2026-12-05', 'Sat, 5 Dec'],
  ['2026-12-04T16:00:00Z', 'Sat, 5 Dec'],
  ['2024-02-29', 'Thu, 29 Feb'],
  ['2023-02-29', 'Not stated'],
  [null, 'Not stated'],
])('the day %s is shortly %s', (day, shown) => {
  expect(formatShortDay(day)).toBe(shown);
});

import { expect, test } from 'vitest';
import { isIncomplete, maxOf, pressSegmentKey, settleDraft, toDraft, toIso, typeDigit } from './dateDraft.ts';

const empty = toDraft('');

test('a draft is a date once it is whole and in the calendar', () => {
  expect(toIso(toDraft('2027-01-15'))).toBe('2027-01-15');
  expect(toIso({ day: 31, month: 2, year: 2027 })).toBe('');
  expect(toIso({ day: 15, month: null, year: 2027 })).toBe('');
  expect([empty, { ...empty, day: 3 }, toDraft('2027-01-15')].map(isIncomplete)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a day is as large as its month allows, as far as the month is known', () => {
  const maxDay = (month: number | null, year: number | null) => maxOf('day', { day: null, month, year });
  expect([maxDay(null, null), maxDay(2, null), maxDay(2, 2027), maxDay(2, 2028), maxDay(4, null)]).toEqual([
    31, 29, 28, 29, 30,
  ]);
});

test('once somebody is done, a day after the last of its month is the last, and zero is nothing', () => {
  expect(toIso(settleDraft({ day: 31, month: 2, year: 2027 }))).toBe('2027-02-28');
  expect(settleDraft({ day: 0, month: 2, year: 0 })).toEqual({ day: null, month: 2, year: null });
});

test.each([
  ['ArrowUp', 'day', '2027-01-31', '2027-01-01'],
  ['ArrowDown', 'day', '2027-02-01', '2027-02-28'],
  ['PageUp', 'day', '2027-01-30', '2027-01-06'],
  ['ArrowUp', 'month', '2027-01-31', '2027-02-28'],
  ['ArrowUp', 'month', '2027-12-15', '2027-01-15'],
  ['PageDown', 'month', '2027-01-15', '2027-11-15'],
  ['ArrowDown', 'year', '2028-02-29', '2027-02-28'],
  ['PageUp', 'year', '2027-01-15', '2030-01-15'],
  ['PageDown', 'year', '2027-01-15', '2025-01-15'],
  ['ArrowUp', 'year', '9999-01-15', '0001-01-15'],
  ['Home', 'day', '2027-02-15', '2027-02-01'],
  ['End', 'day', '2027-02-15', '2027-02-28'],
  ['End', 'month', '2027-01-31', '2027-12-31'],
  ['Backspace', 'year', '2027-01-15', ''],
] as const)('%s in the %s of %s makes it "%s"', (key, name, from, to) => {
  expect(toIso(pressSegmentKey(key, toDraft(from), name) ?? empty)).toBe(to);
});

test.each([
  ['day', '', '3', 3, false],
  ['day', '', '4', 4, true],
  ['day', '3', '1', 31, true],
  ['day', '3', '2', 2, false],
  ['day', '0', '9', 9, true],
  ['month', '', '1', 1, false],
  ['month', '', '2', 2, true],
  ['month', '1', '3', 3, true],
  ['year', '202', '7', 2027, true],
  ['year', '20', '2', 202, false],
] as const)('in the %s "%s" and then %s make %i; full: %s', (name, typed, digit, number, isFull) => {
  expect(typeDigit(name, typed, digit)).toMatchObject({ number, isFull });
});

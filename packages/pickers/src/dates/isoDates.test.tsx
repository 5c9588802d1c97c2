import { expect, test, vi } from 'vitest';
import { addDays, addMonths, clampDate, countDays, parseIso, todayInSingapore } from './isoDates.ts';

/** Every seventh to thirteenth day of four centuries, after which the calendar is the same again. */
const samples = Array.from({ length: 14_600 }, (_, index) =>
  new Date(Date.UTC(1800, 0, 1 + index * 10 + (index % 7))).toISOString().slice(0, 10),
);

const isoOf = (date: Date) => date.toISOString().slice(0, 10);

test('a date some months on is what the calendar of the browser says, or the last day of a shorter month', () => {
  for (const [index, iso] of samples.entries()) {
    const months = (index % 61) - 30;
    const there = new Date(iso);
    there.setUTCDate(1);
    there.setUTCMonth(there.getUTCMonth() + months);
    const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate();
    there.setUTCDate(Math.min(Number(iso.slice(8)), last));
    expect([iso, months, addMonths(iso, months)]).toEqual([iso, months, isoOf(there)]);
  }
});

test('a date some days on is what the calendar of the browser says, and the way back leads to it', () => {
  for (const [index, iso] of samples.entries()) {
    const days = (index % 801) - 400;
    const there = new Date(iso);
    there.setUTCDate(there.getUTCDate() + days);
    expect([iso, days, addDays(iso, days)]).toEqual([iso, days, isoOf(there)]);
    expect(addDays(isoOf(there), -days)).toBe(iso);
  }
});

test('a month has as many days as the browser counts', () => {
  for (let year = 1896; year <= 2104; year += 1)
    for (let month = 1; month <= 12; month += 1)
      expect([year, month, countDays(year, month)]).toEqual([
        year,
        month,
        new Date(Date.UTC(year, month, 0)).getUTCDate(),
      ]);
});

test('nothing leads before the first year or after the last', () => {
  expect([addDays('0001-01-01', -1), addMonths('0001-01-31', -1), addMonths('0001-06-15', -12)]).toEqual([
    '0001-01-01',
    '0001-01-01',
    '0001-01-01',
  ]);
  expect([addDays('9999-12-31', 1), addDays('9999-12-28', 7), addMonths('9999-12-01', 1)]).toEqual([
    '9999-12-31',
    '9999-12-31',
    '9999-12-31',
  ]);
  expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
});

test.each([
  '',
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-04-31',
  '0000-01-01',
  '12027-01-01',
  '27-1-1',
  null,
])('%s is no date', (iso) => {
  expect(parseIso(iso)).toBeNull();
});

test('a leap day is a date', () => {
  expect(parseIso('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
});

test.each([
  ['2027-01-14T15:59:59Z', '2027-01-14'],
  ['2027-01-14T16:00:00Z', '2027-01-15'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s it is %s in Singapore', (instant, date) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  expect(todayInSingapore()).toBe(date);
});

test('a date is moved to the nearest bound, where there is one', () => {
  expect([
    clampDate('2027-01-05', '2027-01-10', ''),
    clampDate('2027-01-12', '2027-01-10', '2027-01-14'),
    clampDate('2027-01-20', '', '2027-01-14'),
    clampDate('2027-01-20'),
  ]).toEqual(['2027-01-10', '2027-01-12', '2027-01-14', '2027-01-20']);
});

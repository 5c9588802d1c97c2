import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatIsoDate, timeZone } from './dates.ts';
import { findDay, formatDay } from './days.ts';

describe('an instant is shown as it is in Singapore', () => {
  test.each<[string | number | Date, string]>([
    ['2021-01-05T00:30:00Z', '2021-01-05T08:30:00+08:00'],
    ['2021-01-04T16:00:00.000Z', '2021-01-05T00:00:00+08:00'],
    ['2021-01-04T15:59:59.999Z', '2021-01-04T23:59:59+08:00'],
    ['2021-01-05T08:30:00+08:00', '2021-01-05T08:30:00+08:00'],
    ['2021-01-05T08:30', '2021-01-05T08:30:00+08:00'],
    ['2021-01-05', '2021-01-05T00:00:00+08:00'],
    [' 2021-01-05T08:30 ', '2021-01-05T08:30:00+08:00'],
    ['2021-01-05T06:00:00+05:30', '2021-01-05T08:30:00+08:00'],
    ['2021-01-04T21:00:00-0330', '2021-01-05T08:30:00+08:00'],
    ['1981-12-31T15:59:59Z', '1981-12-31T23:29:59+07:30'],
    ['1981-12-31T16:00:00Z', '1982-01-01T00:00:00+08:00'],
    [0, '1970-01-01T07:30:00+07:30'],
    [new Date(1609776000000), '2021-01-05T00:00:00+08:00'],
  ])('%s is %s', (instant, shown) => {
    expect(formatDateTime(instant)).toBe(shown);
  });

  test('the day comes in two forms', () => {
    expect(formatIsoDate('2021-01-04T16:00:00Z')).toBe('2021-01-05');
    expect(formatDate('2021-01-04T16:00:00Z')).toBe('Jan 5, 2021');
  });

  test('a day of birth before 1982 stays the day it was', () => {
    expect(formatDate('1975-03-01')).toBe('Mar 1, 1975');
    expect(formatIsoDate('1981-12-31')).toBe('1981-12-31');
    expect(formatIsoDate('1982-01-01')).toBe('1982-01-01');
  });

  test('the hour that summer time skips on the reader’s own clock is shown right', () => {
    expect(formatDateTime('2021-03-13T18:30:00Z')).toBe('2021-03-14T02:30:00+08:00');
  });
});

test.each([
  [null],
  [undefined],
  [''],
  ['yesterday'],
  ['2021-02-30'],
  ['2021-13-01'],
  ['2021-01-05T24:00:00Z'],
  ['2021-01-05T12:60:00Z'],
  ['2021-01-05T12:00:60Z'],
  ['on 2021-01-05'],
  ['2021-01-05 or later'],
  ['0000-01-01'],
  ['Jan 5, 2021'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [8.64e15],
  [new Date(Number.NaN)],
])('%s is no instant', (value) => {
  expect([formatDateTime(value), formatIsoDate(value), formatDate(value)]).toEqual([
    'Not stated',
    'Not stated',
    'Not stated',
  ]);
});

test('agrees with the time zone database for every instant since 1946', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const instants = fc.date({
    min: new Date('1946-01-01T00:00:00Z'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(formatDateTime(instant).slice(0, 19)).toBe(clock.format(instant).replace(', ', 'T'));
    }),
    { numRuns: 300 },
  );
});

test('says the same day as the form without dayjs', () => {
  const instants = fc.date({ min: new Date('1000-01-03'), max: new Date('9999-12-29'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(formatDate(instant)).toBe(formatDay(instant.toISOString()));
      expect(formatIsoDate(instant)).toBe(findDay(instant));
    }),
  );
});

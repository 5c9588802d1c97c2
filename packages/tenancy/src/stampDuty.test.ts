import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stampDuty } from './stampDuty.ts';

const signedOn = '2026-11-21';
const dollars = (amount: number) => amount * 100;
const duty = (rent: number, months: number) =>
  stampDuty({ periods: [{ monthlyRent: dollars(rent), months }], signedOn }).cents;

test.each([
  [3_000, 6, 72],
  [3_000, 9, 108],
  [3_000, 24, 288],
  [3_000, 60, 576],
  [1_000, 36, 144],
])('a lease of $%i a month for %i months pays $%i, as the worked examples say', (rent, months, due) => {
  expect(duty(rent, months)).toBe(dollars(due));
});

test('a lease whose rent rises each year pays on all of it', () => {
  const periods = [2_500, 3_000, 3_500].map((rent) => ({ monthlyRent: dollars(rent), months: 12 }));
  expect(stampDuty({ periods, signedOn }).cents).toBe(dollars(432));
});

test('a lease of at most $1,000 a year pays nothing, one cent more pays', () => {
  const year = (monthlyRent: number) => stampDuty({ periods: [{ monthlyRent, months: 12 }], signedOn }).cents;
  expect(year(8_333)).toBe(0);
  expect(year(8_334)).toBe(dollars(4));
});

test('a lease of exactly $1,000 a year pays nothing, whatever its months cost', () => {
  const periods = [
    { monthlyRent: 8_333, months: 11 },
    { monthlyRent: 8_337, months: 1 },
  ];
  expect(stampDuty({ periods, signedOn }).cents).toBe(0);
});

test('a lease that is not exempt pays at least $1', () => {
  expect(stampDuty({ periods: [{ monthlyRent: 9_000, months: 1 }], signedOn }).cents).toBe(100);
});

test('the duty names who says so, where that stands and when it was read', () => {
  expect(stampDuty({ periods: [{ monthlyRent: 300_000, months: 12 }], signedOn }).source).toEqual({
    name: expect.stringContaining('IRAS'),
    basis: 'estimate',
    readOn: '2026-11-21',
    url: 'https://ask.gov.sg/iras',
  });
});

test('four years pay on the whole rent, a month more on four years of it', () => {
  expect(duty(3_000, 48)).toBe(dollars(576));
  expect(duty(3_000, 49)).toBe(dollars(576));
});

test('before the table begins, and on what is no day, nothing is known', () => {
  const lease = { periods: [{ monthlyRent: 300_000, months: 12 }] };
  for (const day of ['2014-02-21', 'tomorrow', '2026-13-01', '']) {
    expect(stampDuty({ ...lease, signedOn: day })).toEqual({ cents: null, source: null });
  }
  expect(stampDuty({ ...lease, signedOn: '2014-02-22' }).cents).toBe(14_400);
});

test('rents and lengths that cannot be are refused', () => {
  for (const monthlyRent of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => stampDuty({ periods: [{ monthlyRent, months: 12 }], signedOn })).toThrow(RangeError);
  }
  expect(() => stampDuty({ periods: [], signedOn })).toThrow(RangeError);
  const halves = { monthlyRent: 1, months: 1.5 };
  for (const periods of [[halves], [halves, halves]])
    expect(() => stampDuty({ periods, signedOn })).toThrow(RangeError);
});

const rent = fc.integer({ min: 1, max: 100_000_000 });
const months = fc.integer({ min: 1, max: 240 });

test('duty is whole dollars, never above 0.4 % of the rent and never falls as the rent rises', () => {
  fc.assert(
    fc.property(rent, rent, months, (one, other, length) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const due = (monthlyRent: number) =>
        stampDuty({ periods: [{ monthlyRent, months: length }], signedOn }).cents ?? -1;
      expect(due(low) % 100).toBe(0);
      expect(due(low)).toBeGreaterThanOrEqual(0);
      expect(due(low)).toBeLessThanOrEqual((low * length * 4) / 1_000);
      expect(due(low)).toBeLessThanOrEqual(due(high));
    }),
  );
});

test('cutting a lease into periods at one rent changes nothing', () => {
  fc.assert(
    fc.property(rent, months, months, (monthlyRent, first, second) => {
      const whole = stampDuty({ periods: [{ monthlyRent, months: first + second }], signedOn });
      const cut = stampDuty({
        periods: [
          { monthlyRent, months: first },
          { monthlyRent, months: second },
        ],
        signedOn,
      });
      expect(cut).toEqual(whole);
    }),
  );
});

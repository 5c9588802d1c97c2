import type { FairRent } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { areTooOld, isFarBelow, judgeRent } from './describeFairRent.ts';

const fairRent: FairRent = {
  basis: 'distance',
  metres: 1_000,
  count: 23,
  quartiles: { lower: 220_000, median: 240_000, upper: 260_000 },
  months: { first: '2021-01', last: '2023-09' },
  bedrooms: 3,
};

test('a rent is judged against the quartiles', () => {
  expect(judgeRent(219_900, fairRent)).toBe(
    'At $2,199 a month, this home is cheaper than three in four homes nearby.',
  );
  expect(judgeRent(260_000, fairRent)).toBe(
    'At $2,600 a month, this home is in the usual range for homes nearby.',
  );
  expect(judgeRent(260_001, fairRent)).toBe(
    'At $2,600.01 a month, this home costs more than three in four homes nearby.',
  );
  expect(judgeRent(240_000, { ...fairRent, quartiles: null })).toBeNull();
});

test('a rent below seven tenths of the middle one asks for care', () => {
  expect(isFarBelow(167_999, fairRent)).toBe(true);
  expect(isFarBelow(168_000, fairRent)).toBe(false);
  expect(isFarBelow(1, { ...fairRent, quartiles: null })).toBe(false);
});

test.each([
  ['2024-09-30', false],
  ['2024-10-01', true],
  ['2026-11-29', true],
  ['2023-09-01', false],
])('rents paid until September 2023 on %s: too old to judge by is %s', (today, isOld) => {
  expect(areTooOld(fairRent, today)).toBe(isOld);
  expect(areTooOld({ ...fairRent, months: null }, today)).toBe(false);
});

import { expect, test } from 'vitest';
import { checkMonths, checkRent, findTermRule, listTerms } from './terms.ts';

const day = '2026-11-21';

test('HDB flats are let for six months to three years, other homes for three months or longer', () => {
  expect(findTermRule(0, day)).toMatchObject({ shortest: 6, longest: 36 });
  for (const type of [1, 2, 4]) expect(findTermRule(type, day)).toMatchObject({ shortest: 3, longest: null });
});

test('usual terms leave out what the rules forbid', () => {
  expect(listTerms(0, day)).toEqual([6, 12, 18, 24, 36]);
  expect(listTerms(1, day)).toEqual([3, 6, 12, 18, 24, 36]);
});

test('where no type is stated, or before the tables begin, no rule is claimed', () => {
  expect(findTermRule(null, day)).toBeNull();
  expect(findTermRule(0, '2000-01-01')).toBeNull();
  expect(listTerms(null, day)).toEqual([3, 6, 12, 18, 24, 36]);
});

test('the rule of HDB holds since 2019, that of other homes since the middle of 2017', () => {
  expect(findTermRule(0, '2018-12-31')).toBeNull();
  expect(findTermRule(0, '2019-01-01')).toMatchObject({ shortest: 6 });
  expect(findTermRule(1, '2017-06-29')).toBeNull();
  expect(findTermRule(1, '2017-06-30')).toMatchObject({ shortest: 3 });
});

test('a rule names the authority that made it, where it stands and when it was read', () => {
  expect(findTermRule(0, day)?.source).toEqual({
    name: expect.stringMatching(/^HDB, .*6 months to 3 years/),
    basis: 'law',
    readOn: '2026-11-21',
    url: 'https://www.hdb.gov.sg',
  });
  expect(findTermRule(1, day)?.source).toEqual({
    name: expect.stringMatching(/^URA, .*at least 3 months/),
    basis: 'law',
    readOn: '2026-11-21',
    url: 'https://www.ura.gov.sg',
  });
});

test('a lease lasts 1 to 1,200 whole months', () => {
  for (const months of [1, 1_200]) expect(() => checkMonths(months)).not.toThrow();
  for (const months of [0, -1, 1.5, 1_201, Number.NaN])
    expect(() => checkMonths(months)).toThrow(
      new RangeError(`A lease lasts a whole number of months, 1 to 1200; it was given ${months}.`),
    );
});

test('a rent is 1 cent to ten million dollars, in whole cents', () => {
  for (const cents of [1, 1_000_000_000]) expect(() => checkRent(cents)).not.toThrow();
  for (const cents of [0, -1, 0.5, 1_000_000_001, Number.NaN])
    expect(() => checkRent(cents)).toThrow(
      new RangeError(`A rent is a whole number of cents, 1 to 1000000000; it was given ${cents}.`),
    );
});

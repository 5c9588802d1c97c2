import { expect, test } from 'vitest';
import { findTermRule, listTerms } from './terms.ts';

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

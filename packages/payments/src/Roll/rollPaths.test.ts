import { expect, test } from 'vitest';
import { parseRollPlace, parseYear, rollPath, shiftMonth } from './rollPaths.ts';

const parse = (search: string) => parseRollPlace(new URLSearchParams(search));

test('an address leads to a month, a page and a row, and back', () => {
  const place = { month: '2026-11', page: '2', about: 'billovertwo2', open: 'received' } as const;
  const path = rollPath(place);
  expect(path).toBe(
    '/profile/my-services?month=2026-11&page=2&about=billovertwo2&open=received#billovertwo2',
  );
  expect(parse(new URL(path, 'https://sewa.example').search)).toEqual(place);
  expect(rollPath({})).toBe('/profile/my-services');
});

test('what is not valid in an address does not count', () => {
  expect(parse('month=2026-13&page=0&about=..%2Fx&open=all')).toEqual({});
  expect(parseYear(new URLSearchParams('year=26'))).toBeUndefined();
  expect(parseYear(new URLSearchParams('year=2026'))).toBe('2026');
});

test('the month before January is in the year before', () => {
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
});

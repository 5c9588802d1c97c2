import { districts } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { CIRCLE_RADIUS, districtPlaces } from './districtPlaces.ts';

const places = Object.values(districtPlaces);

test('every district has one place on either map', () => {
  expect(Object.keys(districtPlaces).sort()).toEqual(districts.map(({ code }) => code));
  expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(28);
});

test('no two circles touch', () => {
  for (const [index, one] of places.entries())
    for (const two of places.slice(index + 1))
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(2 * CIRCLE_RADIUS);
});

import { normalizeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { countQuery, isCountedAtOnce, searchQuery } from './searchQuery.ts';

test('a search for everything asks with nothing', () => {
  expect(searchQuery(normalizeDiscoverFilters({}))).toEqual({});
});

test('equal searches ask in one way, whatever order they were chosen in', () => {
  const one = searchQuery(
    normalizeDiscoverFilters({ propertyTypes: [1, 0], q: ' river ', sort: 'rentAsc' }),
    'next',
  );
  const two = searchQuery(
    normalizeDiscoverFilters({ sort: 'rentAsc', q: 'river', propertyTypes: [0, 1, 1] }),
    'next',
  );
  expect(one).toEqual({ propertyTypes: [0, 1], q: 'river', sort: 'rentAsc', cursor: 'next' });
  expect(two).toEqual(one);
});

test('rent, area, day and amenities are asked for where they are given', () => {
  const filters = normalizeDiscoverFilters({
    rentMin: 3000,
    rentMax: 2000,
    areaMin: 60,
    availableFrom: '2027-01-15',
    amenities: [3],
  });
  expect(searchQuery(filters)).toEqual({
    rentMin: 2000,
    rentMax: 3000,
    areaMin: 60,
    availableFrom: '2027-01-15',
    amenities: [3],
  });
});

test('a search is counted in one way whatever its order', () => {
  expect(countQuery(normalizeDiscoverFilters({ q: 'river', sort: 'rentAsc' }))).toEqual({ q: 'river' });
});

test('only searches by choices are counted at once', () => {
  const isAtOnce = (filters: Parameters<typeof normalizeDiscoverFilters>[0]) =>
    isCountedAtOnce(normalizeDiscoverFilters(filters));
  expect(isAtOnce({})).toBe(true);
  expect(isAtOnce({ propertyTypes: [1], noOfBedRooms: [5], searchParams: ['09'], sort: 'rentAsc' })).toBe(
    true,
  );
  expect(isAtOnce({ rentMin: 1 })).toBe(false);
  expect(isAtOnce({ rentMax: 1 })).toBe(false);
  expect(isAtOnce({ areaMin: 1 })).toBe(false);
  expect(isAtOnce({ availableFrom: '2027-01-01' })).toBe(false);
  expect(isAtOnce({ amenities: [0] })).toBe(false);
  expect(isAtOnce({ q: 'river' })).toBe(false);
  expect(isAtOnce({ in: ['area:clementi'] })).toBe(false);
  expect(isAtOnce({ near: [{ place: 'station:bishan', minutes: 15 }] })).toBe(false);
  expect(isAtOnce({ to: [{ place: 'station:bishan', minutes: 30 }] })).toBe(false);
  expect(isAtOnce({ station: 10 })).toBe(false);
  expect(isAtOnce({ pets: 'allowed' })).toBe(false);
});

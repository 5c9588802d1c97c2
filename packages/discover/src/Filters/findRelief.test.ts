import { normalizeDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { findRelief } from './findRelief.ts';

const search = normalizeDiscoverFilters({ propertyTypes: [1], rentMin: 100, rentMax: 200, q: 'river' });

test('the filter that stands most in the way is named, with what is left without it', () => {
  const relief = findRelief(search, { propertyTypes: 3, rent: 12, q: 0 });
  expect(relief).toMatchObject({ filter: 'the rent filter', total: 12 });
  expect(serializeDiscoverFilters(relief?.rest)).toBe('propertyTypes=1&q=river');
  expect(findRelief(search, { propertyTypes: 3, rent: 2 })).toMatchObject({
    filter: '“Condominium”',
  });
  const studios = normalizeDiscoverFilters({ propertySubTypes: [10, 30] });
  expect(findRelief(studios, { propertySubTypes: 3 })?.filter).toBe('“Room” and “Studio”');
  const many = normalizeDiscoverFilters({ noOfBedRooms: [1, 2, 3, 4] });
  expect(findRelief(many, { noOfBedRooms: 3 })?.filter).toBe('the “Bedrooms” filter');
});

test('the text of a search is named as it was typed', () => {
  const relief = findRelief(search, { propertyTypes: 3, q: 12 });
  expect(relief).toMatchObject({ filter: '“river”', total: 12 });
  expect(serializeDiscoverFilters(relief?.rest)).toBe('propertyTypes=1&rentMin=100&rentMax=200');
});

test('the place of a search is its areas and what it is near', () => {
  const placed = normalizeDiscoverFilters({
    in: ['area:clementi'],
    near: [{ place: 'station:bishan', minutes: 10 }],
    rentMax: 200,
  });
  const relief = findRelief(placed, { places: 7, rent: 2 });
  expect(relief).toMatchObject({ filter: 'the place', total: 7 });
  expect(serializeDiscoverFilters(relief?.rest)).toBe('rentMax=200');
});

test('nothing is named where no single filter helps', () => {
  expect(findRelief(search, { propertyTypes: 0, rent: 0, q: 0 })).toBeNull();
  expect(findRelief(search, {})).toBeNull();
});

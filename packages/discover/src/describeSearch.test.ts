import { parseDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { describeSearch } from './describeSearch.ts';

test.each([
  ['', 'Homes for rent in Singapore'],
  ['q=clementi', 'Homes matching “clementi”'],
  ['propertyTypes=0&searchParams=bedok-upper-east-coast', 'HDB flats for rent in Bedok, Upper East Coast'],
  ['propertyTypes=0&noOfBedRooms=3', '3-bedroom HDB flats for rent in Singapore'],
  ['noOfBedRooms=5', 'Homes for rent in Singapore'],
  ['q=lift&searchParams=bedok-upper-east-coast', 'Homes for rent in Bedok, Upper East Coast matching “lift”'],
  ['noOfBedRooms=2,3', 'Homes for rent in Singapore'],
  ['propertySubTypes=10', 'Rooms for rent in Singapore'],
  ['propertySubTypes=10&propertyTypes=1', 'Rooms in condos for rent in Singapore'],
  ['propertySubTypes=30', 'Studios for rent in Singapore'],
  ['propertySubTypes=0&propertyTypes=1', 'Condos for rent in Singapore'],
])('%s is called %s', (query, title) => {
  expect(describeSearch(parseDiscoverFilters(new URLSearchParams(query)))).toBe(title);
});

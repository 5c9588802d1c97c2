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
  ['noOfBedRooms=0', 'Studios for rent in Singapore'],
  ['noOfBedRooms=0&propertyTypes=1', 'Studios in condos for rent in Singapore'],
  ['rentMin=2000', 'Homes for rent in Singapore from $2,000'],
  ['noOfBedRooms=2&in=area:clementi&rentMax=3000', '2-bedroom homes in Clementi up to $3,000'],
  ['near=station:bishan', 'Homes near Bishan'],
  ['propertySubTypes=10&to=station:raffles-place', 'Rooms within 30 min of Raffles Place'],
  ['in=area:bishan,area:clementi&near=mall:vivo-city', 'Homes in Bishan or Clementi or near Vivo City'],
  [
    'in=area:clementi&to=station:bishan@20,station:raffles-place',
    'Homes in Clementi, within 20 min of Bishan and 30 min of Raffles Place',
  ],
  [
    'in=area:clementi&q=lift&rentMin=2000&rentMax=3000',
    'Homes in Clementi for $2,000 to $3,000 matching “lift”',
  ],
])('%s is called %s', (query, title) => {
  expect(describeSearch(parseDiscoverFilters(new URLSearchParams(query)))).toBe(title);
});

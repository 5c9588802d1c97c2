import { parseDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { describeSearch } from './describeSearch.ts';

test.each([
  ['', 'Homes for rent in Singapore'],
  ['q=clementi', 'Homes matching “clementi”'],
  ['propertyTypes=0&searchParams=bedok-upper-east-coast', 'HDB flats for rent in Bedok, Upper East Coast'],
  ['propertyTypes=0&noOfBedRooms=3', '3-bedroom HDB flats for rent in Singapore'],
  ['noOfBedRooms=5', 'Homes with 5 or more bedrooms for rent in Singapore'],
  ['q=lift&searchParams=bedok-upper-east-coast', 'Homes for rent in Bedok, Upper East Coast matching “lift”'],
  ['noOfBedRooms=2,3', '2- and 3-bedroom homes for rent in Singapore'],
  ['noOfBedRooms=2,4,5', 'Homes with 2 or 4 or more bedrooms for rent in Singapore'],
  ['noOfBedRooms=0,1', 'Studios, 1-bedroom homes and rooms for rent in Singapore'],
  ['noOfBedRooms=1', '1-bedroom homes and rooms for rent in Singapore'],
  ['propertySubTypes=0&noOfBedRooms=1', '1-bedroom homes for rent in Singapore'],
  ['furnitureStatus=0', 'Unfurnished homes for rent in Singapore'],
  [
    'furnitureStatus=1,2&noOfBedRooms=2',
    'Partially furnished or furnished 2-bedroom homes for rent in Singapore',
  ],
  ['station=10', 'Homes near a station'],
  ['in=area:clementi&station=10&rentMax=3000', 'Homes in Clementi, near a station up to $3,000'],
  ['in=area:clementi&pets=allowed', 'Homes in Clementi where pets are allowed or on request'],
  [
    'in=area:clementi&pets=allowed&cooking=allowed&visitors=allowed',
    'Homes in Clementi where cooking is allowed and pets and overnight visitors are allowed or on request',
  ],
  [`pets=allowed&in=area:clementi&q=${'x'.repeat(60)}`, `Homes in Clementi matching “${'x'.repeat(60)}”`],
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

import { parseDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { nameSearch } from './nameSearch.ts';

test.each([
  ['noOfBedRooms=2&near=station:bishan', '2-bedroom homes near Bishan'],
  [
    'noOfBedRooms=2,3&in=area:clementi&near=station:bishan',
    '2- or 3-bedroom homes in Clementi or near Bishan',
  ],
  ['noOfBedRooms=0,1&near=line:circle-line', 'Studio or 1 bedroom near Circle Line'],
  ['propertyTypes=0&in=area:clementi&rentMax=3000', 'HDB, homes in Clementi, up to $3,000'],
  ['to=station:raffles-place@30&pets=allowed', 'Within 30 min of Raffles Place, pets allowed'],
  ['station=10', 'Within 10 min walk of a station'],
  ['near=station:atlantis', 'All homes'],
  ['q=orchard', 'orchard'],
])('a search %s is called %s', (query, name) => {
  expect(nameSearch(parseDiscoverFilters(new URLSearchParams(query)))).toBe(name);
});

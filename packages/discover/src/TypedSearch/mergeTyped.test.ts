import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { mergeTyped, saysTyped, withoutTyped } from './mergeTyped.ts';

const parse = (query: string) => parseDiscoverFilters(new URLSearchParams(query));

test.each([
  ['keeps what else is chosen', 'propertyTypes=1&q=2br', 'noOfBedRooms=2', 'propertyTypes=1&noOfBedRooms=2'],
  ['wins for its own filter', 'noOfBedRooms=3&q=2br', 'noOfBedRooms=2', 'noOfBedRooms=2'],
  ['leaves its rest as the text', 'q=2br sail', 'noOfBedRooms=2&q=sail', 'noOfBedRooms=2&q=sail'],
  [
    'names a new place',
    'in=area:clementi&searchParams=09&q=near bishan',
    'near=station:bishan',
    'near=station:bishan',
  ],
  ['keeps the other end of the rent', 'rentMin=2000&q=3k', 'rentMax=3000', 'rentMin=2000&rentMax=3000'],
  ['drops a lowest rent above its highest', 'rentMin=4000&q=3k', 'rentMax=3000', 'rentMax=3000'],
  ['drops a highest rent below its lowest', 'rentMax=2000&q=from 3k', 'rentMin=3000', 'rentMin=3000'],
])('a text %s', (_, chosen, said, merged) => {
  const filters = mergeTyped(parse(chosen), said);
  expect(serializeDiscoverFilters(filters)).toBe(merged.replaceAll(' ', '%20'));
  expect(saysTyped(filters, said)).toBe(true);
});

test('a search is told from one that no longer says all of the text', () => {
  expect(saysTyped(parse('noOfBedRooms=2&rentMax=3000&sort=rentAsc'), 'noOfBedRooms=2')).toBe(true);
  expect(saysTyped(parse('noOfBedRooms=2,3'), 'noOfBedRooms=2')).toBe(false);
  expect(saysTyped(parse('noOfBedRooms=2&q=sail'), 'noOfBedRooms=2')).toBe(false);
});

test('what a text had said goes with it, unless it was changed since', () => {
  const left = withoutTyped(
    parse('noOfBedRooms=2,3&in=area:clementi&rentMax=3000&propertyTypes=1'),
    'noOfBedRooms=2&in=area:clementi&rentMax=3000',
  );
  expect(serializeDiscoverFilters(left)).toBe('propertyTypes=1&noOfBedRooms=2,3');
});

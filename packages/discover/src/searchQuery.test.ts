import { normalizeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { searchQuery } from './searchQuery.ts';

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

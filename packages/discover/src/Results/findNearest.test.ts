import { routeKey } from '@sewa/api/swr';
import { parseDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { findNearest } from './findNearest.ts';

const find = (query: string) => {
  const nearest = findNearest(parseDiscoverFilters(new URLSearchParams(query)));
  return nearest && [nearest.kind, routeKey('listDiscover', nearest.query)];
};

test.each([
  ['rentMax=2000&to=station:bishan@20&station=5', 'way', 'to=station:bishan@120&rentMax=2000&sort=minutes'],
  [
    'near=station:bishan&in=area:clementi',
    'walk',
    'near=station:bishan@60&to=station:bishan@120&sort=minutes',
  ],
  ['near=station:bishan,station:tuas', 'walk', 'near=station:bishan@60,station:tuas@60&sort=minutes'],
  ['in=area:clementi&rentMax=2000&sort=rentAsc', 'area', 'rentMax=2000&sort=rentAsc'],
])('of %s the %s is given up', (query, kind, asked) => {
  expect(find(query)).toEqual([kind, `listDiscover?${asked}&limit=3`]);
});

test('a search without a place has no nearest homes', () => {
  expect(find('rentMax=2000&station=5')).toBeNull();
});

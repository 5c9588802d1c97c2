import { expect, test } from 'vitest';
import { curatedSlugs, findCuratedFilters } from './curatedSlugs.ts';
import { normalizeDiscoverFilters, serializeDiscoverFilters } from './discoverFilters.ts';
import { districts } from './districts.ts';

test.each([
  ['condos-for-rent', 'propertyTypes=1'],
  ['landed-for-rent', 'propertyTypes=2'],
  ['service-apertments-for-rent', 'propertyTypes=4'],
  ['serviced-apartments-for-rent', 'propertyTypes=4'],
  ['hdb-for-rent', 'propertyTypes=0'],
  ['entire-unit', 'propertySubTypes=0'],
  ['room', 'propertySubTypes=10'],
  ['ensuite', 'propertySubTypes=20'],
  ['studio', 'propertySubTypes=30'],
  ['1-bedroom', 'noOfBedRooms=1'],
  ['2-bedrooms', 'noOfBedRooms=2'],
  ['3-bedrooms', 'noOfBedRooms=3'],
  ['4-bedrooms', 'noOfBedRooms=4'],
  ['5-more-bedrooms', 'noOfBedRooms=5'],
  ['1-bathroom', 'noOfBathRooms=1'],
  ['2-bathrooms', 'noOfBathRooms=2'],
  ['3-bathrooms', 'noOfBathRooms=3'],
  ['4-bathrooms', 'noOfBathRooms=4'],
  ['5-more-bathrooms', 'noOfBathRooms=5'],
  ['furnished', 'furnitureStatus=2'],
  ['unfurnished', 'furnitureStatus=0'],
  ['partially-furnished', 'furnitureStatus=1'],
  ['orchard-river-valley', 'searchParams=orchard-river-valley'],
  ['bedok-upper-east-coast', 'searchParams=bedok-upper-east-coast'],
  ['sembawang-yishun', 'searchParams=sembawang-yishun'],
])('/discover/%s stands for ?%s', (slug, query) => {
  expect(serializeDiscoverFilters(findCuratedFilters(slug))).toBe(query);
});

test('there are 22 slugs of codes and one of each district, all different', () => {
  expect(curatedSlugs).toHaveLength(22 + 28);
  expect(new Set(curatedSlugs).size).toBe(50);
  expect(districts.filter((district) => !curatedSlugs.includes(district.slug))).toEqual([]);
});

test('every curated page narrows the search', () => {
  const all = serializeDiscoverFilters(normalizeDiscoverFilters(null));
  expect(curatedSlugs.filter((slug) => serializeDiscoverFilters(findCuratedFilters(slug)) === all)).toEqual(
    [],
  );
});

test.each(['', 'favourites', 'Room', '__proto__', 'constructor', '1-bedrooms'])(
  '%j is not curated',
  (slug) => {
    expect(findCuratedFilters(slug)).toBeUndefined();
  },
);

test('what is handed out may be changed without harm', () => {
  findCuratedFilters('room')?.propertySubTypes?.push(99);
  expect(findCuratedFilters('room')).toEqual({ propertySubTypes: [10] });
});

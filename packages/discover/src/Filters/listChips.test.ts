import { normalizeDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { listChips } from './listChips.ts';

const search = normalizeDiscoverFilters({
  propertyTypes: [0, 1],
  amenities: [2],
  rentMin: 2000,
  rentMax: 3500,
  areaMin: 60,
  availableFrom: '2027-01-15',
  q: 'river',
});

test('everything a search asks for has a chip in words', () => {
  expect(listChips(search).map(({ label }) => label)).toEqual([
    '“river”',
    '$2,000 to $3,500',
    'From 60 sqm (646 sqft)',
    'Available by Jan 15, 2027',
    'HDB',
    'Condominium',
    'Free Wi-Fi',
  ]);
});

test('a chip takes out its own part and nothing else', () => {
  const rests = listChips(search).map(({ rest }) => serializeDiscoverFilters(rest));
  expect(new Set(rests).size).toBe(rests.length);
  expect(rests[1]).toBe('propertyTypes=0,1&amenities=2&areaMin=60&availableFrom=2027-01-15&q=river');
  expect(rests[4]).toBe(serializeDiscoverFilters({ ...search, propertyTypes: [1] }));
});

test('places have their names, and say whether a home needs either or both', () => {
  const placed = normalizeDiscoverFilters({
    in: ['area:clementi'],
    near: [{ place: 'station:bishan', minutes: 15 }],
    to: [
      { place: 'landmark:one-north', minutes: 20 },
      { place: 'station:raffles-place', minutes: 30 },
    ],
    station: 10,
    pets: 'allowed',
    sort: 'minutes',
  });
  const chips = listChips(placed, { 'landmark:one-north': 'one-north' });
  expect(chips.map(({ join, label }) => [join, label])).toEqual([
    [undefined, 'In Clementi'],
    ['or', 'At most 15 min walk to Bishan'],
    [undefined, 'At most 20 min to one-north'],
    ['and', 'At most 30 min to Raffles Place'],
    [undefined, 'At most 10 min walk to a station'],
    [undefined, 'Pets allowed or on request'],
  ]);
  expect(serializeDiscoverFilters(chips[3]?.rest)).toBe(
    'in=area:clementi&near=station:bishan&to=landmark:one-north@20&station=10&pets=allowed&sort=minutes',
  );
});

test('one end of a rent says which', () => {
  const label = (filters: Parameters<typeof normalizeDiscoverFilters>[0]) =>
    listChips(normalizeDiscoverFilters(filters))[0]?.label;
  expect(label({ rentMin: 2000 })).toBe('From $2,000');
  expect(label({ rentMax: 3500 })).toBe('Up to $3,500');
  expect(label({})).toBeUndefined();
});

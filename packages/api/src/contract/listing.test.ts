import { expect, test } from 'vitest';
import { listingItemSchema } from './listing.ts';

const item = {
  id: 'abcdefgh2345',
  slug: 'hdb-210-ang-mo-kio-avenue-3',
  title: null,
  propertyType: 0,
  propertySubType: 10,
  address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: '560210' },
  numberOfBedrooms: 3,
  numberOfBathrooms: null,
  furnitureStatus: 2,
  area: { value: 67, unit: 0 },
  monthlyRent: 280_000,
  previousRent: null,
  district: '20',
  status: 'live',
  availableFrom: null,
  listedAt: '2026-11-01T02:03:04.000Z',
  provenance: { kind: 'open-data', month: '2021-01' },
  picture: null,
};

test('an item with everything the specification names is taken', () => {
  expect(listingItemSchema.parse(item)).toEqual(item);
});

test.each([
  ['a floor', { address: { ...item.address, floor: '08' } }],
  ['a rent in dollars and cents', { monthlyRent: 2800.5 }],
  ['an unknown sub-type', { propertySubType: 7 }],
  ['a district without its zero', { district: '9' }],
])('an item with %s is refused', (_, change) => {
  expect(listingItemSchema.safeParse({ ...item, ...change }).success).toBe(false);
});

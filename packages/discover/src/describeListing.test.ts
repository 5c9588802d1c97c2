import type { ListingItem } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { describeKind, describeListing, describeProvenance, summarizeListing } from './describeListing.ts';

const listing: ListingItem = {
  id: 'tks5zua4nvyt',
  slug: 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms',
  title: null,
  propertyType: 0,
  propertySubType: 0,
  address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: '560210' },
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 67, unit: 0 },
  monthlyRent: 280_000,
  district: '20',
  previousRent: null,
  status: 'live',
  availableFrom: null,
  listedAt: '2026-11-01T02:03:04.000Z',
  provenance: null,
  picture: null,
};

test('a listing is called by its project, else by its address', () => {
  expect(describeListing({ ...listing, title: 'Kestrel Heights' })).toBe('Kestrel Heights');
  expect(describeListing(listing)).toBe('210 Ang Mo Kio Avenue 3');
});

test('what nobody stated about its kind is left out', () => {
  expect(describeKind(listing)).toBe('Entire Unit · HDB');
  expect(describeKind({ ...listing, propertySubType: null })).toBe('HDB');
  expect(describeKind({ ...listing, propertyType: null, propertySubType: null })).toBe('');
});

test('a listing from open data says so, with the month it was approved in', () => {
  expect(describeProvenance(listing)).toBeNull();
  expect(describeProvenance({ ...listing, provenance: { kind: 'open-data', month: '2021-01' } })).toBe(
    'From open data, approved Jan 2021',
  );
});

test('the summary states only what is known', () => {
  expect(summarizeListing(listing)).toBe(
    'Entire Unit · HDB for rent at 210 Ang Mo Kio Avenue 3, Ang Mo Kio, Bishan, Thomson: $2,800 / month, 3 bedrooms, 2 bathrooms.',
  );
  const bare = {
    ...listing,
    propertyType: null,
    propertySubType: null,
    numberOfBedrooms: null,
    numberOfBathrooms: null,
    district: null,
  };
  expect(summarizeListing(bare)).toBe('Home for rent at 210 Ang Mo Kio Avenue 3: $2,800 / month.');
});

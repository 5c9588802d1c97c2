import { expect, test } from 'vitest';
import { describeKind, describeListing, describeProvenance, summarizeListing } from './describeListing.ts';
import { sampleItem as listing } from './fixtures.ts';

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

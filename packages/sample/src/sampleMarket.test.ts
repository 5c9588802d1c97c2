import {
  districts,
  findDistrictByPostalCode,
  findPropertyType,
  isAgencyLicenceNumber,
  isMobilePhone,
  isPostalCode,
  isRegistrationNumber,
  propertySubTypes,
  propertyTypes,
} from '@sewa/formatters';
import { expect, test } from 'vitest';
import { districtNotes } from './districtNotes.ts';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';

const listings = listSampleListings();
const live = listings.filter(({ status }) => status === 'live');
const codes = (values: readonly (number | null)[]) =>
  [...new Set(values)].sort((a, b) => Number(a) - Number(b));

test('about 120 live homes stand in all 28 districts, each in the district its postal code says', () => {
  expect(live.length).toBeGreaterThanOrEqual(115);
  expect(live.length).toBeLessThanOrEqual(130);
  const found = new Set(live.map(({ address }) => findDistrictByPostalCode(address.postalCode)?.code));
  expect([...found].sort()).toEqual(districts.map(({ code }) => code));
  for (const home of sampleHomes) {
    expect([
      home.key,
      isPostalCode(home.postalCode),
      findDistrictByPostalCode(home.postalCode)?.code,
    ]).toEqual([home.key, true, home.district]);
  }
  expect(Object.keys(districtNotes).sort()).toEqual(districts.map(({ code }) => code));
});

test('every property type, one other type and every sub-type is to be found among the live ones', () => {
  const types = codes(live.map(({ propertyType }) => propertyType));
  expect(types.filter((code) => findPropertyType(code))).toEqual(propertyTypes.map(({ code }) => code));
  expect(types.filter((code) => !findPropertyType(code))).toEqual([3]);
  expect(codes(live.map(({ propertySubType }) => propertySubType))).toEqual(
    propertySubTypes.map(({ code }) => code),
  );
  expect(codes(live.map(({ furnitureStatus }) => furnitureStatus))).toEqual([0, 1, 2]);
  expect(codes(live.map(({ numberOfBedrooms }) => Math.min(numberOfBedrooms ?? 0, 5)))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(codes(live.map(({ numberOfBathrooms }) => Math.min(numberOfBathrooms ?? 0, 5)))).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(['live', 'let', 'closed']));
});

test('keys are unique, and the market is the same each time it is made', () => {
  expect(new Set(sampleHomes.map(({ key }) => key)).size).toBe(sampleHomes.length);
  expect(listSampleListings()).toEqual(listings);
});

test.each([
  ['a room in public housing', 0, 10, 800, 1300],
  ['a whole public flat', 0, 0, 2400, 4500],
  ['a condominium apartment', 1, 0, 3300, 9500],
  ['a landed house', 2, 0, 6000, 15_000],
  ['a serviced apartment', 4, 0, 3800, 8000],
  ['a room with its own bathroom', 1, 20, 1300, 2000],
])('%s has a believable rent', (_, propertyType, propertySubType, least, max) => {
  const rents = listings
    .filter((listing) => listing.propertyType === propertyType && listing.propertySubType === propertySubType)
    .map(({ monthlyRent }) => monthlyRent / 100);
  expect(Math.min(...rents)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...rents)).toBeLessThanOrEqual(max);
});

test('agents carry all that an advertisement must show, owners no more than a name and a number', () => {
  const listers = listSampleListers();
  expect(new Set(listers.map(({ kind }) => kind))).toEqual(new Set(['owner', 'agent']));
  for (const lister of listers) {
    expect([lister.name, isMobilePhone(lister.phoneNumber), lister.isSample]).toEqual([
      lister.name,
      true,
      true,
    ]);
    const isAgent = lister.kind === 'agent';
    expect(isRegistrationNumber(lister.registrationNumber)).toBe(isAgent);
    expect(isAgencyLicenceNumber(lister.agencyLicenceNumber)).toBe(isAgent);
    expect(typeof lister.agencyName).toBe(isAgent ? 'string' : 'object');
  }
  expect(new Set(listers.map(({ registrationNumber }) => registrationNumber)).size).toBe(
    listers.filter(({ kind }) => kind === 'agent').length + 1,
  );
  const ids = new Set(listers.map(({ id }) => id));
  expect(listings.filter(({ listerId }) => !ids.has(listerId ?? ''))).toEqual([]);
});

test('every description is written out, says that it is invented, and no two are alike', () => {
  const texts = listings.map(({ description }) => description ?? '');
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text.split(/[.?!](?:\s|$)/).length).toBeGreaterThan(6);
    expect(text).toMatch(/invented for this sample market\.$/);
    expect(text).not.toMatch(/\b(undefined|null|NaN|placeholder)\b/);
  }
});

import type { FairRent } from '@sewa/api/client';
import { fairRentSchema } from '@sewa/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeListingId } from '../listings/listingDraft.ts';
import { saveListings } from '../listings/saveListings.ts';

const getDatabase = openTestDatabase();
const here = { latitude: 1.3691, longitude: 103.8454 };
/** About so many metres north. */
const north = (metres: number) => ({ ...here, latitude: here.latitude + metres / 111_320 });

async function compare(row: string): Promise<FairRent> {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(`/api/listings/${makeListingId('test', row)}/fair-rent`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: FairRent };
  expect(fairRentSchema.parse(data)).toEqual(data);
  return data;
}

const pastLet = (row: string, dollars: number, changes: Parameters<typeof makeDraft>[1] = {}) =>
  makeDraft(row, {
    status: 'let',
    monthlyRent: dollars * 100,
    provenance: { kind: 'open-data', month: '2022-06' },
    position: north(100),
    ...changes,
  });

beforeAll(async () => {
  await saveListings(getDatabase().db, [
    makeDraft('home', { position: here }),
    makeDraft('two bedrooms', { position: here, numberOfBedrooms: 2 }),
    makeDraft('bedrooms not stated', { position: here, numberOfBedrooms: null }),
    makeDraft('condominium', { position: here, propertyType: 1 }),
    makeDraft('type not stated', { position: here, propertyType: null }),
    makeDraft('by its street', { position: null }),
    makeDraft('by its sector', {
      position: null,
      address: { ...makeDraft('').address, street: 'Elsewhere' },
    }),
    makeDraft('nowhere', { position: null, address: { ...makeDraft('').address, postalCode: null } }),
    ...[2_000, 2_200, 2_400].map((rent) => pastLet(`near ${rent}`, rent)),
    pastLet('at 299 m', 2_600, { position: north(299), provenance: { kind: 'open-data', month: '2021-01' } }),
    pastLet('at 450 m', 2_800, { position: north(450), provenance: { kind: 'open-data', month: '2023-09' } }),
    pastLet('at 900 m', 9_900, { position: north(900) }),
    pastLet('at 2.1 km', 9_900, { position: north(2_100) }),
    pastLet('not from records', 9_900, { provenance: null }),
    pastLet('a room', 9_900, { propertySubType: 10 }),
    pastLet('still on offer', 9_900, { status: 'live' }),
    ...[1_000, 1_100].map((rent) => pastLet(`small ${rent}`, rent, { numberOfBedrooms: 2 })),
    ...Array.from({ length: 6 }, (_, index) =>
      pastLet(`in the sector ${index}`, 5_000, {
        position: null,
        address: { ...makeDraft('').address, street: 'Ang Mo Kio Avenue 9' },
      }),
    ),
  ]);
});

describe('the rents paid near a home', () => {
  test('are those of its type, kind and bedrooms within the shortest distance that holds five', async () => {
    expect(await compare('home')).toEqual({
      basis: 'distance',
      metres: 500,
      count: 5,
      quartiles: { lower: 220_000, median: 240_000, upper: 260_000 },
      months: { first: '2021-01', last: '2023-09' },
      bedrooms: 3,
    });
  });

  test('give no quartiles below five, and say how few there are and how far they were looked for', async () => {
    expect(await compare('two bedrooms')).toMatchObject({
      basis: 'distance',
      metres: 2_000,
      count: 2,
      quartiles: null,
      bedrooms: 2,
    });
  });

  test('are not told apart by bedrooms where the home does not state them', async () => {
    expect(await compare('bedrooms not stated')).toMatchObject({ metres: 300, count: 6, bedrooms: null });
  });

  test('are looked for in the street where the position is not known, and in the sector where the street holds too few', async () => {
    expect(await compare('by its street')).toMatchObject({ basis: 'street', metres: null, count: 7 });
    expect(await compare('by its sector')).toMatchObject({ basis: 'sector', metres: null, count: 13 });
  });

  test('are none for a type without records, without a type, or without a place', async () => {
    for (const row of ['condominium', 'type not stated', 'nowhere']) {
      expect(await compare(row)).toMatchObject({ basis: null, count: 0, quartiles: null, months: null });
    }
  });

  test('of a home nobody has are a 404', async () => {
    const { server } = makeTestServer(getDatabase().db);
    expect((await server.request('/api/listings/aaaaaaaaaaaa/fair-rent')).status).toBe(404);
  });
});

import { listingItemSchema } from '@sewa/api/schema';
import { districts } from '@sewa/formatters';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { replaceStations } from '../../homes/places/queries.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listDistrictsAround } from './adjacentDistricts.ts';

const getDatabase = openTestDatabase();
const at = (postalCode: string) => ({ ...makeDraft('').address, postalCode });
const rows = new Map<string, string>();

async function listSimilar(row: string): Promise<string[]> {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(`/api/listings/${makeListingId('test', row)}/similar`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: string }[] };
  for (const item of data) expect(listingItemSchema.parse(item)).toEqual(item);
  return data.map(({ id }) => rows.get(id) ?? id);
}

beforeAll(async () => {
  const drafts = [
    makeDraft('home', { monthlyRent: 300_000 }),
    makeDraft('same rent', { monthlyRent: 300_000 }),
    makeDraft('a little more', { monthlyRent: 310_000 }),
    makeDraft('a little less', { monthlyRent: 295_000 }),
    makeDraft('beside', { monthlyRent: 306_000, address: at('310145') }),
    makeDraft('far away', { monthlyRent: 300_000, address: at('018956') }),
    makeDraft('another type', { monthlyRent: 300_000, propertyType: 1 }),
    makeDraft('a room', { monthlyRent: 300_000, propertySubType: 10 }),
    makeDraft('let', { monthlyRent: 300_000, status: 'let' }),
    makeDraft('too dear', { monthlyRent: 450_100 }),
    makeDraft('two thirds', { monthlyRent: 200_000 }),
    makeDraft('half as much again', { monthlyRent: 450_000 }),
    makeDraft('nowhere', { monthlyRent: 300_000, address: { ...at('560210'), postalCode: null } }),
  ];
  const { ids } = await saveListings(getDatabase().db, drafts);
  for (const [index, { sourceRow }] of drafts.entries()) rows.set(ids[index] ?? '', sourceRow);
});

describe('homes like one home', () => {
  test('are live, of its type, in its district or beside it, its kind first, then the nearest in rent; six at most', async () => {
    expect(await listSimilar('home')).toEqual([
      'same rent',
      'a little less',
      'beside',
      'a little more',
      'two thirds',
      'half as much again',
    ]);
  });

  test('are found for a home that is let, and never name itself', async () => {
    const found = await listSimilar('let');
    expect(found).toContain('home');
    expect(found).not.toContain('let');
  });

  test('are none where nobody knows the district', async () => {
    expect(await listSimilar('nowhere')).toEqual([]);
  });

  test('say which station is near', async () => {
    const { db } = getDatabase();
    const position = { latitude: 1.37, longitude: 103.85 };
    await saveListings(db, [
      makeDraft('placed', { propertyType: 2, position }),
      makeDraft('unplaced', { propertyType: 2, position: null, address: at('310145') }),
    ]);
    await replaceStations(db, [
      {
        code: 'XX1',
        name: 'Corner',
        open_from: '2020-01-01',
        open_to: null,
        latitude: 1.371,
        longitude: 103.85,
      },
    ]);
    const { server } = makeTestServer(db);
    const list = async (row: string) =>
      (await (await server.request(`/api/listings/${makeListingId('test', row)}/similar`)).json()) as unknown;
    expect(await list('unplaced')).toMatchObject({
      data: [{ station: { name: 'Corner', codes: ['XX1'], minutes: 2 } }],
    });
    expect(await list('placed')).toMatchObject({ data: [{ station: null }] });
  });

  test('come in the same order each time', async () => {
    expect(await listSimilar('home')).toEqual(await listSimilar('home'));
  });

  test('of a home nobody has are a 404', async () => {
    const { server } = makeTestServer(getDatabase().db);
    for (const id of ['aaaaaaaaaaaa', 'x', "'"]) {
      expect((await server.request(`/api/listings/${encodeURIComponent(id)}/similar`)).status).toBe(404);
    }
  });
});

test('every district has others beside it, and each of them has it beside', () => {
  for (const { code } of districts) {
    const around = listDistrictsAround(code);
    expect(around.length).toBeGreaterThan(2);
    for (const near of around) expect(listDistrictsAround(near)).toContain(code);
  }
});

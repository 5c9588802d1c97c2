import type { RouteAnswer } from '@sewa/api/client';
import { beforeAll, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, type TestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
let server: TestServer['server'];

const bishan = 'bounds=103.84,1.34,103.86,1.36';

async function search(query: string): Promise<RouteAnswer<'discover'>> {
  const response = await server.request(`/api/discover?${query}`);
  return ((await response.json()) as { data: RouteAnswer<'discover'> }).data;
}

const listIds = ({ items }: Pick<RouteAnswer<'discover'>, 'items'>) => items.map(({ id }) => id).sort();
const makeIds = (...names: string[]) => names.map((name) => makeListingId('test', name)).sort();

beforeAll(async () => {
  const { db } = getDatabase();
  server = makeTestServer(db).server;
  const here = { latitude: 1.351, longitude: 103.849 };
  await saveListings(db, [
    makeDraft('one', { position: here, monthlyRent: 300_000, numberOfBedrooms: 1 }),
    makeDraft('two', { position: { ...here, latitude: 1.3511 }, monthlyRent: 250_000, numberOfBedrooms: 2 }),
    makeDraft('three', { position: { ...here, latitude: 1.352 }, monthlyRent: 200_000, numberOfBedrooms: 2 }),
    makeDraft('far', { position: { latitude: 1.316, longitude: 103.765 }, numberOfBedrooms: 2 }),
    makeDraft('lost', { position: null, numberOfBedrooms: 2 }),
  ]);
});

test('only homes on the part of the map are found and counted, and none whose position is unknown', async () => {
  const found = await search(bishan);
  expect(listIds(found)).toEqual(makeIds('one', 'two', 'three'));
  expect(found).toMatchObject({ total: 3, facets: { noOfBedRooms: { 1: 1, 2: 2 } } });
  expect((await search('')).total).toBe(5);
  const everywhere = await search('bounds=-180,-90,180,90');
  expect(everywhere.total).toBe(4);
});

test('other filters count within the part of the map, also what is left without one of them', async () => {
  const found = await search(`${bishan}&noOfBedRooms=2`);
  expect(found).toMatchObject({ total: 2, facets: { noOfBedRooms: { 1: 1, 2: 2 } } });
  expect(await search(`${bishan}&noOfBedRooms=2&rentMax=1000`)).toMatchObject({
    total: 0,
    withoutFilter: { rent: 2, noOfBedRooms: 0 },
  });
});

test('pages follow each other within the part of the map', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: RouteAnswer<'discover'> = await search(`${bishan}&sort=rentAsc&limit=1&cursor=${cursor}`);
    seen.push(...listIds(page));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['three', 'two', 'one'].map((name) => makeListingId('test', name)));
});

test.each(['discover', 'discover/counts', 'discover/homes'])(
  '%s knows bounds and refuses bad ones',
  async (path) => {
    const known = await server.request(`/api/${path}?${bishan}`);
    expect(known.status).toBe(200);
    for (const bounds of ['', '103.6,1.2,104.1', '104.1,1.2,103.6,1.5', 'a,b,c,d', '103.6,1.2,104.1,95']) {
      const response = await server.request(`/api/${path}?bounds=${bounds}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: [{ name: 'bounds' }] });
    }
  },
);

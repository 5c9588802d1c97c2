import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { beforeAll, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, type TestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
let server: TestServer['server'];

const island = 'bounds=103.6,1.2,104.1,1.5&width=1024';

async function list(query: string): Promise<RouteAnswer<'listMarks'>> {
  const response = await server.request(`/api/discover/marks?${query}`);
  const answer = (await response.json()) as { data: RouteAnswer<'listMarks'> };
  expect(contract.listMarks.answer.safeParse(answer).error).toBeUndefined();
  return answer.data;
}

beforeAll(async () => {
  const { db } = getDatabase();
  server = makeTestServer(db).server;
  const position = { latitude: 1.351, longitude: 103.849 };
  await saveListings(db, [
    makeDraft('one', { position, monthlyRent: 300_000 }),
    makeDraft('neighbour', { position: { ...position, latitude: 1.3511 }, monthlyRent: 250_000 }),
    makeDraft('far', { position: { latitude: 1.316, longitude: 103.765 }, monthlyRent: 280_000 }),
    makeDraft('let', { position, status: 'let', monthlyRent: 100_000 }),
    makeDraft('lost', { position: null }),
  ]);
});

test('homes that stand together are one mark with their lowest rent, and one home is named', async () => {
  const marks = await list(island);
  expect(marks.toSorted((a, b) => b.homes - a.homes)).toEqual([
    { homes: 2, rentMin: 250_000, latitude: 1.35105, longitude: 103.849, id: null },
    { homes: 1, rentMin: 280_000, latitude: 1.316, longitude: 103.765, id: makeListingId('test', 'far') },
  ]);
});

test('a closer view tells neighbours apart, and shows nothing outside', async () => {
  const marks = await list('bounds=103.848,1.35,103.85,1.352&width=1024');
  expect(marks.map(({ id }) => id).sort()).toEqual(
    [makeListingId('test', 'one'), makeListingId('test', 'neighbour')].sort(),
  );
});

test('marks are those of the search', async () => {
  const marks = await list(`${island}&rentMax=2800&near=station:clementi`);
  expect(marks.map(({ id }) => id)).toEqual([makeListingId('test', 'far')]);
  expect(await list(`${island}&near=station:atlantis`)).toEqual([]);
});

test('of many homes there are at most 150 marks, and every home is in one', async () => {
  const many = Array.from({ length: 900 }, (_, index) =>
    makeDraft(`many ${index}`, {
      source: 'many',
      position: { latitude: 1.21 + (index % 30) * 0.009, longitude: 103.61 + Math.floor(index / 30) * 0.016 },
    }),
  );
  await saveListings(getDatabase().db, many);
  const marks = await list('bounds=103.6,1.2,104.1,1.5&width=10000');
  expect(marks.length).toBeGreaterThan(50);
  expect(marks.length).toBeLessThanOrEqual(150);
  expect(marks.reduce((sum, { homes }) => sum + homes, 0)).toBe(903);
});

test.each([
  ['width=100', 'bounds'],
  ['bounds=103.6,1.2,104.1&width=100', 'bounds'],
  ['bounds=104.1,1.2,103.6,1.5&width=100', 'bounds'],
  ['bounds=a,b,c,d&width=100', 'bounds'],
  ['bounds=103.6,1.2,104.1,95&width=100', 'bounds'],
  ['bounds=1e2,1.2,104.1,1.5&width=100', 'bounds'],
  ['bounds=103.6,1.2,104.1,1.5', 'width'],
  ['bounds=103.6,1.2,104.1,1.5&width=0', 'width'],
  ['bounds=103.6,1.2,104.1,1.5&width=10001', 'width'],
])('%s is refused for its %s', async (query, name) => {
  const response = await server.request(`/api/discover/marks?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: [{ name }] });
});

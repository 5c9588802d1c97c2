import { contract } from '@sewa/api/schema';
import { beforeAll, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, type TestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
let server: TestServer['server'];

beforeAll(async () => {
  const { db } = getDatabase();
  server = makeTestServer(db).server;
  await saveListings(db, [
    makeDraft('one', { monthlyRent: 49_900, propertyType: 0 }),
    makeDraft('two', { monthlyRent: 50_000, propertyType: 0 }),
    makeDraft('three', { monthlyRent: 2_500_000, propertyType: 0 }),
    makeDraft('other', { monthlyRent: 50_000, propertyType: 1 }),
    makeDraft('let', { monthlyRent: 50_000, propertyType: 0, status: 'let' }),
  ]);
});

test('rents are counted by $500, the highest together, whatever rent the search asks for', async () => {
  const response = await server.request('/api/discover/rents?propertyTypes=0&rentMax=600');
  const answer = contract.countRents.answer.parse(await response.json());
  const { step, counts } = answer.data as { step: number; counts: number[] };
  expect(step).toBe(50_000);
  expect(counts).toHaveLength(21);
  expect([counts[0], counts[1], counts.at(-1)]).toEqual([1, 1, 1]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
});

import type { RouteAnswer } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { beforeAll, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { listSearchInputs } from '../../testing/listSearchInputs.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, type TestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

const homes = [
  { title: null, block: '139', street: 'Tampines Street 11', postalCode: '521139', at: [1.3447, 103.9435] },
  {
    title: 'Kestrel Heights',
    block: '8',
    street: 'Clementi Avenue 2',
    postalCode: '129905',
    at: [1.3147, 103.7654],
  },
  {
    title: 'The Tembusu',
    block: '1',
    street: 'River Valley Road',
    postalCode: '238272',
    at: [1.2937, 103.8386],
  },
  {
    title: 'Common room near MRT',
    block: '2',
    street: 'River Valley Road',
    postalCode: '238273',
    at: [1.2937, 103.8386],
  },
  {
    title: "Saint George's Court",
    block: '10',
    street: "Saint George's Lane",
    postalCode: '322010',
    at: [1.3246, 103.8628],
  },
] as const;

let app: TestServer['server'];

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListings(
    db,
    homes.map(({ title, block, street, postalCode, at: [latitude, longitude] }, row) =>
      makeDraft(String(row), {
        title,
        address: { block, street, floor: null, unit: null, postalCode },
        position: { latitude, longitude },
      }),
    ),
  );
  app = makeTestServer(db).server;
});

async function ask<Name extends 'understandSearch' | 'suggestPlaces'>(
  path: string,
): Promise<{ response: Response; data: RouteAnswer<Name> }> {
  const response = await app.request(`/api/discover/${path}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: RouteAnswer<Name> };
  return { response, data };
}
const understand = async (q: string, exact = '') =>
  (await ask<'understandSearch'>(`understand?q=${encodeURIComponent(q)}${exact}`)).data;
const suggest = async (q: string) => (await ask<'suggestPlaces'>(`suggest?q=${encodeURIComponent(q)}`)).data;

test('a text becomes a canonical search with the meaning of each part', async () => {
  const { query, chips } = await understand('2br clementi below 3k');
  expect(parseDiscoverFilters(new URLSearchParams(query))).toMatchObject({
    noOfBedRooms: [2],
    rentMax: 3000,
    in: ['area:clementi'],
    q: '',
  });
  expect(chips).toEqual([
    { text: '2br', meaning: '2 bedrooms' },
    { text: 'below 3k', meaning: 'Up to $3,000' },
    { text: 'clementi', meaning: 'In Clementi' },
  ]);
});

test('names and streets of live listings are text, written as the listings write them', async () => {
  expect(await understand('kestrl')).toMatchObject({
    query: 'q=kestrel',
    corrections: [{ typed: 'kestrl', used: 'kestrel' }],
  });
  expect((await understand('kestrl', '&exact=1')).query).toBe('q=kestrl');
  expect((await understand("st george's ln")).query).toBe("q=Saint%20George's%20Lane");
});

test('a title that says what a search says is no name', async () => {
  expect((await understand('common room near mrt')).query).toBe('propertySubTypes=10&station=10');
  expect(await suggest('common room')).toEqual([]);
});

test('no text, a long text and a text that is no text are answered', async () => {
  for (const query of [
    'understand',
    'understand?q=',
    `understand?q=${'a1'.repeat(2_000)}`,
    'suggest',
    'suggest?q=%00',
  ])
    await ask(query);
});

test.each(listSearchInputs('suggest'))('%s suggests %s', async (typed, expected) => {
  const found = (await suggest(typed)).map(({ kind, id }) => `${kind}:${id}`);
  const wanted = expected.replace('suggest=', '').split(',');
  expect(found.filter((each) => wanted.includes(each))).toEqual(wanted);
  expect(found.length).toBeLessThanOrEqual(8);
});

test('a suggestion says what it is, and finds the homes it counts', async () => {
  const { response, data } = await ask<'suggestPlaces'>('suggest?q=kestrel');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(data).toEqual([
    {
      kind: 'project',
      id: 'kestrel-heights',
      name: 'Kestrel Heights',
      detail: 'Project, Clementi Avenue 2',
      homes: 1,
      query: 'q=Kestrel%20Heights',
    },
  ]);
  const [bishan] = (await suggest('ns17')).filter(({ kind }) => kind === 'station');
  expect(bishan).toMatchObject({ detail: 'Station, CC15 NS17', query: 'near=station:bishan' });
  expect((await suggest('river valley r'))[0]).toMatchObject({ name: 'River Valley Road', homes: 2 });
});

test('names of new listings are known a minute later', async () => {
  const { db } = getDatabase();
  let now = Date.parse('2026-11-28T04:00:00Z');
  const { server } = makeTestServer(db, { clock: () => new Date(now) });
  const findNames = async () => {
    const response = await server.request('/api/discover/suggest?q=warbler');
    const { data } = (await response.json()) as { data: RouteAnswer<'suggestPlaces'> };
    return data.map(({ name }) => name);
  };
  expect(await findNames()).toEqual([]);
  await saveListings(db, [makeDraft('new', { title: 'Warbler Lodge' })]);
  now += 59_000;
  expect(await findNames()).toEqual([]);
  now += 1_000;
  await expect.poll(findNames).toEqual(['Warbler Lodge']);
});

test.each([
  ['2br clem', 'area:clementi', 'noOfBedRooms=2&in=area:clementi'],
  ['2br clem', 'station:clementi', 'noOfBedRooms=2&near=station:clementi'],
  ['condo or bish', 'area:bishan', 'propertyTypes=1&in=area:bishan'],
  ['30 min to raf', 'neighbourhood:raffles-place', 'to=neighbourhood:raffles-place@30'],
  ['condo river val', 'street:river-valley-road', 'propertyTypes=1&q=River%20Valley%20Road'],
  ['hdb ns 17', 'station:bishan', 'propertyTypes=0&near=station:bishan'],
])('%s suggests %s with what stands before it', async (typed, wanted, query) => {
  const found = (await suggest(typed)).find(({ kind, id }) => `${kind}:${id}` === wanted);
  expect(found?.query).toBe(query);
});

test('the last words of a text are suggested only where they may name a place', async () => {
  expect((await suggest('room near nu')).map(({ id }) => id)).toContain('national-university-of-singapore');
  for (const text of ['<b>', 'condo for rent', 'hdb room']) expect(await suggest(text)).toEqual([]);
});

test('streets with homes are suggested before those without', async () => {
  const streets = (await suggest('river')).filter(({ kind }) => kind === 'street');
  expect(streets[0]).toMatchObject({ name: 'River Valley Road', homes: 2 });
});

test('suggestions need two letters or one Chinese sign', async () => {
  expect(await suggest('c')).toEqual([]);
  expect((await suggest('金'))[0]).toMatchObject({ id: 'clementi' });
});

import type { Favourite } from '@sewa/api/client';
import { favouriteSchema } from '@sewa/api/schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { replaceStations } from '../../homes/places/queries.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const idOf = (row: string) => makeListingId('test', row);
const path = (row: string) => `/api/favourites/${idOf(row)}`;
const secrets: Record<string, string> = {};

async function ask(
  method: string,
  url: string,
  { user = 'mei', now = start, body = undefined as unknown } = {},
) {
  const { server } = makeTestServer(getDatabase().db, { clock: () => now });
  return server.request(`${testOrigin}${url}`, {
    method,
    headers: {
      origin: testOrigin,
      ...(secrets[user] ? { cookie: `test-session=${secrets[user]}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function list(user = 'mei'): Promise<Favourite[]> {
  const response = await ask('GET', '/api/favourites', { user });
  return ((await response.json()) as { data: Favourite[] }).data;
}

beforeAll(async () => {
  const { db } = getDatabase();
  await db.query(`insert into users (id) values ('mei'), ('ravi')`);
});

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from favourites');
  for (const user of ['mei', 'ravi']) secrets[user] = await createSession(db, user, { now: start });
  await saveListings(db, [makeDraft('a'), makeDraft('b'), makeDraft('c', { status: 'let' })]);
});

describe('a favourite', () => {
  test('says which station is near', async () => {
    const { db } = getDatabase();
    await saveListings(db, [makeDraft('a', { position: { latitude: 1.37, longitude: 103.85 } })]);
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
    await ask('PUT', path('a'));
    expect(await list()).toMatchObject([
      { listing: { station: { name: 'Corner', codes: ['XX1'], minutes: 2 } } },
    ]);
  });

  test('is kept with the rent of that day, and shows what the listing says now', async () => {
    expect((await ask('PUT', path('a'))).status).toBe(200);
    await saveListings(getDatabase().db, [makeDraft('a', { monthlyRent: 250_000 })]);
    const favourites = await list();
    expect(favourites).toEqual([
      {
        listing: expect.objectContaining({ id: idOf('a'), monthlyRent: 250_000 }),
        note: '',
        rentWhenKept: 280_000,
        keptAt: start.toISOString(),
      },
    ]);
    expect(favouriteSchema.parse(favourites[0])).toEqual(favourites[0]);
  });

  test('is kept once, however often and by how many at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('PUT', path('a'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await ask('PUT', path('a'), { now: minutes(30) });
    expect((await list()).map(({ keptAt }) => keptAt)).toEqual([start.toISOString()]);
  });

  test('belongs to one person', async () => {
    await ask('PUT', path('a'));
    await ask('PUT', path('b'), { user: 'ravi' });
    expect((await list('mei')).map(({ listing }) => listing.id)).toEqual([idOf('a')]);
    expect(await (await ask('GET', '/api/favourites/ids', { user: 'ravi' })).json()).toEqual({
      succeed: true,
      data: [idOf('b')],
    });
  });

  test('may be a home that is let, and stays when it is', async () => {
    await ask('PUT', path('c'));
    expect((await list()).map(({ listing }) => listing.status)).toEqual(['let']);
  });

  test('has a note of up to 500 characters', async () => {
    await ask('PUT', path('a'));
    expect((await ask('PATCH', path('a'), { body: { note: ' near the school ' } })).status).toBe(200);
    expect((await list())[0]?.note).toBe('near the school');
    const rejected = await ask('PATCH', path('a'), { body: { note: 'x'.repeat(501) } });
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      code: 'R006',
      fields: [{ name: 'note', reason: 'is longer than 500 characters' }],
    });
    expect((await ask('PATCH', path('b'), { body: { note: 'x' } })).status).toBe(404);
    expect((await ask('PATCH', path('a'), { user: 'ravi', body: { note: 'x' } })).status).toBe(404);
  });

  test('is dropped, again or not, and comes back as it was within the hour', async () => {
    await ask('PUT', path('a'));
    await ask('PATCH', path('a'), { body: { note: 'quiet' } });
    for (const _ of [1, 2]) expect((await ask('DELETE', path('a'), { now: minutes(10) })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await ask('PATCH', path('a'), { body: { note: 'x' } })).status).toBe(404);
    await ask('PUT', path('a'), { now: minutes(60) });
    expect(await list()).toMatchObject([{ note: 'quiet', keptAt: start.toISOString() }]);
  });

  test('starts anew when it was dropped long ago, and is forgotten after a day', async () => {
    await ask('PUT', path('a'));
    await ask('PATCH', path('a'), { body: { note: 'quiet' } });
    await ask('DELETE', path('a'), { now: minutes(10) });
    await ask('PUT', path('a'), { now: minutes(71) });
    expect(await list()).toMatchObject([{ note: '', keptAt: minutes(71).toISOString() }]);
    await ask('DELETE', path('a'), { now: minutes(72) });
    await cleanUp(getDatabase().db, minutes(72 + 24 * 60 + 1));
    expect((await getDatabase().db.query('select from favourites')).rows).toEqual([]);
  });

  test('is one of 200 at most', async () => {
    const drafts = Array.from({ length: 200 }, (_, index) => makeDraft(`many ${index}`));
    await saveListings(getDatabase().db, drafts);
    await getDatabase().db.query(
      `insert into favourites (user_id, listing_id, rent_when_kept, kept_at)
       select 'mei', id, monthly_rent, $1 from listings where source_row like 'many %'`,
      [start],
    );
    const response = await ask('PUT', path('a'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [{ name: 'listing' }] });
    expect((await ask('PUT', path('many 7'))).status).toBe(200);
  });

  test.each([
    ['PUT', path('nowhere'), 404],
    ['PUT', '/api/favourites/..%2F..', 404],
    ['PUT', "/api/favourites/x'--", 404],
    ['DELETE', path('nowhere'), 200],
  ])('%s %s answers %i', async (method, url, status) => {
    expect((await ask(method, url)).status).toBe(status);
  });

  test.each([
    ['GET', '/api/favourites'],
    ['GET', '/api/favourites/ids'],
    ['PUT', path('a')],
    ['DELETE', path('a')],
    ['PATCH', path('a')],
  ])('%s %s needs somebody who is signed in', async (method, url) => {
    const response = await ask(method, url, { user: 'nobody' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ succeed: false, message: 'Please log in.' });
  });
});

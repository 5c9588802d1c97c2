import type { SavedSearch } from '@sewa/api/client';
import { savedSearchSchema } from '@sewa/api/schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runPendingActions } from '../../accounts/log-in/runPendingActions.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { startPendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const secrets: Record<string, string> = {};

async function ask(
  method: string,
  path: string,
  { user = 'mei', now = start, body = undefined as unknown } = {},
): Promise<{ status: number; data: SavedSearch; fields: { name: string; reason: string }[] }> {
  const { server } = makeTestServer(getDatabase().db, { clock: () => now });
  const response = await server.request(`${testOrigin}${path}`, {
    method,
    headers: {
      origin: testOrigin,
      ...(secrets[user] ? { cookie: `test-session=${secrets[user]}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: SavedSearch; fields: { name: string; reason: string }[] };
  return { status: response.status, ...answer };
}

const save = (body: unknown, options: { user?: string; now?: Date } = {}) =>
  ask('POST', '/api/saved-searches', { ...options, body });
const list = async (user = 'mei') =>
  savedSearchSchema.array().parse((await ask('GET', '/api/saved-searches', { user })).data);

beforeAll(async () => {
  await getDatabase().db.query(`insert into users (id) values ('mei'), ('ravi')`);
});

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from saved_searches');
  for (const user of ['mei', 'ravi']) secrets[user] = await createSession(db, user, { now: start });
});

describe('a saved search', () => {
  test('is kept in its canonical spelling, daily, under a name made from it', async () => {
    const { status, data } = await save({
      query: 'sort=rentAsc&noOfBedRooms=2&propertyTypes=1&x=y&rentMax=4000',
    });
    expect(status).toBe(200);
    expect(savedSearchSchema.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      name: 'Condominium, 2 bedrooms, up to $4,000',
      query: 'propertyTypes=1&noOfBedRooms=2&rentMax=4000',
      frequency: 'daily',
      isPaused: false,
      createdAt: start.toISOString(),
    });
    expect(await list()).toEqual([data]);
    expect(await list('ravi')).toEqual([]);
  });

  test('is saved once, however often and by how many at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ query: 'q=orchard' })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('has a name no other of the same person has, whatever its case', async () => {
    await save({ query: 'q=a', name: 'Near work' });
    const taken = await save({ query: 'q=b', name: 'near WORK' });
    expect(taken).toMatchObject({
      status: 400,
      fields: [{ name: 'name', reason: 'is already used by another of your searches' }],
    });
    expect((await save({ query: 'q=b', name: 'Near work' }, { user: 'ravi' })).status).toBe(200);
    expect((await save({ query: 'q=c', name: 'x'.repeat(61) })).fields).toEqual([
      { name: 'name', reason: 'is longer than 60 characters' },
    ]);
  });

  test('that asks for the same in words gets a number behind its made name', async () => {
    await save({ query: 'amenities=1' });
    const { data } = await save({ query: 'amenities=2' });
    expect(data.name).toBe('All homes 2');
  });

  test('is one of twenty at most', async () => {
    for (let index = 0; index < 20; index += 1) await save({ query: `q=home${index}` });
    const rejected = await save({ query: 'q=more' });
    expect(rejected.status).toBe(400);
    expect(rejected.fields[0]?.name).toBe('query');
    expect((await save({ query: 'q=home3' })).status).toBe(200);
  });

  test('is renamed, paused and made to write more or less often; the rest stays', async () => {
    const { data } = await save({ query: 'q=orchard' });
    const path = `/api/saved-searches/${data.id}`;
    await ask('PATCH', path, { body: { name: 'Mine' } });
    await ask('PATCH', path, { body: { frequency: 'instant' } });
    const changed = await ask('PATCH', path, { body: { isPaused: true } });
    expect(changed.data).toEqual({
      ...data,
      name: 'Mine',
      frequency: 'instant',
      isPaused: true,
      version: 4,
    });
    expect(await list()).toEqual([changed.data]);
    await save({ query: 'q=b', name: 'Other' });
    expect((await ask('PATCH', path, { body: { name: 'other' } })).status).toBe(400);
    expect((await ask('PATCH', path, { body: { name: 'MINE' } })).status).toBe(200);
    expect((await ask('PATCH', path, { body: { frequency: 'hourly' } })).status).toBe(400);
    expect((await ask('PATCH', path, { user: 'ravi', body: { name: 'x' } })).status).toBe(404);
  });

  test('is dropped, again or not, and brought back within a day', async () => {
    const { data } = await save({ query: 'q=orchard', name: 'Mine' });
    const path = `/api/saved-searches/${data.id}`;
    expect((await ask('DELETE', path, { user: 'ravi' })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    for (const _ of [1, 2]) expect((await ask('DELETE', path)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await ask('POST', `${path}/restore`, { user: 'ravi' })).status).toBe(404);
    for (const _ of [1, 2]) expect((await ask('POST', `${path}/restore`)).data).toEqual(data);
    expect(await list()).toEqual([data]);
    await ask('DELETE', path);
    await save({ query: 'q=other', name: 'mine' });
    expect((await ask('POST', `${path}/restore`)).status).toBe(400);
  });

  test('that was dropped a day ago is gone', async () => {
    const { data } = await save({ query: 'q=orchard' });
    await ask('DELETE', `/api/saved-searches/${data.id}`);
    await cleanUp(getDatabase().db, hours(24.1));
    expect((await getDatabase().db.query('select from saved_searches')).rows).toEqual([]);
  });

  test('a visitor wanted is saved with the log-in', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now: start }), {
      body: { kind: 'saved-search', query: 'q=orchard' },
    });
    await db.transaction((tx) => runPendingActions(tx, 'mei', secret, start));
    expect(await list()).toMatchObject([{ name: 'orchard', query: 'q=orchard' }]);
  });

  test.each([
    ['GET', '/api/saved-searches'],
    ['POST', '/api/saved-searches'],
    ['PATCH', '/api/saved-searches/x'],
    ['DELETE', '/api/saved-searches/x'],
    ['POST', '/api/saved-searches/x/restore'],
  ])('%s %s needs somebody who is signed in', async (method, path) => {
    expect((await ask(method, path, { user: 'nobody' })).status).toBe(401);
  });
});

import type { RouteName } from '@sewa/api/client';
import { completeLimits, contract, type RateLimit, type Route } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { completeDependencies } from '../../createServer.ts';
import { makeServerDeps, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createApp } from '../http/createApp.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { createRateLimits } from '../http/rateLimits.ts';
import { createSession } from '../sessions/session.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { defineVerb } from './defineVerb.ts';
import { VerbRouter } from './VerbRouter.ts';

const getDatabase = openTestDatabase();
const names = Object.keys(contract) as RouteName[];
const now = new Date('2026-11-21T04:00:30Z');
const foreign = 'https://evil.example';
/** A path with an id that every row accepts and nothing has. */
const fill = (path: string) =>
  path
    .replace('{type}', 'pay')
    .replace('{about}', 'dispute')
    .replaceAll(/\{\w+\}/g, '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c');

/** A verb anybody may ask, which does nothing. */
const nothing = defineVerb(anyoneKnown, (_, _input: unknown) => null);

/** A server of the door alone: every row of a table, and behind each a verb that does nothing. */
function openDoor(table: RouteTable = contract) {
  const { deps } = makeServerDeps(getDatabase().db, { clock: () => now });
  const { settings, log, db } = deps;
  const rateLimits = createRateLimits({ db, now: () => now });
  const app = createApp({ settings, log, rateLimits, table });
  const router = new VerbRouter(app, completeDependencies(deps), table);
  for (const name of names)
    router.mountWithResponse(name, nothing, (answer, reply) => reply.sendAnswer(name, answer));
  return (name: RouteName, init: { body?: string; headers?: Record<string, string> } = {}) => {
    const { method, path, body, idempotencyKey }: Route = table[name];
    const text = method === 'GET' ? undefined : (init.body ?? (body ? '{}' : undefined));
    return app.request(`${testOrigin}${fill(path)}`, {
      method,
      headers: {
        origin: testOrigin,
        'content-type': 'application/json',
        ...(idempotencyKey === 'required' && { 'idempotency-key': 'a-key-of-this-form' }),
        ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
        ...init.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
  };
}

/** A table in which one row has other values. */
const seed = (name: RouteName, values: Partial<Route>): RouteTable => ({
  ...contract,
  [name]: { ...contract[name], ...values },
});

beforeEach(() => getDatabase().db.query('delete from rate_limits'));

const writes = names.filter((name) => contract[name].method !== 'GET');

describe.each(writes)('%s', (name) => {
  const { bodyBytes, bodyTypes, origin } = completeLimits(contract[name]);

  test('takes a body as large as its row says, and not a byte more', async () => {
    const ask = openDoor();
    expect((await ask(name, { body: ' '.repeat(bodyBytes) })).status).not.toBe(413);
    expect((await ask(name, { body: ' '.repeat(bodyBytes + 1) })).status).toBe(413);
  });

  test('takes a body of the types its row says', async () => {
    const ask = openDoor();
    for (const type of bodyTypes)
      expect((await ask(name, { headers: { 'content-type': type } })).status).not.toBe(415);
    const route: Route = contract[name];
    const wrong = await ask(name, { headers: { 'content-type': 'text/plain' } });
    // A call without a body asks nothing about one: mail programs send what they like along.
    if (route.body) expect(wrong.status).toBe(415);
    else expect(wrong.status).not.toBe(415);
  });

  test('lets in the pages its row says', async () => {
    const { status } = await openDoor()(name, { headers: { origin: foreign } });
    if (origin === 'own') expect(status).toBe(403);
    else expect(status).not.toBe(403);
  });
});

/** The limits of a row that are carried out before its verb works. */
const countedBefore = (name: RouteName) => {
  const { perAddress, perPerson } = completeLimits(contract[name]);
  return [...perAddress, ...perPerson].filter(({ isCountedByVerb }) => !isCountedByVerb);
};

const limited = names.flatMap((name) => countedBefore(name).map((limit, index) => ({ name, index, limit })));

test.each(limited)('$name says when to come back, one over its limit $index', async ({ name, limit }) => {
  const lower = (limits: readonly RateLimit[] = []) =>
    limits.map((each) => (each === limit ? { ...each, max: 2 } : each));
  const { perAddress, perPerson } = completeLimits(contract[name]);
  // What is counted at the door has come in the form its call wants, which here is any.
  const { body: _body, params: _params, ...row }: Route = contract[name];
  const seeded = { ...row, perAddress: lower(perAddress), perPerson: lower(perPerson) };
  const ask = openDoor({ ...contract, [name]: seeded });
  for (let count = 0; count < 2; count += 1) expect((await ask(name)).status).toBe(200);
  const rejected = await ask(name);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(limit.seconds);
});

describe('a row that names other values', () => {
  test('takes a body of its own size and types', async () => {
    const ask = openDoor(seed('logOut', { bodyBytes: 10 }));
    expect((await ask('logOut', { body: ' '.repeat(10) })).status).toBe(200);
    const rejected = await ask('logOut', { body: ' '.repeat(11) });
    expect(await rejected.json()).toMatchObject({
      fields: [{ name: 'body', reason: 'is larger than 10 bytes' }],
    });
    const patch = openDoor(seed('noteFavourite', { bodyTypes: ['application/merge-patch+json'] }));
    const send = (type: string) =>
      patch('noteFavourite', { body: '{"note":"Nice"}', headers: { 'content-type': type } });
    expect((await send('application/merge-patch+json; charset=utf-8')).status).toBe(200);
    expect(await (await send('application/json')).json()).toMatchObject({
      fields: [{ name: 'content-type', reason: 'should be application/merge-patch+json' }],
    });
  });

  test('lets in any page, and no other row does for it', async () => {
    const ask = openDoor(seed('logOut', { origin: 'any' }));
    expect((await ask('logOut', { headers: { origin: foreign } })).status).toBe(200);
    expect((await ask('endOtherSessions', { headers: { origin: foreign } })).status).toBe(403);
  });

  test('counts people by their session wherever they ask from, and visitors by their address', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into users (id, is_valid) values ('ada', true), ('bo', true) on conflict do nothing`,
    );
    const [ada, bo] = [await createSession(db, 'ada', { now }), await createSession(db, 'bo', { now })];
    const ask = openDoor(seed('logOut', { perPerson: [{ max: 1, seconds: 60 }] }));
    const as = async (secret: string | null) =>
      (await ask('logOut', secret === null ? {} : { headers: { cookie: `test-session=${secret}` } })).status;
    expect([await as(ada), await as(ada), await as(bo), await as(null), await as(null)]).toEqual([
      200, 429, 200, 200, 429,
    ]);
  });

  test('counts only what has come in the form its call wants', async () => {
    const ask = openDoor(seed('noteFavourite', { perPerson: [{ max: 1, seconds: 60 }] }));
    const statuses = [];
    for (const body of ['{"note":7}', '{"note":"Nice"}', '{"note":"Nice"}'])
      statuses.push((await ask('noteFavourite', { body })).status);
    expect(statuses).toEqual([400, 200, 429]);
  });
});

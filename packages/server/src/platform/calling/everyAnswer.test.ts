import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { RouteName } from '@sewa/api/client';
import { contract, type Route } from '@sewa/api/schema';
import { describe, expect, test } from 'vitest';
import { completeDependencies, createServerWithRouter } from '../../createServer.ts';
import { makeServerDeps, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createApp } from '../http/createApp.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { defineVerb } from './defineVerb.ts';
import { JsonText } from './JsonText.ts';
import { VerbRouter } from './VerbRouter.ts';
import { anyone } from './whoMayAsk.ts';

const getDatabase = openTestDatabase();
const names = Object.keys(contract) as RouteName[];
const long = JSON.stringify('home '.repeat(400));

/** The contract as calls that take nothing, so that each is answered, whatever it wants. */
const table = Object.fromEntries(
  names.map((name) => {
    const { params: _params, query: _query, body: _body, ...row }: Route = contract[name];
    return [name, row];
  }),
) as unknown as RouteTable;

function openDoor(json = long) {
  const { deps } = makeServerDeps(getDatabase().db);
  const app = createApp({ settings: deps.settings, log: deps.log, rateLimits: null, table });
  const router = new VerbRouter(app, completeDependencies(deps), table);
  const verb = defineVerb(anyone, (_, _input: unknown) => new JsonText(json));
  for (const name of names) router.mount(name, verb as never);
  return (name: RouteName, headers: Record<string, string> = {}, environment: object = {}) => {
    const { method, path, idempotencyKey }: Route = table[name];
    const key = idempotencyKey === 'required' ? { 'idempotency-key': 'a-key-of-this-form' } : {};
    const init = { method, headers: { origin: testOrigin, ...key, ...headers } };
    return app.request(`${testOrigin}${path.replaceAll(/\{\w+\}/g, 'x')}`, init, environment);
  };
}

const ask = (name: RouteName, headers: Record<string, string> = {}, environment: object = {}) =>
  openDoor()(name, headers, environment);

describe.each(names)('%s', (name) => {
  const row: Route = contract[name];

  test('goes out compressed where it is a read without a secret, and nowhere else', async () => {
    const { status, headers } = await ask(name, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const accepted = row.isAccepted ? 202 : 200;
    expect(status).toBe(row.isEmpty ? 204 : accepted);
    const isCompressed = headers.get('content-encoding') === 'zstd';
    expect(isCompressed).toBe(row.method === 'GET' && row.isAnswerSecret !== true);
    expect(headers.get('cache-control')).toBe(isCompressed ? 'no-store' : 'no-store, no-transform');
  });
});

test('every file beside the calls has decided, too', () => {
  const { router } = createServerWithRouter(makeServerDeps(getDatabase().db).deps);
  const files = [...router.mounted.keys()].filter((name) => name.startsWith('/'));
  const open = files.filter((name) => router.isCompressible(name));
  expect(open.toSorted()).toEqual([
    '/api/docs',
    '/api/docs/{chapter}',
    '/api/openapi.json',
    '/media/{blobId}',
    '/media/{listingId}/{picture}',
  ]);
});

describe('a compressed answer', () => {
  test('is the same text, in the coding that was accepted, with the length of that', async () => {
    const answer = await ask('discover', { 'accept-encoding': 'gzip' });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(`{"succeed":true,"data":${long}}`);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  test('is as asked for with HEAD, but for its body', async () => {
    const { deps } = makeServerDeps(getDatabase().db);
    const { server } = createServerWithRouter(deps);
    const read = (method: string) =>
      server.request(`${testOrigin}/api/openapi.json`, { method, headers: { 'accept-encoding': 'zstd' } });
    const [whole, head] = [await read('GET'), await read('HEAD')];
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual({
      ...Object.fromEntries(whole.headers),
      'x-request-id': expect.any(String),
    });
    const document = zstdDecompressSync(new Uint8Array(await whole.arrayBuffer())).toString();
    expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('an answer stays text', () => {
  const accepting = { 'accept-encoding': 'gzip, br, zstd' };

  test('to whoever accepts no coding', async () => {
    for (const headers of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd;q=0' }]) {
      const answer = await ask('discover', headers);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(await answer.text()).toBe(`{"succeed":true,"data":${long}}`);
    }
  });

  test('where it fits a packet', async () => {
    const answer = await openDoor('"short"')('discover', accepting);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null]);
  });

  test('where another site may have caused it, for whoever has cookies', async () => {
    const site = { ...accepting, 'sec-fetch-site': 'cross-site' };
    const known = await ask('getUser', { ...site, cookie: 'test-session=x' });
    expect(known.headers.get('content-encoding')).toBeNull();
    expect(known.headers.get('cache-control')).toBe('no-store, no-transform');
    expect((await ask('getUser', site)).headers.get('content-encoding')).toBe('zstd');
  });

  test('for a page of this process, which learns whether it may be compressed', async () => {
    const read = (name: RouteName) => ask(name, accepting, { isInternal: true });
    const [harmless, secret] = [await read('getUser'), await read('listEnquiries')];
    expect(await harmless.json()).toMatchObject({ succeed: true });
    expect(harmless.headers.get('content-encoding')).toBeNull();
    expect(harmless.headers.get('cache-control')).toBe('no-store');
    expect(secret.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  test('where something went wrong', async () => {
    const { server } = createServerWithRouter(makeServerDeps(getDatabase().db).deps);
    const answer = await server.request(`${testOrigin}/api/user/get`, { headers: accepting });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([401, null]);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { completeDependencies } from '../../createServer.ts';
import { makeServerDeps, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createApp } from '../http/createApp.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { defineVerb } from './defineVerb.ts';
import { JsonText } from './JsonText.ts';
import type { RouteInput } from './routeInput.ts';
import { VerbRouter } from './VerbRouter.ts';
import { anyone, system } from './whoMayAsk.ts';

const getDatabase = openTestDatabase();

let app: ServerApp;
let router: VerbRouter;

beforeEach(() => {
  const { deps } = makeServerDeps(getDatabase().db);
  app = createApp({ settings: deps.settings, log: deps.log, rateLimits: null });
  router = new VerbRouter(app, completeDependencies(deps));
});

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.request(`${testOrigin}${path}`, {
    method,
    headers: { origin: testOrigin, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test('a verb is given what the contract says, and nothing that was sent beside it', async () => {
  const seen: unknown[] = [];
  const note = defineVerb(anyone, (_, input: RouteInput<'noteFavourite'>) => void seen.push(input));
  router.mount('noteFavourite', note);
  const answer = await ask('PATCH', '/api/favourites/abc?listingId=other', { note: ' Nice ', userId: 'ada' });
  expect(await answer.json()).toEqual({ succeed: true, data: null });
  expect(seen).toEqual([{ listingId: 'abc', body: { note: 'Nice' } }]);
});

test('who may not ask is told so before anything they sent is read', async () => {
  let runs = 0;
  router.mount(
    'noteFavourite',
    defineVerb(signedIn, () => {
      runs += 1;
    }),
  );
  for (const body of [{ note: 'fine' }, { note: 7 }, undefined])
    expect((await ask('PATCH', '/api/favourites/abc', body)).status).toBe(401);
  expect(runs).toBe(0);
});

test('what only the platform may do is refused to every request', async () => {
  router.mount(
    'dropFavourite',
    defineVerb(system, () => undefined),
  );
  expect((await ask('DELETE', '/api/favourites/abc')).status).toBe(403);
});

test('what does not fit the contract is refused before the verb works', async () => {
  router.mount(
    'noteFavourite',
    defineVerb(anyone, () => {
      throw new Error('It should not have come to this.');
    }),
  );
  const answer = await ask('PATCH', '/api/favourites/abc', { note: 7 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: [{ name: 'note' }] });
});

test('a path whose parameter has another form names nothing', async () => {
  router.mount(
    'declineInvitation',
    defineVerb(anyone, () => undefined),
  );
  expect((await ask('POST', `/api/invitations/by-link/${'x'.repeat(101)}/decline`)).status).toBe(404);
});

test('an answer that is JSON text already stands in the envelope as it is', async () => {
  router.mount(
    'getDashboard',
    defineVerb(anyone, () => new JsonText('{"name":"Mei" }')),
  );
  const answer = await ask('GET', '/api/dashboard');
  expect(await answer.text()).toBe('{"succeed":true,"data":{"name":"Mei" }}');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an answer may set cookies, and a failure may have a response of its own', async () => {
  const start = defineVerb(anyone, (_, { body }: RouteInput<'startPendingAction'>) => {
    if (body.kind === 'enquiry') throw new HttpError('not-found');
    return 'secret';
  });
  router.mountWithResponse(
    'startPendingAction',
    start,
    (secret, reply) => {
      reply.putCookie('intent', secret, null);
      return reply.sendAnswer('startPendingAction', null);
    },
    (_, reply) => (reply.isPageWanted ? reply.redirect('/discover') : null),
  );
  const answer = await ask('POST', '/api/intents', { kind: 'favourite', listingId: 'aaaaaaaaaaaa' });
  expect(await answer.json()).toEqual({ succeed: true, data: null });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^test-intent=secret; /)]);
  const enquiry = { kind: 'enquiry', listingId: 'aaaaaaaaaaaa', message: 'Hello' };
  expect((await ask('POST', '/api/intents', enquiry)).status).toBe(404);
  const page = await ask('POST', '/api/intents', enquiry, { accept: 'text/html' });
  expect([page.status, page.headers.get('location')]).toEqual([303, '/discover']);
});

test('a call is mounted once', () => {
  const verb = defineVerb(anyone, () => undefined);
  router.mount('dropFavourite', verb);
  expect(() => router.mount('dropFavourite', verb)).toThrow('"dropFavourite" is mounted already.');
});

import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../process/listen.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { parseSettings } from '../settings/parseSettings.ts';

const getDatabase = openTestDatabase();
let owner: Listening | null = null;

afterEach(async () => {
  await owner?.close();
  owner = null;
});

async function startOwner() {
  const app = new Hono();
  app.all('/api/*', async (c) => {
    c.header('set-cookie', 'session=theirs; Path=/; HttpOnly');
    return c.json({
      method: c.req.method,
      path: c.req.url.slice(c.req.url.indexOf('/api')),
      cookie: c.req.header('cookie') ?? null,
      origin: c.req.header('origin') ?? null,
      body: await c.req.text(),
    });
  });
  owner = await listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0 });
  return owner.url.replace('localhost', '127.0.0.1');
}

const makeWatched = (apiOrigin: string) =>
  makeTestServer(getDatabase().db, { settings: parseSettings({ APP_ENV: 'test', API_ORIGIN: apiOrigin }) });

const makeServer = (apiOrigin: string) => makeWatched(apiOrigin).server;

test('calls reach the owner’s API with their query, cookie and body, and its cookies come back', async () => {
  const origin = await startOwner();
  const response = await makeServer(origin).request(`${testOrigin}/api/anything?a=1`, {
    method: 'POST',
    headers: { origin: testOrigin, cookie: 'session=mine', 'content-type': 'application/json' },
    body: '{"b":2}',
  });
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/api/anything?a=1',
    cookie: 'session=mine',
    origin,
    body: '{"b":2}',
  });
  expect(response.headers.getSetCookie()).toEqual(['session=theirs; Path=/; HttpOnly']);
});

test('a call for a page of another site is refused here already', async () => {
  const server = makeServer(await startOwner());
  const response = await server.request(`${testOrigin}/api/anything`, {
    method: 'POST',
    headers: { origin: 'https://evil.test' },
  });
  expect(response.status).toBe(403);
});

test('health is our own; an API that is away is an error in words, logged once under the id of its request', async () => {
  const { server, lines } = makeWatched('http://127.0.0.1:9');
  expect((await server.request(`${testOrigin}/api/health`)).status).toBe(200);
  const response = await server.request(`${testOrigin}/api/discover`, {
    headers: { 'x-request-id': 'request-9' },
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ succeed: false, code: 'R001' });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      event: 'passed-on',
      details: { requestId: 'request-9', path: '/api/discover', status: 503 },
    },
  ]);
});

test('a failure of the owner’s API comes through as it is and is logged once under the id both sides know', async () => {
  const app = new Hono();
  app.all('*', (c) => c.text(`failed ${c.req.header('x-request-id')}`, 500));
  owner = await listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0 });
  const { server, lines } = makeWatched(owner.url.replace('localhost', '127.0.0.1'));
  const response = await server.request(`${testOrigin}/api/discover?q=1`, {
    headers: { 'x-request-id': 'request-7' },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('failed request-7');
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      event: 'passed-on',
      details: { requestId: 'request-7', path: '/api/discover', status: 500 },
    },
  ]);
});

test('an API that does not begin to answer is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let notifyLister = () => {};
  const requested = new Promise<void>((resolve) => {
    notifyLister = resolve;
  });
  owner = await listen(() => new Promise(() => notifyLister()), { host: '127.0.0.1', port: 0 });
  const response = makeServer(owner.url.replace('localhost', '127.0.0.1')).request(
    `${testOrigin}/api/discover`,
  );
  await requested;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect((await response).status).toBe(503);
});

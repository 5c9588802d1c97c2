import { usualWriteLimit } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { createTableBlobs } from '../platform/blobs/createTableBlobs.ts';
import { findCallKind } from '../platform/database/callKind.ts';
import type { RateLimits } from '../platform/http/rateLimits.ts';
import { makeTestServer, testOrigin } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { makePagesApi, mountPages } from './mountPages.ts';

const getDatabase = openTestDatabase();

/** A server over pages that write and read in the name of whoever sends them a form, and say what came of it. */
function openPages(rateLimits: RateLimits) {
  const { db } = getDatabase();
  const { server, lines } = makeTestServer(db, { rateLimits, blobs: createTableBlobs(db) });
  const api = makePagesApi(server);
  const respond = async (_request: Request, environment: unknown) => {
    const body = JSON.stringify({ phoneNumber: '+6580000001' });
    const headers = { origin: testOrigin, 'content-type': 'application/json' };
    const written = await api(
      new Request(`${testOrigin}/api/login/otp`, { method: 'POST', headers, body }),
      environment,
    );
    const read = await api(new Request(`${testOrigin}/api/discover`), environment);
    return new Response(`written: ${written.status}, read: ${read.status}`, {
      headers: { 'retry-after': written.headers.get('retry-after') ?? '' },
    });
  };
  mountPages(server, { respond }, (level, event, details = {}) => lines.push({ level, event, details }));
  return { server, lines };
}

const send = (accept: string) => ({
  method: 'POST',
  headers: { origin: testOrigin, accept, 'content-type': 'application/x-www-form-urlencoded' },
  body: 'phoneNumber=80000001',
});

test('a form sent too often reaches its page, which reads but changes nothing, and it is noted', async () => {
  const { server, lines } = openPages({ check: ({ max }) => (max === usualWriteLimit.max ? 30 : 0) });
  const answer = await server.request(`${testOrigin}/login`, send('text/html,*/*'));
  expect(await answer.text()).toBe('written: 429, read: 200');
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(lines).toContainEqual({
    level: 'info',
    event: 'refused',
    details: expect.objectContaining({ path: '/login', problem: 'too-many' }),
  });
});

test('what is no form of a browser, or comes from an address that may not even read, is refused at once', async () => {
  const noWrites = openPages({ check: ({ max }) => (max === usualWriteLimit.max ? 30 : 0) });
  expect((await noWrites.server.request(`${testOrigin}/login`, send('application/json'))).status).toBe(429);
  const call = `${testOrigin}/api/login/otp`;
  expect((await noWrites.server.request(call, send('application/json'))).status).toBe(429);
  const shown = await noWrites.server.request(call, send('text/html'));
  expect([shown.status, shown.headers.get('location')]).toEqual([303, '/error/429']);
  const nothing = openPages({ check: () => 30 });
  expect((await nothing.server.request(`${testOrigin}/login`, send('text/html'))).status).toBe(429);
});

test('a form sent in time is carried out', async () => {
  const { server } = openPages({ check: () => 0 });
  const answer = await server.request(`${testOrigin}/login`, send('text/html'));
  expect(await answer.text()).toBe('written: 200, read: 200');
});

test('what a call asks of the database counts against its own route, also below pages and for a page', async () => {
  const { db } = getDatabase();
  const kinds = new Set<string | null>();
  const { server } = makeTestServer({
    ...db,
    query: (...given) => {
      kinds.add(findCallKind());
      return db.query(...given);
    },
  });
  const api = makePagesApi(server);
  const respond = async (_request: Request, environment: unknown) => {
    kinds.add(findCallKind());
    return api(new Request(`${testOrigin}/api/discover`), environment);
  };
  mountPages(server, { respond }, () => undefined);
  for (const path of ['/api/redirects?path=/x', '/api/ready', '/'])
    expect((await server.request(`${testOrigin}${path}`)).status).toBe(200);
  expect([...kinds]).toEqual(['GET /api/redirects', 'readiness', 'page', 'GET /api/discover']);
});

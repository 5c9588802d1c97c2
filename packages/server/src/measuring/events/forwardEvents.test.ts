import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Analytics } from './Analytics.ts';
import { createAnalytics } from './createAnalytics.ts';
import { forwardEvents } from './forwardEvents.ts';
import { insertEvents } from './queries.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const HOUR = 60 * 60 * 1000;

interface Call {
  url: string;
  body: { client_id: string; events: { name: string; params: Record<string, unknown> }[] };
}

/** A service that notes what it's sent and answers with `status`; 0 cuts the connection. */
let service: Server;
let status = 204;
let calls: Call[] = [];
let analytics: Analytics;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    if (status === 0) return void response.destroy();
    if (status < 300) calls.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  analytics = createAnalytics({ measurementId: 'G-TEST123', secret: 'a&b', apiUrl });
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

beforeEach(async () => {
  status = 204;
  calls = [];
  await getDatabase().db.query('delete from events');
});

const add = (count: number, visitor = 'a', at = now, name = 'page-viewed') =>
  insertEvents(
    getDatabase().db,
    Array.from({ length: count }, () => ({ name, page: '/', experiment: null, variant: null })),
    { visitor: visitor.repeat(32), day: '2026-11-21', at },
  );

const forward = (given: Analytics | null = analytics, realNow = now) =>
  forwardEvents(
    makeTestContext(getDatabase().db, {
      caller: 'system',
      clock: () => now,
      realClock: () => realNow,
      analytics: given,
    }),
    {},
  );

const countLeft = async () =>
  (await getDatabase().db.query('select from events where forwarded_at is null')).rowCount;

test('each call has the events of one visitor, 25 at most, under names the service takes', async () => {
  await add(30, 'a');
  await add(1, 'b', now, 'listing-viewed');
  await forward();
  expect(calls.map(({ body }) => [body.client_id[0], body.events.length]).toSorted()).toEqual([
    ['a', 25],
    ['a', 5],
    ['b', 1],
  ]);
  expect(calls[0]?.url).toBe('/mp/collect?measurement_id=G-TEST123&api_secret=a%26b');
  expect(calls.find(({ body }) => body.client_id[0] === 'b')?.body.events).toEqual([
    {
      name: 'listing_viewed',
      timestamp_micros: now.getTime() * 1000,
      params: { page: '/', engagement_time_msec: 1 },
    },
  ]);
  expect(await countLeft()).toBe(0);
});

test('two processes that forward at the same time send each event once', async () => {
  for (const visitor of 'abcdef') await add(50, visitor);
  await Promise.all([forward(), forward()]);
  await forward();
  expect(calls.flatMap(({ body }) => body.events)).toHaveLength(300);
  expect(await countLeft()).toBe(0);
});

test.each([500, 0])('what the service does not take (%i) is sent by the next run, once', async (failure) => {
  await add(3);
  status = failure;
  await forward();
  expect(await countLeft()).toBe(3);
  status = 204;
  await forward();
  await forward();
  expect(calls.map(({ body }) => body.events.length)).toEqual([3]);
});

test('a service that hangs holds nobody up: others wait for its claim to end, and then try', async () => {
  await add(1);
  let give: () => void = () => undefined;
  const hanging: Analytics = {
    maxEvents: 25,
    send: () =>
      new Promise((_, reject) => {
        give = () => reject(new Error('time-out'));
      }),
  };
  const stuck = forward(hanging);
  await expect
    .poll(
      async () =>
        (await getDatabase().db.query('select from events where claimed_until is not null')).rowCount,
    )
    .toBe(1);
  await forward();
  expect(calls).toEqual([]);
  // As if the process that claimed it had died.
  await forward(analytics, new Date(now.getTime() + HOUR));
  expect(calls).toHaveLength(1);
  give();
  await stuck;
  await forward();
  expect(calls).toHaveLength(1);
});

test('without a service, and when they are too old for it, events stay here', async () => {
  await add(1);
  await add(1, 'b', new Date(now.getTime() - 71 * HOUR));
  await forward(null);
  expect(await countLeft()).toBe(2);
  await forward();
  expect(calls).toHaveLength(1);
  expect(await countLeft()).toBe(1);
});

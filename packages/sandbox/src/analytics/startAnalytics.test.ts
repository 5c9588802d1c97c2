import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { type StartedAnalytics, startAnalytics } from './startAnalytics.ts';

const origin = 'http://localhost:3999';
const visitor = 'a'.repeat(32);
let analytics: StartedAnalytics;

beforeEach(async () => {
  analytics = await startAnalytics({ origin, port: 0 });
});
afterEach(() => analytics.close());

const send = (name: string, secret = analytics.secret, id = analytics.measurementId) =>
  fetch(`${analytics.url}/mp/collect?measurement_id=${id}&api_secret=${secret}`, {
    method: 'POST',
    body: JSON.stringify({
      client_id: visitor,
      events: [{ name, timestamp_micros: 1_800_000_000_000_000, params: { page: '/discover' } }],
    }),
    signal: AbortSignal.timeout(500),
  });

const show = async (path: string) => {
  const { respond } = createSandbox(
    { query: async () => ({ rows: [], rowCount: 0 }) },
    { links: null, time: null, bank: null, analytics },
  );
  return respond(new Request(`${origin}${path}`));
};

test('events are noted as they were sent, the newest first, and shown as text', async () => {
  expect((await send('page_viewed')).status).toBe(204);
  await send('<b>');
  const noted = { at: '2027-01-15T08:00:00.000Z', page: '/discover', visitor };
  expect(await (await show('/sandbox/analytics.json'))?.json()).toEqual([
    { ...noted, name: '<b>' },
    { ...noted, name: 'page_viewed' },
  ]);
  expect(await (await show('/sandbox/analytics'))?.text()).not.toContain('<b>');
});

test('nobody without the secret is heard, and what is no JSON is refused', async () => {
  expect((await send('page_viewed', 'guess')).status).toBe(403);
  expect((await send('page_viewed', undefined, 'G-OTHER')).status).toBe(403);
  const { url, measurementId: id, secret } = analytics;
  const address = `${url}/mp/collect?measurement_id=${id}&api_secret=${secret}`;
  expect((await fetch(address, { method: 'POST', body: '{' })).status).toBe(400);
  expect(analytics.listEvents()).toEqual([]);
});

test('the script of the tag manager and what it counts are noted', async () => {
  const { url, tagManagerId: id } = analytics;
  const script = await fetch(`${url}/gtm.js?id=${id}`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect((await fetch(`${url}/gtm.js?id=GTM-OTHER`)).status).toBe(404);
  await fetch(`${url}/g/collect?id=${id}&page=/signup`, { method: 'POST' });
  expect(await (await show('/sandbox/tags.json'))?.json()).toMatchObject([
    { call: 'hit', id, page: '/signup' },
    { call: 'load', id, page: null },
  ]);
});

test('it can be put out of order', async () => {
  const breakDown = (outage: string) =>
    fetch(analytics.url, { method: 'POST', body: new URLSearchParams({ outage }) });
  await breakDown('down');
  expect((await send('page_viewed')).status).toBe(503);
  await breakDown('hang');
  await expect(send('page_viewed')).rejects.toThrow();
  await breakDown('');
  expect((await send('page_viewed')).status).toBe(204);
});

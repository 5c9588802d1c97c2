import { catalogue } from '@sewa/api/errors';
import { contractVersion } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listen } from '../../process/listen.ts';
import { openPlainConnection } from '../../testing/openPlainConnection.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { createApp } from './createApp.ts';
import type { Log } from './log.ts';
import { parseBody } from './parseBody.ts';
import type { ServerApp } from './ServerEnvironment.ts';
import { sendData } from './sendJson.ts';

let lines: Record<string, unknown>[] = [];
const log: Log = (level, event, details) => lines.push({ level, event, ...details });

const bodySchema = z.object({ name: z.string().max(5), size: z.number() });

function makeApp(variables: Record<string, string> = {}): ServerApp {
  const app = createApp({
    settings: parseSettings({ APP_ENV: 'test', ...variables }),
    log,
    rateLimits: null,
  });
  app.get('/api/hello', () => sendData('"hello"'));
  app.get('/api/broken', () => {
    throw new Error('the secret reason');
  });
  app.post('/api/broken', () => {
    throw new Error('the secret reason');
  });
  app.post('/api/echo', async (c) =>
    sendData(JSON.stringify(await parseBody(c, bodySchema, ['application/json']))),
  );
  return app;
}

const origin = 'http://localhost:3000';
const post = (app: ServerApp, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(`${origin}/api/echo`, {
    method: 'POST',
    body,
    headers: { origin, 'content-type': 'application/json', ...headers },
  });

beforeEach(() => {
  lines = [];
});

describe('every answer', () => {
  test('carries a request id, its own or the one that came, and the version of the contract', async () => {
    const app = makeApp();
    const own = await app.request('/api/hello');
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(own.headers.get('x-api-version')).toBe(contractVersion);
    const given = await app.request('/api/hello', { headers: { 'x-request-id': 'proxy-12345' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-12345');
    for (const bad of ['short', 'x'.repeat(101), 'with space 12', '<script>alert(1)']) {
      const answer = await app.request('/api/hello', { headers: { 'x-request-id': bad } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('is logged in one line without its query', async () => {
    const app = makeApp();
    const answer = await app.request('/api/hello?q=my%20address', {
      headers: { 'x-request-id': 'request-1' },
    });
    expect(lines).toEqual([
      {
        level: 'info',
        event: 'request',
        method: 'GET',
        path: '/api/hello',
        status: 200,
        ms: expect.any(Number),
        bytes: 31,
        requestId: 'request-1',
      },
    ]);
    expect(await answer.text()).toHaveLength(31);
  });
});

describe('an error', () => {
  test('nobody foresaw becomes R001 and keeps its reason to the log (ASVS 16.5.1)', async () => {
    const answer = await makeApp().request('/api/broken');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      succeed: false,
      code: 'R001',
      message: catalogue.R001,
      fields: [],
    });
    expect(lines.find(({ level }) => level === 'error')).toMatchObject({
      event: 'failure',
      stack: expect.stringContaining('the secret reason'),
    });
  });

  test('that refuses somebody is logged with its reason and the names of the fields (ASVS 16.3.2)', async () => {
    const answer = await makeApp().request('/api/take', {
      method: 'POST',
      body: JSON.stringify({ name: 7 }),
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(403);
    expect(lines.find(({ event }) => event === 'refused')).toEqual({
      level: 'info',
      event: 'refused',
      path: '/api/take',
      problem: 'foreign-origin',
      fields: '',
      requestId: expect.any(String),
    });
  });

  test('and a request stand in the log without the secret of their link (ASVS 16.2.5)', async () => {
    const guid = '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c';
    await makeApp().request(`/api/invitations/${guid}/accept`);
    expect(JSON.stringify(lines)).not.toContain(guid);
    expect(lines.at(-1)).toMatchObject({ path: '/api/invitations/{uuid}/accept' });
  });

  test('of a form that a browser sent here by itself is a page of ours, and stands in the log all the same', async () => {
    const headers = { origin, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await makeApp().request(`${origin}/api/broken`, { method: 'POST', headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/error/500']);
    expect(await answer.text()).toBe('');
    expect(lines.find(({ level }) => level === 'error')).toMatchObject({ event: 'failure' });
    const refused = await makeApp().request(`${origin}/api/nothing`, { method: 'POST', headers });
    expect(refused.status).toBe(404);
    const scripted = await makeApp().request(`${origin}/api/broken`, { method: 'POST', headers: { origin } });
    expect(scripted.status).toBe(500);
  });

  test('for an unknown path is a 404 in the same form', async () => {
    const answer = await makeApp().request('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      succeed: false,
      code: 'R002',
      message: 'Page not found',
      fields: [],
    });
  });
});

describe('a body', () => {
  test('is taken when it has the form its call says', async () => {
    expect(await (await post(makeApp(), '{"name":"sewa","size":1,"more":true}')).json()).toEqual({
      succeed: true,
      data: { name: 'sewa', size: 1 },
    });
  });

  test('of another form is refused with every field that is wrong (ASVS 2.2.1, 2.2.2)', async () => {
    const answer = await post(makeApp(), '{"name":"much too long"}');
    expect(answer.status).toBe(400);
    const { code, message, fields } = (await answer.json()) as {
      code: string;
      message: string;
      fields: { name: string }[];
    };
    expect([code, message]).toEqual(['R006', 'Validation failed.']);
    expect(fields.map(({ name }) => name)).toEqual(['name', 'size']);
  });

  test.each(['', '{', 'undefined', `${'['.repeat(10_000)}`])(
    'that is not JSON is refused: %j',
    async (body) => {
      const answer = await post(makeApp(), body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'R006',
        fields: [{ name: 'body', reason: 'is not JSON' }],
      });
    },
  );

  test('that does not call itself JSON is refused', async () => {
    const answer = await post(makeApp(), 'name=sewa', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      fields: [{ name: 'content-type', reason: 'should be application/json' }],
    });
  });

  test('larger than 64 kB is refused, also when it hides its length', async () => {
    const large = `{"name":"${'x'.repeat(70_000)}"}`;
    expect((await post(makeApp(), large, { 'content-length': String(large.length) })).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 70; part += 1)
          controller.enqueue(new TextEncoder().encode('x'.repeat(1_024)));
        controller.close();
      },
    });
    const request = new Request(`${origin}/api/echo`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { origin, 'content-type': 'application/json' },
    } as RequestInit);
    expect((await makeApp().request(request)).status).toBe(413);
  });
});

describe('a change', () => {
  const attempt = async (
    headers: Record<string, string>,
    variables: Record<string, string> = {},
    url = `${origin}/api/echo`,
  ) =>
    (
      await makeApp(variables).request(url, {
        method: 'POST',
        body: '{"name":"a","size":1}',
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).status;

  test('is made for our own pages only (ASVS 3.5.1)', async () => {
    expect(await attempt({ origin })).toBe(200);
    expect(await attempt({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await attempt({})).toBe(403);
    expect(await attempt({ origin: 'https://evil.example' })).toBe(403);
    expect(await attempt({ origin: 'null' })).toBe(403);
    expect(await attempt({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await attempt({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await attempt({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  test('is refused under a host that is not ours once the public address is known', async () => {
    const variables = { PUBLIC_URL: 'https://sewa.example' };
    expect(await attempt({ origin: 'https://sewa.example' }, variables)).toBe(200);
    expect(
      await attempt({ origin: 'https://rebound.example' }, variables, 'https://rebound.example/api/echo'),
    ).toBe(403);
    expect(await attempt({ origin }, variables)).toBe(200);
    const production = {
      ...variables,
      APP_ENV: 'production',
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example',
      TRUSTED_PROXIES: '0',
    };
    expect(await attempt({ origin }, production)).toBe(403);
  });

  test("is made through a trusted proxy that replaces Host, as Next's rewrites do, and says the browser's", async () => {
    const page = { origin: 'http://localhost:4000', 'x-forwarded-host': 'localhost:4000' };
    const trusted = { TRUSTED_PROXIES: '1' };
    expect(await attempt(page, trusted)).toBe(200);
    expect(await attempt({ ...page, 'x-forwarded-host': 'spoofed.example, localhost:4000' }, trusted)).toBe(
      200,
    );
    expect(await attempt({ ...page, 'x-forwarded-host': 'localhost:4000' }, { TRUSTED_PROXIES: '2' })).toBe(
      200,
    );
    const secure = { ...page, origin: 'https://localhost:4000', 'x-forwarded-proto': 'https' };
    expect(await attempt(secure, trusted)).toBe(200);
    expect(await attempt({ origin, 'x-forwarded-host': 'inner.example' }, trusted)).toBe(200);
  });

  test('is refused for what a proxy says that nobody trusts, or for another host than it says', async () => {
    const page = { origin: 'http://localhost:4000', 'x-forwarded-host': 'localhost:4000' };
    expect(await attempt(page)).toBe(403);
    const trusted = { TRUSTED_PROXIES: '1' };
    expect(await attempt({ ...page, origin: 'https://evil.example' }, trusted)).toBe(403);
    expect(await attempt({ ...page, origin: 'https://localhost:4000' }, trusted)).toBe(403);
    const spoofed = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, localhost:4000' };
    expect(await attempt(spoofed, trusted)).toBe(403);
    expect(await attempt({ ...page, 'x-forwarded-host': '%' }, trusted)).toBe(403);
    const rebound = { origin: 'http://rebound.example', 'x-forwarded-host': 'rebound.example' };
    expect(await attempt(rebound, { ...trusted, PUBLIC_URL: 'https://sewa.example' })).toBe(403);
  });
});

test('who goes away while they send is noted, and is no error', async () => {
  const app = makeApp();
  app.post('/api/bytes', async (c) => sendData(String((await c.req.arrayBuffer()).byteLength)));
  const listening = await listen((request, environment) => app.fetch(request, environment as never), {
    host: '127.0.0.1',
    port: 0,
  });
  const connection = await openPlainConnection(listening.url);
  const headers = `Host: ${new URL(listening.url).host}\r\nOrigin: ${listening.url}\r\nContent-Length: 200`;
  connection.send(`POST /api/bytes HTTP/1.1\r\n${headers}\r\n\r\nsome`);
  connection.close();
  await expect.poll(() => lines.map(({ level, event }) => `${level} ${event}`)).toContain('info cut-off');
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  await listening.close();
});

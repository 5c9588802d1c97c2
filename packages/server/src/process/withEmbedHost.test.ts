import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endPartner } from '../partner-sites/partners/endPartner.ts';
import { makeTestContext } from '../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../testing/makeTestServer.ts';
import { embedOrigin, embedSettings, embedStart, openPartner } from '../testing/openPartners.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { mountPages } from './mountPages.ts';
import { exceptEmbedHost, withEmbedHost } from './withEmbedHost.ts';
import { withSandbox } from './withSandbox.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-embeds-'));
const page = () => new Response('a page', { headers: { 'set-cookie': 'test-session=x' } });

mkdirSync(join(folder, 'v1/files'), { recursive: true });
writeFileSync(join(folder, 'v1/calculator.js'), 'let loader');
writeFileSync(join(folder, 'v1/chat.js'), 'let loader');
writeFileSync(join(folder, 'v1/files/calculator-1.js'), 'let frame');
writeFileSync(join(folder, 'v1/files/calculator-1.css'), 'p {}');
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(
  join(folder, 'v1/frames.json'),
  JSON.stringify({
    calculator: { scripts: ['files/calculator-1.js'], styles: ['/embed/v1/files/calculator-1.css'] },
    chat: { scripts: [], styles: [] },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

let ask: (url: string, init?: RequestInit) => Promise<Response>;
let key = '';

beforeAll(async () => {
  const { db } = getDatabase();
  key = (await openPartner(db, 'Homes & "Rooms" </script>')).key;
  const settings = embedSettings();
  const { server } = makeTestServer(db, { settings });
  const log = () => undefined;
  mountPages(server, { respond: async () => page() }, log);
  const main = withSandbox((request) => server.fetch(request), { respond: async () => page() });
  const platform = { db, log, metrics: null, rateLimits: null, settings };
  const fetch = withEmbedHost(main, { platform, folder, publicUrl: testOrigin, isSandbox: true });
  ask = async (url, init) => fetch(new Request(url, init), {});
});

describe('the host of frames', () => {
  test.each([
    '/',
    '/discover',
    '/sandbox',
    '/sandbox/outbox',
    '/assets/app-1.js',
    '/media/aaaaaaaaaaaa/0.svg',
    '/robots.txt',
    '/embed',
    '/embed/v1',
    '/embed/v1/frames.json',
    '/embed/v1/files/../../secret.txt',
    '/embed/v1/files/%2e%2e/%2e%2e/secret.txt',
    '/embed/v1/files/',
    '/embed/v1/files/gone.js',
    '/embed/v2/calculator.js',
    '/api/user/control',
    '/api/openapi.json',
    '/api/embed/enquiries/x',
    '/api/embed/partners',
  ])('has nothing at %s, says so in words, and sets no cookie', async (path) => {
    const response = await ask(`${embedOrigin}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain(testOrigin);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('does not read cookies: nobody is signed in', async () => {
    const cookie = 'test-session=x; test-intent=y';
    const response = await ask(`${embedOrigin}/api/user/control`, { headers: { cookie } });
    expect(response.status).toBe(404);
  });

  test.each([
    ['/api/health', {}, 200],
    ['/api/ready', {}, 200],
    ['/api/embed/partners/nobody', {}, 200],
    ['/api/chat/all', { authorization: `Bearer ${'a'.repeat(43)}` }, 401],
    ['/api/chat/all', { authorization: 'Basic abc' }, 404],
  ])('answers the call %s with %j', async (path, headers, status) => {
    const response = await ask(`${embedOrigin}${path}`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('starts sessions of frames', async () => {
    const response = await ask(`${embedOrigin}/api/embed/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: embedOrigin },
      body: JSON.stringify({ key }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test.each(['calculator', 'chat'])(
    'gives the loader of the %s to any site, for five minutes',
    async (kind) => {
      const { status, headers } = await ask(`${embedOrigin}/embed/v1/${kind}.js`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  test('lets files of frames be cached for ever', async () => {
    const { status, headers } = await ask(`${embedOrigin}/embed/v1/files/calculator-1.css`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/css/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('shows a frame on the sites of its partner only, with scripts of its own host', async () => {
    const response = await ask(`${embedOrigin}/embed/v1/calculator?partner=${key}&theme=dark`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toMatch(/; frame-ancestors https:\/\/homes\.example$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain('<html lang="en-SG" data-theme="dark">');
    expect(html).toContain('<script type="module" src="/embed/v1/files/calculator-1.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/embed/v1/files/calculator-1.css">');
    const [, state = ''] = /id="frame">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(state)).toEqual({
      partner: { key, name: 'Homes & "Rooms" </script>' },
      origins: ['https://homes.example'],
      publicUrl: testOrigin,
      isSandbox: true,
      look: { accent: null, radius: null, theme: 'auto' },
      isTest: false,
    });
  });

  test('says in words, on any site, that a partner is unknown or has ended', async () => {
    const { db } = getDatabase();
    const ended = await openPartner(db, 'Rooms');
    await endPartner(makeTestContext(db, { now: embedStart, caller: 'system' }), { key: ended.key });
    for (const [partner, words] of [
      ['', 'unknown'],
      ['<script>', 'unknown'],
      [ended.key, 'no longer a partner'],
    ] as const) {
      const response = await ask(`${embedOrigin}/embed/v1/chat?partner=${encodeURIComponent(partner)}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).not.toContain('<script');
    }
  });
});

describe('our own host', () => {
  test.each(['/embed', '/embed/v1/calculator.js', '/embed/v1/chat?partner=x'])(
    'has nothing at %s',
    async (path) => {
      expect((await ask(`${testOrigin}${path}`)).status).toBe(404);
    },
  );

  test('has its pages, its calls and the sandbox', async () => {
    expect(await (await ask(`${testOrigin}/`)).text()).toBe('a page');
    expect(await (await ask(`${testOrigin}/sandbox`)).text()).toBe('a page');
    expect((await ask(`${testOrigin}/api/user/control`)).status).toBe(200);
    expect((await ask(`${testOrigin}/api/openapi.json`)).status).toBe(200);
  });
});

test('stored pages are not sent on the host of frames', () => {
  const went: string[] = [];
  const before = exceptEmbedHost((_request, _response) => went.push('stored'), embedOrigin, testOrigin);
  const go = (host: string) =>
    before?.({ headers: { host } } as never, {} as never, () => void went.push(`next ${host}`));
  go('127.0.0.1:3000');
  go('localhost:3000');
  expect(went).toEqual(['next 127.0.0.1:3000', 'stored']);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RateLimits } from '../platform/http/rateLimits.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import { sendStoredPages } from './sendStoredPages.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const stored = { status: 200, headers: { etag: '"a"' }, body: new TextEncoder().encode('stored') };

async function serve(rateLimits: RateLimits | null = null) {
  const lines: unknown[] = [];
  const requested: unknown[] = [];
  const before = sendStoredPages(
    { rateLimits, metrics: null, settings: parseSettings({}), log: (...line) => lines.push(line) },
    (path, asking) => {
      requested.push(asking);
      return path === '/kept?q=1' || path.startsWith('/api/') ? stored : null;
    },
  );
  const server = createServer((request, response) =>
    before(request, response, () => response.end('the long way')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { ask, lines, requested };
}

test('a stored page is sent with its own headers, a request id and the version, and logged without its query', async () => {
  const { ask, lines } = await serve();
  const answer = await ask('/kept?q=1', { headers: { 'x-request-id': 'from-the-proxy' } });
  expect(await answer.text()).toBe('stored');
  expect(answer.headers.get('etag')).toBe('"a"');
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy');
  expect(answer.headers.get('x-api-version')).toMatch(/./);
  expect(lines).toEqual([
    [
      'info',
      'request',
      expect.objectContaining({ path: '/kept', status: 200, bytes: 6, requestId: 'from-the-proxy' }),
    ],
  ]);
});

test('a page is found by what its reader accepts and has', async () => {
  const { ask, requested } = await serve();
  await ask('/kept?q=1', {
    headers: {
      'accept-encoding': 'br',
      'if-none-match': '"b"',
      cookie: 'c=d',
    },
  });
  expect(requested).toEqual([
    {
      acceptEncoding: 'br',
      ifNoneMatch: '"b"',
      cookies: 'c=d',
    },
  ]);
});

test('what is not stored, not a page or not a reading takes the long way', async () => {
  const { ask, lines } = await serve();
  const answers = [await ask('/kept'), await ask('/api/kept'), await ask('/kept?q=1', { method: 'POST' })];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('the long way'));
  expect(lines).toEqual([]);
});

test('who asks too often is left to the long way, which refuses', async () => {
  const { ask } = await serve({ check: () => 3 });
  expect(await (await ask('/kept?q=1')).text()).toBe('the long way');
});

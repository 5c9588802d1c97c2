import { createServer, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { redirectToCanonicalHost } from './redirectToCanonicalHost.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const production = {
  appEnvironment: 'production',
  publicUrl: 'https://app.sewa.test',
  embedOrigin: 'https://embed.sewa.test',
} as const;

async function serve() {
  const before = redirectToCanonicalHost(production);
  const server = createServer((incoming, response) =>
    before?.(incoming, response, () => response.end('here')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (host: string, path: string, options: RequestOptions = {}) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      const requested = request(
        { port, host: '127.0.0.1', path, headers: { host }, ...options },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, location: answer.headers.location });
        },
      );
      requested.on('error', reject);
      requested.end();
    });
}

test('a page asked for under another name is asked for again under the own one', async () => {
  const ask = await serve();
  expect(await ask('www.sewa.test', '/discover?q=a')).toEqual({
    status: 308,
    location: 'https://app.sewa.test/discover?q=a',
  });
});

test.each(['http://evil.example/', '//evil.example', '/\\evil.example'])(
  'the address %s leads nowhere else',
  async (path) => {
    const ask = await serve();
    const { location = '' } = await ask('www.sewa.test', path);
    expect(new URL(location).origin).toBe('https://app.sewa.test');
  },
);

test.each([
  ['app.sewa.test', '/discover', {}],
  ['embed.sewa.test', '/chat', {}],
  ['10.0.0.1:3000', '/api/health', {}],
  ['10.0.0.1:3000', '/media/a.webp', {}],
  ['www.sewa.test', '/login', { method: 'POST' }],
])('%s%s is answered where it is asked', async (host, path, options) => {
  const ask = await serve();
  expect((await ask(host, path, options)).status).toBe(200);
});

test('outside production nobody is led anywhere', () => {
  expect(redirectToCanonicalHost({ ...production, appEnvironment: 'test' })).toBeNull();
});

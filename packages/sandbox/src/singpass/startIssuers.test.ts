import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startIssuers } from './startIssuers.ts';

async function open(address?: string) {
  const origin = 'http://localhost:3999';
  const issuers = await startIssuers({ origin, port: 0, ...(address ? { address } : {}) });
  onTestFinished(() => issuers.close());
  const { port } = new URL(issuers.localUrl);
  return async (path: string, host: string, method = 'GET'): Promise<number | undefined> => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } });
    sent.end('');
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return answer?.statusCode;
  };
}

const paths = ['/', '/outage', '/singpass/.well-known/openid-configuration', '/b2c/interaction/any'];

test('issuers answer under their own name only, so that no other site can be made to lead to them', async () => {
  const send = await open();
  expect(await send('/', '127.0.0.1:4000')).toBe(200);
  expect(await send('/singpass/.well-known/openid-configuration', '127.0.0.1')).toBe(200);
  for (const host of ['evil.example', 'localhost', '127.0.0.1.evil.example', 'evil.example:4000'])
    for (const path of paths) expect(await send(path, host), `${host}${path}`).toBe(404);
  expect(await send('/outage', 'evil.example', 'POST')).toBe(404);
});

test('behind a proxy they answer under its name, too', async () => {
  const send = await open('https://issuers.example:8443');
  expect(await send('/', 'issuers.example:8443')).toBe(200);
  expect(await send('/', '127.0.0.1')).toBe(200);
  expect(await send('/', 'evil.example')).toBe(404);
});

import { expect, test } from 'vitest';
import { openPlainConnection } from '../testing/openPlainConnection.ts';
import { holdRequests } from './holdRequests.ts';
import { listen } from './listen.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

test('a port in use is refused with a sentence that names it', async () => {
  const first = await listen(() => new Response('here'), anywhere);
  const port = Number(new URL(first.url).port);
  await expect(listen(() => new Response('too'), { host: '127.0.0.1', port })).rejects.toThrow(
    `PORT ${port} on 127.0.0.1 cannot be listened on: it is in use. Stop the other process or set PORT.`,
  );
  await first.close();
});

test.each(['nowhere.invalid', '192.0.2.1'])(
  'the host %s, which this machine has not, is named, not the port',
  async (host) => {
    await expect(listen(() => new Response('here'), { host, port: 0 })).rejects.toThrow(
      `HOST ${host} cannot be listened on: this machine has no such address.`,
    );
  },
);

test('closing lets a request in flight finish and accepts nothing new', async () => {
  let finish: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const listening = await listen(async () => {
    arrive();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('done');
  }, anywhere);
  const address = listening.url.replace('localhost', '127.0.0.1');
  const slow = fetch(address);
  await arrived;
  const closed = listening.close();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await slow).text()).toBe('done');
  await closed;
});

test('while the process starts, requests wait, and health checks are told', async () => {
  const held = holdRequests();
  const listening = await listen(() => new Response('ready'), { ...anywhere, before: held.before });
  const waiting = fetch(listening.url, { method: 'POST', body: 'kept' });
  for (const path of ['/api/health', '/api/ready'])
    expect((await fetch(`${listening.url}${path}`)).status).toBe(503);
  held.release();
  expect(await (await waiting).text()).toBe('ready');
  expect(await (await fetch(`${listening.url}/api/ready`)).text()).toBe('ready');
  await listening.close();
});

test('something may see requests first', async () => {
  const listening = await listen(() => new Response('after'), {
    ...anywhere,
    before: (request, response, next) => (request.url === '/mine' ? response.end('before') : next()),
  });
  const address = listening.url.replace('localhost', '127.0.0.1');
  expect(await (await fetch(`${address}/mine`)).text()).toBe('before');
  expect(await (await fetch(`${address}/other`)).text()).toBe('after');
  await listening.close();
});

test('a connection waits longer for its next request than the proxies before it do, and no longer than the process', async () => {
  const listening = await listen(() => new Response('here'), anywhere);
  const answer = await fetch(listening.url.replace('localhost', '127.0.0.1'));
  await answer.text();
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
  await listening.close();
});

test('30 kB of cookies are read; whoever sends more is told what to do', async () => {
  const listening = await listen(
    (request) => new Response(`${request.headers.get('cookie')?.length}`),
    anywhere,
  );
  const ask = async (size: number) => {
    const connection = await openPlainConnection(listening.url);
    connection.send(
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${'x'.repeat(size)}\r\n\r\n`,
    );
    return connection.drain();
  };
  expect(await ask(30_000)).toMatch(/^HTTP\/1.1 200 [\s\S]*30000/);
  const refused = await ask(40_000);
  expect(refused).toContain('HTTP/1.1 431 ');
  expect(refused).toContain('content-type: text/plain');
  expect(refused).toContain('Clear the cookies of this site');
  await listening.close();
});

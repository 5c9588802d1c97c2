import { expect, test } from 'vitest';
import { openPlainConnection } from '../testing/openPlainConnection.ts';
import { listen, TIMEOUTS } from './listen.ts';

const impatient = { host: '127.0.0.1', port: 0, timeouts: { headers: 1_000, request: 2_000, check: 20 } };
const parseText = async (request: Request) => new Response(await request.text());

test.each([
  ['the headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  ['the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nabc'],
  [
    'the body, in chunks',
    'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
  ],
  ['anything', ''],
])('a client that does not finish sending %s is told so and cut off', async (_what, bytes) => {
  const listening = await listen(parseText, impatient);
  const connection = await openPlainConnection(listening.url);
  connection.send(bytes);
  const text = await connection.drain();
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toMatch(/^connection: close/im);
  expect(text).toMatch(/^x-content-type-options: nosniff/im);
  await listening.close();
});

test('a client gets ten seconds for its headers and thirty for a request', () =>
  expect(TIMEOUTS).toEqual({ headers: 10_000, request: 30_000, check: 1_000 }));

test('an answer that takes longer than a request may is not cut off', async () => {
  let finish: () => void = () => undefined;
  const listening = await listen(async (request) => {
    if (request.method === 'POST') return parseText(request);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('slow');
  }, impatient);
  const [slow, late] = [await openPlainConnection(listening.url), await openPlainConnection(listening.url)];
  slow.send('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  late.send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n');
  // The time for a request is over when the one that came after it is cut off.
  await late.drain();
  finish();
  expect(await slow.parseAnswers(1)).toMatch(/^HTTP\/1\.1 200 /);
  slow.close();
  await listening.close();
});

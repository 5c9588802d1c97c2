import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../process/listen.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openPlainConnection } from '../../testing/openPlainConnection.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
let listening: Listening;

beforeAll(async () => {
  const { server } = makeTestServer(getDatabase().db);
  listening = await listen((request, environment) => server.fetch(request, environment as never), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(() => listening.close());

const post = (headers: string, body = '') =>
  `POST /api/reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const health = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const own = 'Origin: http://localhost\r\n';

describe('a body that nobody reads', () => {
  test.each([
    ['too large, with its length', 413, `${own}Content-Length: 200000`, 'x'.repeat(200_000)],
    [
      'too large, in chunks',
      413,
      `${own}Transfer-Encoding: chunked`,
      `${`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(6)}0\r\n\r\n`,
    ],
    ['of another site', 403, 'Origin: https://evil.example\r\nContent-Length: 200000', 'x'.repeat(200_000)],
  ])('%s, is read to its end, and its connection goes on', async (_what, status, headers, body) => {
    const connection = await openPlainConnection(listening.url);
    connection.send(post(headers, body));
    connection.send(health);
    const text = await connection.parseAnswers(2);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toContain('{"status":"alive"}');
    expect(text).not.toMatch(/^connection: close/im);
    connection.close();
  });

  test.each([
    ['larger than we read', `${own}Content-Length: 3000000`, 'x'.repeat(3_000_000)],
    [
      'larger than we read, in chunks',
      `${own}Transfer-Encoding: chunked`,
      `8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(90),
    ],
    ['that does not come', `${own}Content-Length: 200000`, 'x'.repeat(10)],
  ])('%s, ends its connection, and the answer says so', async (_what, headers, body) => {
    const connection = await openPlainConnection(listening.url);
    connection.send(post(headers, body));
    const text = await connection.parseAnswers(1);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/^connection: close/im);
    connection.close();
  });
});

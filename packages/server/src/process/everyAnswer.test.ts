import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import { makeTestServer } from '../testing/makeTestServer.ts';
import { openPlainConnection } from '../testing/openPlainConnection.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { chainBefore } from './chainBefore.ts';
import { type Listening, listen } from './listen.ts';
import { makeConstantHeaders } from './makeConstantHeaders.ts';
import { redirectToCanonicalHost } from './redirectToCanonicalHost.ts';
import { requireHost } from './requireHost.ts';
import { serveFiles } from './serveFiles.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-every-answer-'));
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://app.sewa.test',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  TRUSTED_PROXIES: '1',
};

mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/app-1.js'), 'let a');
afterAll(() => rmSync(folder, { recursive: true }));

async function start(variables: Record<string, string>): Promise<Listening> {
  const settings = parseSettings({ ...variables, PORT: '0' });
  const { db } = getDatabase();
  const { server } = makeTestServer(db, { settings });
  serveFiles(server, folder, db);
  server.get('/api/broken', () => {
    throw new Error('broken');
  });
  return listen((request, environment) => server.fetch(request, environment as never), {
    host: '127.0.0.1',
    port: 0,
    constantHeaders: makeConstantHeaders(settings),
    before: chainBefore(requireHost(settings), redirectToCanonicalHost(settings)),
  });
}

const host = 'app.sewa.test';
const requests: readonly (readonly [name: string, status: number, bytes: string])[] = [
  ['an answer of the API', 200, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a file', 200, `GET /assets/app-1.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a file that is not there', 404, `GET /assets/gone.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['media that are not there', 404, `GET /media/aaaaaaaaaaaa/0.svg HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a page that is not there', 404, `GET /nowhere HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a failure', 500, `GET /api/broken HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a refusal', 403, `POST /api/reports HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`],
  ['a redirect to the own name', 308, 'GET / HTTP/1.1\r\nHost: www.sewa.test\r\n\r\n'],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  [
    'a request with two hosts',
    400,
    `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nhost: evil.example\r\n\r\n`,
  ],
  ['an address of another host', 400, `GET http://evil.example/api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['too many headers', 431, `GET / HTTP/1.1\r\nHost: ${host}\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['an expectation nobody knows', 417, `GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: more\r\n\r\n`],
];

async function ask(listening: Listening, bytes: string): Promise<string> {
  const connection = await openPlainConnection(listening.url);
  connection.send(bytes);
  const text = await connection.parseAnswers(1);
  connection.close();
  return text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase();
}

describe('in production', () => {
  let listening: Listening;
  beforeAll(async () => {
    listening = await start(production);
    return () => listening.close();
  });

  test.each(requests)('%s (%i) forbids guessing its type and demands https', async (_name, status, bytes) => {
    const head = await ask(listening, bytes);
    expect(head).toContain(`http/1.1 ${status} `);
    expect(head.match(/^x-content-type-options: nosniff$/gm)).toHaveLength(1);
    expect(head.match(/^strict-transport-security: max-age=31536000; includesubdomains$/gm)).toHaveLength(1);
  });

  test('an answer that goes out without https does not demand it (RFC 6797, 7.2)', async () => {
    const head = await ask(
      listening,
      `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Proto: http\r\n\r\n`,
    );
    expect(head).toContain('http/1.1 200 ');
    expect(head).not.toContain('strict-transport-security');
  });
});

describe('outside production', () => {
  let listening: Listening;
  beforeAll(async () => {
    listening = await start({ APP_ENV: 'test', PUBLIC_URL: 'http://sewa.local:3000' });
    return () => listening.close();
  });

  test.each([
    ['localhost:3000', 200],
    ['LOCALHOST', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['sewa.local:3000', 200],
    ['rebound.example', 421],
    ['rebound.example:3000', 421],
    ['localhost.rebound.example', 421],
    ['rebound.example@localhost', 421],
    ['', 421],
  ])('a request that means the host “%s” is answered with %i', async (name, status) => {
    for (const path of ['/api/discover', '/assets/app-1.js']) {
      const head = await ask(listening, `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
      expect(head).toContain(`http/1.1 ${status} `);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).not.toContain('strict-transport-security');
    }
  });

  test('what asks whether the process is alive may call it by any name', async () => {
    for (const path of ['/api/health', '/api/ready?now'])
      expect(await ask(listening, `GET ${path} HTTP/1.1\r\nHost: 10.0.0.7:3000\r\n\r\n`)).toContain(' 200 ');
  });
});

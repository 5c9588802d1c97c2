import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerApp } from '../platform/http/ServerEnvironment.ts';
import { makeTestServer } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { saveBuildFiles } from './build-files/saveBuildFiles.ts';
import { serveFiles } from './serveFiles.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-files-'));
let server: ServerApp;

beforeAll(async () => {
  const { db } = getDatabase();
  const files = {
    'assets/app-1.js': 'let a',
    'builds/latest.json': '{"id":"1"}',
    'icon.svg': '<svg/>',
    '.vite/manifest.json': '{}',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync('let a'));
  server = makeTestServer(db).server;
  serveFiles(server, folder, db);
  for (const build of ['a', 'b', 'c', 'd']) {
    const before = mkdtempSync(join(tmpdir(), 'sewa-build-'));
    mkdirSync(join(before, 'assets'));
    writeFileSync(join(before, `assets/${build}-1.css`), `.${build}{}`);
    writeFileSync(join(before, 'assets/all-1.js'), 'let all');
    await saveBuildFiles(db, before);
    rmSync(before, { recursive: true });
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('files with a fingerprint are kept for a year and sent compressed', async () => {
  const response = await server.request('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test.each(['b', 'c', 'd'])('files of the last three builds are there: %s', async (build) => {
  const response = await server.request(`/assets/${build}-1.css`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('text/css');
  expect(await response.text()).toBe(`.${build}{}`);
  expect(await (await server.request('/assets/all-1.js')).text()).toBe('let all');
});

test('which build is the latest is always asked anew', async () => {
  const response = await server.request('/builds/latest.json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toEqual({ id: '1' });
});

test('other files are kept for an hour', async () => {
  expect((await server.request('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  '/.vite/manifest.json',
  '/assets/gone.js',
  '/assets/a-1.css',
  '/assets/../.vite/manifest.json',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
])('%s is not there', async (path) => {
  expect((await server.request(path)).status).toBe(404);
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openStranger } from './openStranger.ts';

const project = inject('plainPage');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

const server = createServer(({ url = '/' }, response) => {
  const file = path.join(project, url === '/' ? 'index.html' : url);
  try {
    response.setHeader('content-type', types[path.extname(file)] ?? 'text/plain').end(readFileSync(file));
  } catch {
    response.writeHead(404).end();
  }
});

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

test('a page without a bundler imports the packages by an import map', async () => {
  const { port } = server.address() as AddressInfo;
  const { page, errors, close } = await openStranger(browser, `http://127.0.0.1:${port}/`);
  await expect.poll(() => page.locator('output').textContent()).toContain('rent');
  expect(JSON.parse((await page.locator('output').textContent()) ?? '')).toEqual({
    rent: '$3,200',
    duty: 28_800,
    cost: 928_800,
    hash: 0.0505,
    isAuthenticated: false,
    isAsked: true,
    conversations: null,
  });
  expect(errors).toEqual([]);
  await close();
});

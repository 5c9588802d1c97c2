import { createHash } from 'node:crypto';
import { contract, openapi } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('the contract is served as a document for machines', async () => {
  const { server } = makeTestServer(getDatabase().db);
  expect(await (await server.request('/api/openapi.json')).json()).toEqual(openapi());
});

test('the page for people names every call and every type, and needs nothing from anywhere', async () => {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request('/api/docs');
  const html = await response.text();
  for (const { path, name } of Object.values(contract)) {
    expect(html).toContain(`id="${name}"`);
    expect(html).toContain(path);
  }
  for (const name of Object.keys(openapi().components.schemas)) expect(html).toContain(`id="schema-${name}"`);
  expect(html).not.toMatch(/<script|<link|<img|https?:\/\/| style="| on[a-z]+="/);
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of anchors) expect(html).toContain(`id="${id}"`);
});

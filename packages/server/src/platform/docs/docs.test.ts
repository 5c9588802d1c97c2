import { createHash } from 'node:crypto';
import { contract, openapi, tags } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('the contract is served as a document for machines', async () => {
  const { server } = makeTestServer(getDatabase().db);
  expect(await (await server.request('/api/openapi.json')).json()).toEqual(openapi());
});

async function openPage(path: string) {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(path);
  return { response, html: await response.text() };
}

test('the first page says where to start, and leads to every chapter', async () => {
  const { html } = await openPage('/api/docs');
  for (const { name } of openapi().tags) expect(html).toContain(`href="/api/docs/${name}"`);
  const paths = [...html.matchAll(/http:\/\/localhost:3000(\/api\/[\w/]+)/g)].map(([, path]) => path);
  for (const path of paths) expect(Object.keys(openapi().paths)).toContain(path);
  for (const code of ['R001', 'R006', 'Start here', 'Retry-After']) expect(html).toContain(code);
});

test('a search finds calls by the words of their path and of what they do, and says how many', async () => {
  const { html } = await openPage('/api/docs?q=receipt');
  expect(html).toContain('href="/api/docs/bills#getReceipt"');
  expect(html).not.toContain('#getListing"');
  expect((await openPage('/api/docs?q=%22%3E%3Cb%3Enothing')).html).toContain(
    '0 calls with “&quot;&gt;&lt;b&gt;nothing”',
  );
});

test('a chapter that is none is not found', async () => {
  expect((await openPage('/api/docs/nothing')).response.status).toBe(404);
});

test.each(openapi().tags)(
  'the chapter $name has its calls and their types, and needs nothing from anywhere',
  async ({ name }) => {
    const { html, response } = await openPage(`/api/docs/${name}`);
    for (const call of tags.find((tag) => tag.name === name)?.calls ?? []) {
      expect(html).toContain(`id="${call}"`);
      expect(html).toContain(contract[call].path);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(150_000);
    expect(html).not.toMatch(/<script|<link|<img|(?:src|action|href)="https?:| style="| on[a-z]+="/);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of anchors) expect(html).toContain(`id="${id}"`);
  },
);

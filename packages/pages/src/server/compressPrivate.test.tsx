import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PageModule } from '../page.ts';
import { formPage, makePages, row } from '../testing/fixtures.tsx';

const long = 'A sentence that stands here often. '.repeat(60);
const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const pageThatAsks: PageModule = {
  default: () => <p>{long}</p>,
  loader: async ({ preload }) => {
    await preload('control', {});
    await preload('getUser', {});
  },
};

/** Pages over an API whose second answer says this of caches. */
function openPages(cacheControl = 'no-store') {
  const api = ({ url }: Request) =>
    Response.json(
      { succeed: true, data: {} },
      { headers: { 'cache-control': url.endsWith('/control') ? 'no-store' : cacheControl } },
    );
  const me = row('/me', pageThatAsks, { visibility: 'private' });
  const form = row(
    '/form',
    formPage(() => Response.json(null)),
    { visibility: 'private' },
  );
  const { respond } = makePages([me, form], api);
  return (headers: Record<string, string>, path = '/me', init: RequestInit = {}) =>
    respond(new Request(`https://sewa.test${path}`, { headers, ...init }));
}

describe('a private page goes out compressed', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('by %s to who accepts “%s”', async (encoding, accepted, restore) => {
    const answer = await openPages()({ 'accept-encoding': accepted });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const html = restore(bytes).toString();
    expect(html).toContain(`<p>${long}</p>`);
    expect(html.endsWith('</html>')).toBe(true);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('to its owner, who came by a page of ours or by the address bar', async () => {
    for (const site of ['same-origin', 'none']) {
      const answer = await openPages()({ ...accepting, cookie: 'session=a', 'sec-fetch-site': site });
      expect(answer.headers.get('content-encoding')).toBe('br');
    }
  });
});

describe('a private page stays text', () => {
  const expectText = async (answer: Response) => {
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toContain('</html>');
    return answer.headers.get('cache-control');
  };

  test('to who accepts no coding', async () => {
    expect(await expectText(await openPages()({}))).toBe('no-store');
  });

  test('where one of its answers has to', async () => {
    const answer = await openPages('no-store, no-transform')(accepting);
    expect(await expectText(answer)).toBe('no-store, no-transform');
  });

  test('where another site may have led its owner here', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { accept: 'text/html' }]) {
      const answer = await openPages()({ ...accepting, ...headers, cookie: 'session=a' });
      expect(await expectText(answer)).toBe('no-store, no-transform');
    }
  });

  test('where it answers a form', async () => {
    const body = new URLSearchParams({ name: ' ' });
    const headers = { ...accepting, origin: 'https://sewa.test' };
    const answer = await openPages()(headers, '/form', { method: 'POST', body });
    expect(await expectText(answer)).toBe('no-store, no-transform');
  });
});

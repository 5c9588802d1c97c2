import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makePages, row, textPage } from '../testing/fixtures.tsx';

const noApi = () => new Response(null, { status: 404 });
const long = Array.from({ length: 40 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64url'),
).join(' ');

function openPages() {
  const { respond, findStored } = makePages([row('/', textPage(long))], noApi);
  const ask = (headers: Record<string, string> = {}) =>
    respond(new Request('https://sewa.test/', { headers }));
  const find = (acceptEncoding: string) => findStored('/', { acceptEncoding, ifNoneMatch: null });
  return { ask, find };
}

const parseBytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const accepted = 'gzip, deflate, br, zstd';

test.each([
  ['br', accepted, brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('goes out by %s to who accepts “%s”, and reads the same', async (encoding, acceptEncoding, restore) => {
  const answer = await openPages().ask({ 'accept-encoding': acceptEncoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const bytes = await parseBytes(answer);
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(restore(bytes).toString()).toContain(long);
});

test('goes out as text to who accepts no coding', async () => {
  const plain = await openPages().ask({ 'accept-encoding': 'br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(await plain.text()).toContain(long);
});

test('a stored page is compressed once for each coding, small for who asks again', async () => {
  const { ask, find } = openPages();
  await ask({ 'accept-encoding': accepted });
  const first = find(accepted);
  expect(first?.headers['content-encoding']).toBe('br');
  await vi.waitFor(() => expect(find(accepted)).not.toBe(first));
  const smallest = find(accepted);
  expect(smallest?.body?.byteLength).toBeLessThan(first?.body?.byteLength ?? 0);
  expect(find(accepted)).toBe(smallest);
  expect(find('gzip')).toBeNull();
  await ask({ 'accept-encoding': 'gzip' });
  expect(find('gzip')?.headers['content-encoding']).toBe('gzip');
});

test('who has the page already is told so, whatever they accept', async () => {
  const { ask } = openPages();
  const etag = (await ask()).headers.get('etag') ?? '';
  for (const acceptEncoding of [accepted, 'gzip', 'identity']) {
    const answer = await ask({ 'accept-encoding': acceptEncoding, 'if-none-match': etag });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  }
});

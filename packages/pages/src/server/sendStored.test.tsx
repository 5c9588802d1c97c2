import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createDictionary } from '@sewa/compression';
import { describe, expect, test, vi } from 'vitest';
import { makePages, row, textPage } from '../testing/fixtures.tsx';

const noApi = () => new Response(null, { status: 404 });
/** A text that is no shorter without its dictionary, and safe in HTML. */
const long = Array.from({ length: 40 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64url'),
).join(' ');
const bytes = Buffer.from(`<p>${long}</p>`);
const name = `:${createHash('sha256').update(bytes).digest('base64')}:`;
const dictionary = createDictionary('/assets/a.dict', bytes);
const rows = [row('/', textPage(long)), row('/me', textPage(long), { visibility: 'private' })];
const vary = 'accept-encoding, available-dictionary';

function openPages(known: typeof dictionary | null = dictionary) {
  const { respond, findStored } = makePages(rows, noApi, [], { dictionary: known });
  const ask = (headers: Record<string, string> = {}, path = '/') =>
    respond(new Request(`https://sewa.test${path}`, { headers }));
  return { ask, findStored };
}

const parseBytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const accepted = 'gzip, deflate, br, zstd, dcb, dcz';
const withDictionary = { 'accept-encoding': accepted, 'available-dictionary': name };

describe.each(['/', '/me'])('the page at %s', (path) => {
  test('goes out as the browser accepts it to who does not have the dictionary', async () => {
    const { headers } = await openPages().ask({ 'accept-encoding': 'br' }, path);
    expect(headers.get('vary')).toBe(vary);
    expect(headers.get('content-encoding')).toBe('br');
  });

  test('goes out by it to who has it, and reads the same', async () => {
    const { ask } = openPages();
    const answer = await ask(withDictionary, path);
    expect(answer.headers.get('content-encoding')).toBe('dcz');
    expect(answer.headers.get('vary')).toBe(vary);
    const frame = await parseBytes(answer);
    expect(answer.headers.get('content-length') ?? String(frame.byteLength)).toBe(String(frame.byteLength));
    expect(Buffer.from(frame.subarray(8, 40)).toString('base64')).toBe(name.slice(1, -1));
    expect(zstdDecompressSync(frame.subarray(40), { dictionary: bytes }).toString()).toContain(long);
    expect(frame.byteLength).toBeLessThan(
      (await parseBytes(await ask({ 'accept-encoding': 'br' }, path))).byteLength,
    );
  });

  test('goes out without it to who has one of another build', async () => {
    const answer = await openPages().ask({ ...withDictionary, 'available-dictionary': ':b2xk:' }, path);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await parseBytes(answer)).toString()).toContain(long);
  });

  test('says nothing of dictionaries where the build has none', async () => {
    const { headers } = await openPages(null).ask(withDictionary, path);
    expect([headers.get('vary'), headers.get('content-encoding')]).toEqual(['accept-encoding', 'br']);
  });
});

describe('where the dictionary is', () => {
  const findPath = async (headers: Record<string, string>, path: string, known?: null) =>
    /"dictionaryPath":"([^"]+)"/.exec(await (await openPages(known).ask(headers, path)).text())?.[1];

  test('stands in the data of a public page, which is sent apart', async () => {
    expect(await findPath({}, '/_payload.json')).toBe('/assets/a.dict');
    expect(await findPath({}, '/')).toBeUndefined();
    expect(await findPath({}, '/_payload.json', null)).toBeUndefined();
  });

  test('stands in a private page for whoever does not offer it', async () => {
    const text = { 'accept-encoding': 'identity' };
    expect(await findPath(text, '/me')).toBe('/assets/a.dict');
    expect(await findPath({ ...text, 'available-dictionary': ':b2xk:' }, '/me')).toBe('/assets/a.dict');
    expect(await findPath(text, '/me', null)).toBeUndefined();
    const answer = await openPages().ask(withDictionary, '/me');
    const frame = await parseBytes(answer);
    const page = zstdDecompressSync(frame.subarray(40), { dictionary: bytes }).toString();
    expect(page).toContain('"buildId"');
    expect(page).not.toContain('dictionaryPath');
  });
});

test('a private page that another site may have caused goes out by no dictionary either', async () => {
  const site = { ...withDictionary, cookie: 'session=a', 'sec-fetch-site': 'cross-site' };
  expect((await openPages().ask(site, '/me')).headers.get('content-encoding')).toBeNull();
});

test('who accepts gzip alone gets that, and who accepts nothing the text', async () => {
  const { ask } = openPages();
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await parseBytes(zipped)).toString()).toContain(long);
  const plain = await ask({ 'accept-encoding': 'br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toContain(long);
});

test('a stored page is compressed once for each coding, small for who asks again', async () => {
  const { ask, findStored } = openPages();
  const find = (acceptEncoding: string) =>
    findStored('/', { acceptEncoding, ifNoneMatch: null, availableDictionary: name });
  await ask(withDictionary);
  const first = find(accepted);
  expect(first?.headers['content-encoding']).toBe('dcz');
  await vi.waitFor(() => expect(find(accepted)).not.toBe(first));
  const smallest = find(accepted);
  expect(find(accepted)).toBe(smallest);
  expect(find('br')).toBeNull();
  await ask({ 'accept-encoding': 'br' });
  expect(find('br')?.headers['content-encoding']).toBe('br');
});

test('who has the page already is told so, whatever they hold', async () => {
  const { ask } = openPages();
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ ...withDictionary, 'if-none-match': etag })).status).toBe(304);
});

import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from './compressBody.ts';

const preferred = ['zstd', 'gzip'] as const;
const long = new TextEncoder().encode('a'.repeat(1_000));

test('a body goes out in the coding its client accepts, with the headers of that', async () => {
  const headers = new Headers({ 'content-length': '1000', vary: 'cookie' });
  const bytes = await compressBody(long, { headers, findHeader: () => 'gzip, zstd', preferred });
  expect(zstdDecompressSync(bytes).equals(long)).toBe(true);
  expect(Object.fromEntries(headers)).toEqual({
    'content-encoding': 'zstd',
    'content-length': String(bytes.byteLength),
    vary: 'cookie, accept-encoding',
  });
});

test('a client that accepts none gets the text, and caches learn that another might get something else', async () => {
  const headers = new Headers({ 'content-length': '1000' });
  expect(await compressBody(long, { headers, findHeader: () => null, preferred })).toBe(long);
  expect(Object.fromEntries(headers)).toEqual({ 'content-length': '1000', vary: 'accept-encoding' });
});

test('what fits a packet anyway is the same for everybody', async () => {
  const [short, headers] = [long.slice(1), new Headers()];
  expect(await compressBody(short, { headers, findHeader: () => 'zstd', preferred })).toBe(short);
  expect([...headers]).toEqual([]);
});

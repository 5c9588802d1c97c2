import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressBody } from './compressBody.ts';
import { createDictionary } from './createDictionary.ts';

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

describe('with a dictionary', () => {
  const dictionary = createDictionary('/a.dict', long);
  const name = `:${createHash('sha256').update(long).digest('base64')}:`;
  const send = async (available: string) => {
    const requested: Record<string, string> = {
      'accept-encoding': 'gzip, zstd, dcz',
      'available-dictionary': available,
    };
    const headers = new Headers();
    const findHeader = (header: string) => requested[header];
    const bytes = await compressBody(long, { headers, findHeader, preferred, dictionary });
    return { bytes, headers };
  };

  test('a body goes out by it to who has it', async () => {
    const { bytes, headers } = await send(name);
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary: long }).equals(long)).toBe(true);
    expect(Object.fromEntries(headers)).toEqual({
      'content-encoding': 'dcz',
      'content-length': String(bytes.byteLength),
      vary: 'accept-encoding, available-dictionary',
    });
  });

  test('it goes out without to who has another one', async () => {
    const { bytes, headers } = await send(':b3RoZXI=:');
    expect(zstdDecompressSync(bytes).equals(long)).toBe(true);
    expect(headers.get('content-encoding')).toBe('zstd');
    expect(headers.get('vary')).toBe('accept-encoding, available-dictionary');
  });
});

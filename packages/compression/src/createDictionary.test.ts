import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDictionary } from './createDictionary.ts';

const encoder = new TextEncoder();
const bytes = encoder.encode(
  '<!doctype html><html lang="en-SG"><head><title>Homes to rent</title></head>'.repeat(20),
);
const text = encoder.encode('<!doctype html><html lang="en-SG"><head><title>A home to rent</title></head>');
const sha256 = createHash('sha256').update(bytes).digest();
const dictionary = createDictionary('/assets/a.dict', bytes);

/** Reads a frame as a browser does, which has looked whether the dictionary is the one it names. */
function restore(frame: Uint8Array, known: Uint8Array): Buffer {
  expect([...frame.subarray(0, 8)]).toEqual([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
  if (!createHash('sha256').update(known).digest().equals(frame.subarray(8, 40)))
    throw new Error('another one');
  return zstdDecompressSync(frame.subarray(40), { dictionary: known });
}

test('a text is read with the dictionary it was written with, small or large, now or later', async () => {
  const frames = [dictionary.compressNow(text, 3), await dictionary.compress(text, 19)];
  for (const frame of frames) {
    expect(restore(frame, bytes).equals(text)).toBe(true);
    expect(frame.byteLength).toBeLessThan(40 + text.byteLength / 2);
  }
});

test('a dictionary that came to harm on its way is another one, and so are its bytes', () => {
  const damaged = bytes.slice();
  damaged[4] = 0;
  const frame = dictionary.compressNow(text, 3);
  expect(() => restore(frame, damaged)).toThrow('another one');
  expect(() => zstdDecompressSync(frame.subarray(40))).toThrow();
});

describe('whether a client has it', () => {
  const name = `:${sha256.toString('base64')}:`;
  const judge = (headers: Record<string, string>) => dictionary.isAvailable((header) => headers[header]);

  test('is said by its digest, from who accepts what is compressed by it', () => {
    expect(judge({ 'available-dictionary': name, 'accept-encoding': 'gzip, br, zstd, dcb, dcz' })).toBe(true);
  });

  test.each([
    ['none', undefined, 'br, dcz'],
    ['one of another build', `:${createHash('sha256').update('old').digest('base64')}:`, 'br, dcz'],
    ['what is no digest', 'a.dict', 'br, dcz'],
    ['the digest without its colons', sha256.toString('base64'), 'br, dcz'],
    ['ours, but not the coding', name, 'br, dcb'],
    ['ours, but the coding forbidden', name, 'br, dcz;q=0'],
  ])('is denied for %s', (_, available, accepted) => {
    expect(
      judge({ ...(available && { 'available-dictionary': available }), 'accept-encoding': accepted }),
    ).toBe(false);
  });
});

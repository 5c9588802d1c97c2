import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCompressOnce } from './compressOnce.ts';

const drawing = (text: string) => new TextEncoder().encode(`<svg>${text.repeat(200)}</svg>`);

test('a drawing is compressed once, also when two ask at the same time', async () => {
  const compressOnce = makeCompressOnce();
  const [one, two] = await Promise.all([1, 2].map(() => compressOnce('a', 'image/svg+xml', drawing('a'))));
  expect(two).toBe(one);
  expect(await compressOnce('a', 'image/svg+xml', drawing('ignored'))).toBe(one);
  expect(new Uint8Array(brotliDecompressSync(one ?? new Uint8Array()))).toEqual(drawing('a'));
});

test('photographs are left alone', () => {
  expect(makeCompressOnce()('a', 'image/webp', drawing('a'))).toBeNull();
});

test('the first to come is forgotten first when there is too much', async () => {
  const compressOnce = makeCompressOnce(40);
  const first = await compressOnce('a', 'image/svg+xml', drawing('a'));
  for (const id of ['b', 'c', 'd']) await compressOnce(id, 'image/svg+xml', drawing(id));
  expect(await compressOnce('a', 'image/svg+xml', drawing('a'))).not.toBe(first);
});

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Encoding } from './chooseEncoding.ts';
import { compress } from './compress.ts';

const restore = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
const makeText = (bytes: number) => new TextEncoder().encode('{"rent":250000},'.repeat(bytes / 16));

describe.each(Object.keys(restore) as Encoding[])('%s', (encoding) => {
  test('compresses a small text at once, a large one beside the event loop, and loses nothing', async () => {
    const [small, large] = [makeText(64 * 1024), makeText(64 * 1024 + 16)];
    const now = compress(small, encoding);
    expect(now).not.toBeInstanceOf(Promise);
    const later = compress(large, encoding);
    expect(later).toBeInstanceOf(Promise);
    for (const [text, compressed] of [
      [small, await now],
      [large, await later],
    ] as const) {
      expect(compressed.byteLength).toBeLessThan(text.byteLength / 20);
      expect(restore[encoding](compressed).equals(text)).toBe(true);
    }
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { cacheFolder } from './cacheFolder.ts';
import { findBrowser } from './findBrowser.ts';
import { getBrowserBuild } from './lockedBrowser.ts';

test('two at once unpack it once, where the cache is, with its own libraries and typefaces', async () => {
  const cache = makeTestFolder();
  const saved = process.env.SEWA_CACHE_DIR;
  process.env.SEWA_CACHE_DIR = cache;
  try {
    const [first, second] = await Promise.all([findBrowser({}), findBrowser({})]);
    expect(first).toBe(second);
    expect(path.dirname(path.dirname(first))).toBe(cacheFolder());
    const script = readFileSync(first, 'utf8');
    expect(script).toContain(`LD_LIBRARY_PATH='${path.dirname(first)}/al2023/lib'`);
    expect(await getBrowserBuild(first)).toMatch(/^\d+(\.\d+){3}$/);
  } finally {
    if (saved === undefined) delete process.env.SEWA_CACHE_DIR;
    else process.env.SEWA_CACHE_DIR = saved;
  }
});

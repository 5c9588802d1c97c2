import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { loadCatalog } from '../repository.ts';
import { cacheFolder } from './cacheFolder.ts';
import { findBrowser } from './findBrowser.ts';
import { getBrowserBuild, isLockedBrowser } from './lockedBrowser.ts';

function makeProgram(name: string): string {
  const file = path.join(makeTestFolder(), name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

test('CHROMIUM_PATH wins over the browser of the lockfile, and is told from it', async () => {
  const named = makeProgram('my-chromium');
  expect(await findBrowser({ CHROMIUM_PATH: named })).toBe(named);
  expect(isLockedBrowser(named)).toBe(false);
});

test('a CHROMIUM_PATH that cannot be run is refused by name', async () => {
  await expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", which is not a program that can be run.',
  );
});

test('a Chromium on PATH is not taken: the one the lockfile pins is', async () => {
  const folder = path.dirname(makeProgram('chromium'));
  const program = await findBrowser({ PATH: folder });
  expect(isLockedBrowser(program)).toBe(true);
  const major = loadCatalog()['@sparticuz/chromium']?.split('.')[0];
  expect(await getBrowserBuild(program)).toMatch(new RegExp(`^${major}\\.`));
});

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

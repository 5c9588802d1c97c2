import { homedir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from './cacheFolder.ts';

test('what clones share lies in the cache of the person, unless SEWA_CACHE_DIR names another folder', () => {
  expect(cacheFolder({})).toBe(path.join(homedir(), '.cache/sewa'));
  expect(cacheFolder({ SEWA_CACHE_DIR: '' })).toBe(path.join(homedir(), '.cache/sewa'));
  expect(cacheFolder({ SEWA_CACHE_DIR: '/mnt/cache' })).toBe('/mnt/cache');
  expect(cacheFolder({ SEWA_CACHE_DIR: 'cache' })).toBe(path.resolve('cache'));
});

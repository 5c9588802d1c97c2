import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '../machine/cacheFolder.ts';
import { makeTurboEnvironment } from './buildPackages.ts';

test('builds are cached where all clones of a person cache, unless TURBO_CACHE_DIR names another folder', () => {
  expect(makeTurboEnvironment({}).TURBO_CACHE_DIR).toBe(path.join(cacheFolder({}), 'turbo'));
  expect(makeTurboEnvironment({ SEWA_CACHE_DIR: '/mnt/cache' }).TURBO_CACHE_DIR).toBe('/mnt/cache/turbo');
  expect(makeTurboEnvironment({ SEWA_CACHE_DIR: '/a', TURBO_CACHE_DIR: '/b' }).TURBO_CACHE_DIR).toBe('/b');
});

test('a build is one for production whatever the shell says, and what else the shell says stays', () => {
  expect(makeTurboEnvironment({ NODE_ENV: 'test', PATH: '/bin' })).toMatchObject({
    NODE_ENV: 'production',
    PATH: '/bin',
  });
});

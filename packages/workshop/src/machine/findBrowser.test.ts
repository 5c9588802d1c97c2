import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { loadCatalog } from '../repository.ts';
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

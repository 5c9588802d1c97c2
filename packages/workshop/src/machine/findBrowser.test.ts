import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import { findBrowser } from './findBrowser.ts';

function makeProgram(name: string): string {
  const file = path.join(makeTestFolder(), name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const nothing = {
  environment: { PATH: '' },
  macApplications: [],
  playwrightBrowser: async () => null,
  installDebianBrowser: () => false,
};

test('CHROMIUM_PATH wins over everything', async () => {
  const named = makeProgram('my-chromium');
  const folder = path.dirname(makeProgram('chromium'));
  expect(await findBrowser({ ...nothing, environment: { PATH: folder, CHROMIUM_PATH: named } })).toBe(named);
});

test('a CHROMIUM_PATH that cannot be run is refused by name', async () => {
  const environment = { PATH: '', CHROMIUM_PATH: '/nowhere/chromium' };
  await expect(findBrowser({ ...nothing, environment })).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", which is not a program that can be run.',
  );
});

test("the system's Chromium comes before its Chrome", async () => {
  const chrome = makeProgram('google-chrome');
  const chromium = makeProgram('chromium');
  const environment = { PATH: [path.dirname(chrome), path.dirname(chromium)].join(path.delimiter) };
  expect(await findBrowser({ ...nothing, environment })).toBe(chromium);
});

test("Playwright's own browser is taken when the system has none", async () => {
  const own = makeProgram('chrome-of-playwright');
  expect(await findBrowser({ ...nothing, playwrightBrowser: async () => own })).toBe(own);
});

test("Debian's is installed last, where that is allowed", async () => {
  const folder = makeTestFolder();
  const installed = path.join(folder, 'chromium');
  const installDebianBrowser = () => {
    writeFileSync(installed, '#!/bin/sh\n');
    chmodSync(installed, 0o755);
    return true;
  };
  expect(await findBrowser({ ...nothing, environment: { PATH: folder }, installDebianBrowser })).toBe(
    installed,
  );
});

test('a machine without a browser is told so in one sentence', async () => {
  await expect(findBrowser(nothing)).rejects.toThrow(/^No browser was found: [^\n]+\.$/);
});

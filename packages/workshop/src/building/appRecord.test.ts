import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { buildOnce, isAppCurrent } from './appRecord.ts';

const source = 'packages/ui/src/Button.tsx';
const output = 'app/build/client/index.js';

function save(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function makeBuilt(): Promise<string> {
  const root = makeTestFolder();
  save(root, 'pnpm-lock.yaml', '');
  save(root, source, 'one');
  save(root, 'app/src/pages.ts', 'pages');
  await buildOnce(root, async () => save(root, output, 'built'));
  return root;
}

test('a build is current until something changes', async () => {
  const root = await makeBuilt();
  expect(isAppCurrent(root)).toBe(true);
  save(root, 'packages/ui/node_modules/.cache/x', 'made by a tool');
  save(root, 'packages/ui/dist/index.js', 'made by a tool');
  expect(isAppCurrent(root)).toBe(true);
});

test('a folder that was never built has no current build', () => {
  expect(isAppCurrent(makeTestFolder())).toBe(false);
});

test.each<[string, (root: string) => void]>([
  ['a source of a package was changed', (root) => appendFileSync(path.join(root, source), 'two')],
  ['a source was added', (root) => save(root, 'packages/ui/src/Chip.tsx', 'chip')],
  ['a source was removed', (root) => rmSync(path.join(root, source))],
  ['the lockfile was changed', (root) => save(root, 'pnpm-lock.yaml', 'lock')],
  ['settings of the build came that were not there', (root) => save(root, 'app/.env', 'A=1')],
  ['a file of the build was changed', (root) => save(root, output, 'other')],
  ['the build was removed', (root) => rmSync(path.join(root, 'app/build'), { recursive: true })],
  ['the record cannot be read', (root) => save(root, '.cache/app-build.json', '{')],
])('a build is stale when %s', async (_name, change) => {
  const root = await makeBuilt();
  change(root);
  expect(isAppCurrent(root)).toBe(false);
});

test('a source of the same length with its old date is noticed all the same', async () => {
  const root = await makeBuilt();
  const file = path.join(root, source);
  utimesSync(file, 1_000, 1_000);
  await buildOnce(root, async () => undefined);
  expect(isAppCurrent(root)).toBe(true);
  rmSync(file);
  save(root, source, 'two');
  utimesSync(file, 1_000, 1_000);
  expect(isAppCurrent(root)).toBe(false);
});

test('what is written while the app is built is built next time', async () => {
  const root = await makeBuilt();
  await buildOnce(root, async () => save(root, source, 'written meanwhile'));
  expect(isAppCurrent(root)).toBe(false);
});

test('a build that fails leaves no record of the one before', async () => {
  const root = await makeBuilt();
  await expect(buildOnce(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isAppCurrent(root)).toBe(false);
});

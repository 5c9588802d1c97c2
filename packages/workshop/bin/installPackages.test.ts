import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { beforeEach, expect, test, vi } from 'vitest';
import { installPackages } from './installPackages.mjs';
import { findTools, type Tools } from './pinnedTools.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return () => stderr.mockRestore();
});

/** The pinned tools, for a machine that checks (`CI` is set) or for somebody's own. */
function toolsWhere(CI: string): Tools {
  const tools = findTools(repository);
  return { ...tools, environment: { ...tools.environment, CI } };
}

function saveManifest(root: string, folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  const text = JSON.stringify({ version: '1.0.0', private: true, ...manifest });
  writeFileSync(path.join(root, folder, 'package.json'), text);
}

/** An installed workspace of one package, to which a second one is added that asks for the first. */
function addPackageToWorkspace(): string {
  const root = makeTestFolder();
  writeFileSync(path.join(root, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n');
  saveManifest(root, '.', { name: 'house' });
  saveManifest(root, 'packages/paths', { name: 'paths' });
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
  installPackages(root, toolsWhere(''));
  saveManifest(root, 'packages/rentals', { name: 'rentals', dependencies: { paths: 'workspace:*' } });
  said.length = 0;
  return root;
}

const loadLockfile = (root: string) => readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');

test('a package that was added is installed, and one line says that the lockfile follows it', () => {
  const root = addPackageToWorkspace();
  installPackages(root, toolsWhere(''));
  expect(said).toEqual([
    'Installing packages …\n',
    'pnpm-lock.yaml follows the changed dependencies now: commit it with them.\n',
  ]);
  expect(loadLockfile(root)).toContain('packages/rentals:');
  expect(readFileSync(path.join(root, 'packages/rentals/node_modules/paths/package.json'), 'utf8')).toContain(
    '"paths"',
  );
});

test('what the lockfile follows already is installed once, in silence', () => {
  const root = addPackageToWorkspace();
  installPackages(root, toolsWhere(''));
  said.length = 0;
  installPackages(root, toolsWhere(''));
  installPackages(root, toolsWhere('true'));
  expect(said).toEqual([]);
});

test.each<[string, (root: string) => void]>([
  ['a package', () => undefined],
  [
    'a dependency',
    (root) => {
      rmSync(path.join(root, 'packages/rentals'), { recursive: true });
      saveManifest(root, 'packages/paths', { name: 'paths', dependencies: { house: 'workspace:*' } });
    },
  ],
  [
    'a version that is set for the whole workspace',
    (root) => appendFileSync(path.join(root, 'pnpm-workspace.yaml'), 'overrides:\n  yaml: 2.9.1\n'),
  ],
])('where CI is set a lockfile without %s fails with one sentence and stays as it is', (_, change) => {
  const root = addPackageToWorkspace();
  change(root);
  const before = loadLockfile(root);
  expect(() => installPackages(root, toolsWhere('true'))).toThrow(
    /^pnpm-lock\.yaml does not fit the dependencies: run any command where CI is not set, and commit the lockfile it writes\.$/,
  );
  expect(loadLockfile(root)).toBe(before);
});

test('a dependency that no registry and no package has fails with what the installer says', () => {
  const root = addPackageToWorkspace();
  saveManifest(root, 'packages/rentals', { name: 'rentals', dependencies: { nowhere: 'workspace:*' } });
  expect(() => installPackages(root, toolsWhere(''))).toThrow(
    /^The packages could not be installed\.\n[\s\S]*nowhere/,
  );
});

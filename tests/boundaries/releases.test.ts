import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type RepositoryCopy, toolInputs } from '@sewa/workshop/copying';
import { loadLevels, packageScope } from '@sewa/workshop/levels';
import { runProgram } from '@sewa/workshop/programs';
import { installedProgram, parseJson, repositoryRoot } from '@sewa/workshop/repository';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from './plant.ts';

const together = ['api', 'auth', 'chat', 'server'];
const { packages } = loadLevels();
const folderOf = (name: string) => packages.find((entry) => entry.name === name)?.folder ?? name;

interface Config {
  fixed: string[][];
  ignore: string[];
  privatePackages: Record<string, boolean>;
}
interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

const config = parseJson<Config>(path.join(repositoryRoot, '.changeset/config.json'));

test('api, auth, chat and server share one version as soon as each exists, and no other package does', () => {
  const existing = together.filter((name) => packages.some((entry) => entry.name === name));
  expect(config.fixed).toEqual([existing.map((name) => `${packageScope}/${name}`)]);
});

test('every package is versioned, the private ones without a tag', () => {
  expect(config).toMatchObject({ ignore: [], privatePackages: { version: true, tag: false } });
});

let copy: RepositoryCopy;
const versionOf = (name: string) =>
  parseJson<Manifest>(path.join(copy.root, folderOf(name), 'package.json')).version;
const before = Object.fromEntries(
  packages.map(({ name, folder }) => [
    name,
    parseJson<Manifest>(path.join(repositoryRoot, folder, 'package.json')).version,
  ]),
);

beforeAll(async () => {
  copy = await copyRepository('linked', [...toolInputs, '.changeset']);
  for (const file of readdirSync(path.join(copy.root, '.changeset'))) {
    if (file.endsWith('.md')) seed(copy.root, `.changeset/${file}`, '---\n---\n');
  }
  seed(copy.root, '.changeset/seeded.md', `---\n'${packageScope}/api': minor\n---\n\nA seeded change.\n`);
  const { code, output } = await runProgram(installedProgram('changeset', copy.root), ['version'], {
    folder: copy.root,
  });
  if (code !== 0) throw new Error(output);
});

afterAll(() => copy.remove());

test('a change of api moves server to the same version', () => {
  expect(versionOf('api')).not.toBe(before.api);
  expect(versionOf('server')).toBe(versionOf('api'));
});

test('a change of api leaves what does not depend on it where it was', () => {
  expect({ ui: versionOf('ui'), tokens: versionOf('tokens'), formatters: versionOf('formatters') }).toEqual({
    ui: before.ui,
    tokens: before.tokens,
    formatters: before.formatters,
  });
});

test('the words of the change stand in the changelog of the package', () => {
  expect(readFileSync(path.join(copy.root, folderOf('api'), 'CHANGELOG.md'), 'utf8')).toContain(
    'A seeded change.',
  );
});

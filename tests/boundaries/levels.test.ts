import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findFolderIssues,
  loadLevels,
  makeBiomeOverrides,
  packageOf,
  packageScope,
  pictureMarkers,
  putPicture,
  renderLevels,
} from '@sewa/workshop/levels';
import { listPackageFolders, parseJson, repositoryRoot } from '@sewa/workshop/repository';
import { describe, expect, test } from 'vitest';
import { findManifestIssues, type Manifest } from './findManifestIssues.ts';

const levels = loadLevels();
const { packages, outside } = levels;
const all = [...packages, ...outside];
const manifestOf = (folder: string) => parseJson<Manifest>(path.join(repositoryRoot, folder, 'package.json'));

test('the table names every package of the workspace, and no other', () => {
  expect(all.map(({ folder }) => folder).toSorted()).toEqual(listPackageFolders().toSorted());
});

/** What may be imported although it is of the same level. */
const besides = ['pickers -> ui'];

test('a package may import only packages of lower levels, but for the named exceptions', () => {
  const upwards = packages.flatMap(({ name, level, mayImport }) =>
    mayImport
      .filter((other) => (packages.find((found) => found.name === packageOf(other))?.level ?? level) >= level)
      .map((other) => `${name} -> ${other}`),
  );
  expect(upwards).toEqual(besides);
});

test.each(packages.filter(({ folders }) => folders))(
  'the folders of $name stand in the table, each once',
  (entry) => expect(findFolderIssues(entry)).toEqual([]),
);

test('a folder that the table lacks, or names in vain or twice, is refused', () => {
  const server = packages.find(({ name }) => name === 'server');
  if (!server?.folders) throw new Error('The table has no folders of the server.');
  const [first = [], ...rest] = server.folders;
  const changed = { ...server, folders: [first.slice(1), ...rest, ['cellar', 'process']] };
  expect(findFolderIssues(changed)).toEqual([
    `packages/server/src/${first[0]} is not in the table`,
    'packages/server/src/cellar is not there',
    'process is named twice',
  ]);
});

test('nothing of the product may import what stands beside it', () => {
  const outsiders = outside.map(({ name }) => name);
  expect(
    packages.filter(({ mayImport }) => mayImport.some((name) => outsiders.includes(packageOf(name)))),
  ).toEqual([]);
});

describe.each(all)('the package.json of $name', (entry) => {
  test('declares only what the table allows', () => {
    expect(findManifestIssues(entry, manifestOf(entry.folder))).toEqual([]);
  });
});

test.each([
  [{ dependencies: { '@sewa/server': 'workspace:*' } }, 'paths may not depend on @sewa/server'],
  [{ devDependencies: { '@sewa/ui': 'workspace:*' } }, 'paths may not depend on @sewa/ui'],
  [{ dependencies: { lodash: 'catalog:' } }, 'paths may not depend on lodash'],
  [{ dependencies: { '@sewa/paths': '^1.0.0' } }, '@sewa/paths must be "workspace:*"'],
  [{ devDependencies: { vitest: '5.1.0' } }, 'vitest must be "catalog:"'],
  [{ private: false }, 'paths must be private'],
  [{ name: '@other/paths' }, 'paths must be named @sewa/paths'],
])('a package.json with %j is refused', (change, issue) => {
  const paths = packages.find(({ name }) => name === 'paths');
  if (!paths) throw new Error('The table has no package "paths".');
  expect(findManifestIssues(paths, { ...manifestOf(paths.folder), ...change })).toContain(issue);
});

test('a published package that turns private is refused', () => {
  const ui = packages.find(({ name }) => name === 'ui');
  if (!ui) throw new Error('The table has no package "ui".');
  expect(findManifestIssues(ui, { ...manifestOf(ui.folder), private: true })).toContain(
    'ui must not be private',
  );
});

test('the lint rules of imports are made from the table (npm run levels -- --write)', () => {
  const biome = parseJson<{ overrides: unknown[] }>(path.join(repositoryRoot, 'biome.json'));
  expect(biome.overrides).toEqual(makeBiomeOverrides(levels));
});

test('the picture in the README is drawn from the table (npm run levels -- --write)', () => {
  const file = path.join(repositoryRoot, 'README.md');
  expect(existsSync(file)).toBe(true);
  const readme = readFileSync(file, 'utf8');
  expect(readme).toContain(pictureMarkers.start);
  expect(putPicture(readme, renderLevels(levels))).toBe(readme);
});

test('the names of the packages stand in one scope', () => {
  expect(all.map(({ folder }) => manifestOf(folder).name)).toEqual(
    all.map(({ name }) => `${packageScope}/${name}`),
  );
});

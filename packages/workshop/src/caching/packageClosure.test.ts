import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadLevels } from '../levels/levels.ts';
import { repositoryRoot } from '../repository.ts';
import { listTestedFolders } from './packageClosure.ts';
import { SourceTree } from './SourceTree.ts';

const levels = loadLevels();
const packages = levels.packages.map(({ name, folder }) => ({ name, folder }));
const folders = [...packages, ...levels.outside].map(({ folder }) => folder);

/** Paths that leave the folder of their file. */
const quotedPath = /['"`]((?:\.\.\/)+[\w./-]+)/g;

/** The folders of packages that a file names by a path. */
function listNamedFolders(tree: SourceTree, file: string): string[] {
  return [...tree.parseText(file).matchAll(quotedPath)].flatMap(([, quoted = '']) => {
    const target = path.posix.join(path.posix.dirname(file), quoted);
    return folders.filter((folder) => target.startsWith(`${folder}/`));
  });
}

let tree: SourceTree;

beforeAll(async () => {
  tree = await SourceTree.read(repositoryRoot);
});

test('the tests of the server hang on the doubles of the issuers, and no other package does through it', () => {
  expect(listTestedFolders(levels, repositoryRoot, 'server')).toContain('packages/sandbox');
  expect(listTestedFolders(levels, repositoryRoot, 'sample')).not.toContain('packages/sandbox');
});

test.each(packages)('$name names no package by a path that its tests do not hang on', ({ name, folder }) => {
  const known = [...listTestedFolders(levels, repositoryRoot, name), 'packages/workshop'];
  const files = tree.below(folder).filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file));
  const unknown = files.flatMap((file) =>
    listNamedFolders(tree, file)
      .filter((named) => !known.includes(named))
      .map((named) => `${file} names ${named}`),
  );
  expect(unknown).toEqual([]);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { type DependencyRule, testCode } from './dependencyRule.ts';
import type { LevelledPackage } from './levels.ts';

/** The files beside the folders, but for the entry. */
const OUTSIDE_FOLDERS = '.';

const patternOf = (source: string, folder: string): string =>
  folder === OUTSIDE_FOLDERS ? `^${source}/(?!index\\.ts$)[^/]+\\.tsx?$` : `^${source}/${folder}/`;

/** Makes the rules of a package's table of folders: one a folder for what it imports, and one for folders the table lacks. */
export function makeFolderRules({ name, folder, folders }: LevelledPackage): DependencyRule[] {
  if (!folders) return [];
  const source = `${folder}/src`;
  const known = folders.flat().map((each) => patternOf(source, each));
  const byFolder = folders.flatMap((level, index) =>
    level.map((each): DependencyRule => {
      const below = folders.slice(0, index).flat();
      return {
        name: `${name}-${each === OUTSIDE_FOLDERS ? 'files' : each}-imports-only-from-lower-folders`,
        comment: `${source}/${each} may import from ${below.join(', ') || 'no other folder'} (packages/workshop/levels.json).`,
        severity: 'error',
        from: { path: patternOf(source, each), pathNot: testCode },
        to: { path: `^${source}/`, pathNot: [each, ...below].map((allowed) => patternOf(source, allowed)) },
      };
    }),
  );
  return [
    ...byFolder,
    {
      name: `${name}-folders-stand-in-the-table`,
      comment: `The levels of the folders of ${source} stand in packages/workshop/levels.json.`,
      severity: 'error',
      from: { path: `^${source}/[^/]+/`, pathNot: [testCode, ...known] },
      to: {},
    },
  ];
}

/** What a package's table of folders lacks, and what it names that is not there. */
export function findFolderIssues(
  { folder, folders = [] }: LevelledPackage,
  root: string = repositoryRoot,
): string[] {
  const named = folders.flat().filter((each) => each !== OUTSIDE_FOLDERS);
  const files = readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
  const inFolders = files.map((file) => file.split(path.sep)).filter(({ length }) => length > 1);
  const hasCode = (parts: readonly string[]) => /\.tsx?$/.test(parts.at(-1) ?? '') && parts[0] !== 'testing';
  const there = [...new Set(inFolders.filter(hasCode).map(([each = '']) => each))].sort();
  return [
    ...there
      .filter((each) => !named.includes(each))
      .map((each) => `${folder}/src/${each} is not in the table`),
    ...named.filter((each) => !there.includes(each)).map((each) => `${folder}/src/${each} is not there`),
    ...named.filter((each, index) => named.indexOf(each) < index).map((each) => `${each} is named twice`),
  ];
}

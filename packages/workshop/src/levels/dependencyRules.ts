import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseJson, repositoryRoot } from '../repository.ts';
import { type DependencyRule, testCode } from './dependencyRule.ts';
import { makeFolderRules } from './folderRules.ts';
import { type Levels, loadLevels } from './levels.ts';

type ExportTarget = string | { [condition: string]: ExportTarget };

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function listTargets(target: ExportTarget): string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(listTargets);
}

/** Patterns of the files that a package's entries lead to, or that one of them does. */
function listEntryPatterns(folder: string, root: string, entry?: string): string[] {
  const file = path.join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  const { exports = {} } = parseJson<{ exports?: Record<string, ExportTarget> }>(file);
  const entries = entry === undefined ? exports : (exports[`./${entry}`] ?? {});
  const targets = new Set(listTargets(entries).map((target) => path.posix.join(folder, target)));
  return [...targets].map((target) => `^${escapePattern(target).replace('\\*', '.*')}$`);
}

/** Makes the rules of the table: one a package for what it imports, one a package for what others see of it, and the general ones. */
export function makeDependencyRules(levels: Levels = loadLevels(), root = repositoryRoot): DependencyRule[] {
  const all = [...levels.packages, ...levels.outside];
  const insideOf = (names: readonly string[]) =>
    names.flatMap((allowed) => {
      const [name, entry] = allowed.split('/');
      const folder = all.find((other) => other.name === name)?.folder;
      if (folder === undefined) return [];
      return entry === undefined ? [`^${folder}/`] : listEntryPatterns(folder, root, entry);
    });

  const restricted = all.filter(({ mayImport }) => mayImport.length < all.length - 1);
  const byLevel = restricted.map(({ name, folder, mayImport }): DependencyRule => {
    const allowed = mayImport.length > 0 ? mayImport.join(', ') : 'no package of this house';
    return {
      name: `${name}-imports-only-downwards`,
      comment: `${name} may import ${allowed} (packages/workshop/levels.json).`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: insideOf(all.map((other) => other.name)), pathNot: insideOf([name, ...mayImport]) },
    };
  });

  const byEntry = levels.packages.map(({ name, folder }): DependencyRule => {
    return {
      name: `${name}-is-entered-by-its-entries`,
      comment: `Others import only what the "exports" of ${folder}/package.json name.`,
      severity: 'error',
      from: { path: '^(app|packages|tests|tokens)/', pathNot: `^${folder}/` },
      to: { path: `^${folder}/`, pathNot: listEntryPatterns(folder, root) },
    };
  });

  return [
    ...byLevel,
    ...byEntry,
    ...levels.packages.flatMap(makeFolderRules),
    {
      name: 'no-circle',
      comment: 'Files that import each other in a circle cannot be read or tested one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-import',
      comment: 'An import that leads nowhere, or to a package that is not declared.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'Tests, stories and the testing folders are not part of the product.',
      severity: 'error',
      from: {
        path: levels.packages.map(({ folder }) => `^${folder}/`),
        pathNot: [testCode, '\\.config\\.ts$', '/vitest\\.'],
      },
      to: { path: testCode },
    },
  ];
}

import path from 'node:path';
import { type LevelledPackage, packageScope } from '../levels/levels.ts';
import type { SourceTree } from './SourceTree.ts';

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

type Features = readonly Pick<LevelledPackage, 'name' | 'folder'>[];

const specifiers = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function findFile(tree: SourceTree, features: Features, importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  const [scope, name, ...entry] = specifier.split('/');
  const feature = features.find((candidate) => candidate.name === name);
  if (scope !== packageScope || !feature) return null;
  const { exports = {} }: Manifest = JSON.parse(tree.parseText(`${feature.folder}/package.json`));
  return path.posix.join(feature.folder, exports[`./${entry.join('/')}`] ?? specifier);
}

/** The files that one imports or loads, of its own package and of features; other packages import no feature. */
export const listImports = (tree: SourceTree, features: Features, file: string): string[] =>
  [...tree.parseText(file).matchAll(specifiers)].flatMap(
    ([, specifier = '']) => findFile(tree, features, file, specifier) ?? [],
  );

/**
 * The modules of a build that some files are, import or load, directly or through files outside the build: what stories and their
 * sample answers use of the product without opening a page. Null where an import leads nowhere.
 */
export function listImported(
  tree: SourceTree,
  features: Features,
  isBuilt: (file: string) => boolean,
  files: readonly string[],
): string[] | null {
  const known = new Set(tree.files);
  const seen = new Set<string>();
  const waiting = [...files];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    if (!known.has(next)) return null;
    seen.add(next);
    if (!isBuilt(next)) waiting.push(...listImports(tree, features, next));
  }
  return [...seen].filter(isBuilt).sort();
}

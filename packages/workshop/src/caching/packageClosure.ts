import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Levels, packageOf, packageScope } from '../levels/levels.ts';
import { parseJson } from '../repository.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const prefix = `${packageScope}/`;

function listOwnDependencies(root: string, folder: string): string[] {
  const file = path.join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, devDependencies, peerDependencies } = parseJson<Manifest>(file);
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

const importedPackage = new RegExp(`from '${prefix}([\\w-]+)`, 'g');

/** The packages that one entry of a package imports: `rules` stands in `src/rules.ts` and `src/rules/`. */
function listEntryDependencies(root: string, folder: string, entry: string): string[] {
  const files = globSync([`src/${entry}.ts`, `src/${entry}/**/*.ts`], { cwd: path.join(root, folder) });
  const text = files.map((file) => readFileSync(path.join(root, folder, file), 'utf8')).join('\n');
  return [...text.matchAll(importedPackage)].map(([, name = '']) => name);
}

/** The folders of a package and of all it may import, by the table of levels and by its manifest, directly or through others. */
export function listClosureFolders(levels: Levels, root: string, name: string): string[] {
  const known = new Map([...levels.packages, ...levels.outside].map((entry) => [entry.name, entry]));
  const folders = new Set<string>();
  const seen = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entry = known.get(packageOf(next));
    if (entry === undefined || seen.has(next)) continue;
    seen.add(next);
    folders.add(entry.folder);
    if (next.includes('/')) {
      waiting.push(...listEntryDependencies(root, entry.folder, next.slice(entry.name.length + 1)));
      continue;
    }
    // Of a package with one entry allowed, the manifest can only name the whole.
    const narrowed = new Set(entry.mayImport.filter((allowed) => allowed.includes('/')).map(packageOf));
    const named = listOwnDependencies(root, entry.folder).filter((other) => !narrowed.has(other));
    waiting.push(...entry.mayImport, ...named);
  }
  return [...folders];
}

/** The folders that the tests of a package hang on: its own first, those of all it may import, and those of what only its tests use. */
export function listTestedFolders(levels: Levels, root: string, name: string): string[] {
  const used = levels.packages.find((entry) => entry.name === name)?.testsUse ?? [];
  return [...new Set([name, ...used].flatMap((each) => listClosureFolders(levels, root, each)))];
}

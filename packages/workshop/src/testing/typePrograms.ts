import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a `tsconfig.json` of the repository says, as far as projects are told apart by it. */
interface ProjectSettings {
  readonly extends?: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Projects that are checked by one program of the compiler, by their folders, and the settings of that program. */
export interface TypeProgram {
  readonly folders: readonly string[];
  /** Null for a project that is checked by its own `tsconfig.json`. */
  readonly settings: ProjectSettings | null;
}

const parseSettings = (root: string, folder: string): ProjectSettings =>
  JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));

function joinProjects(root: string, folders: readonly string[]): ProjectSettings {
  const all = folders.map((folder) => ({ folder, ...parseSettings(root, folder) }));
  const from = (list: 'include' | 'exclude') =>
    all.flatMap(({ folder, [list]: paths }) => (paths ?? []).map((each) => path.join(root, folder, each)));
  return {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...all[0]?.compilerOptions,
      typeRoots: ['node_modules/@types', ...folders.map((folder) => `${folder}/node_modules`)].map((each) =>
        path.join(root, each),
      ),
    },
    include: from('include'),
    exclude: [...from('exclude'), '**/node_modules'],
  };
}

/**
 * The fewest programs that check some projects: those with the same compiler options share one, in which each file is read
 * and checked once, and not again for every project that imports it.
 */
export function joinPrograms(root: string, folders: readonly string[]): TypeProgram[] {
  const byOptions = new Map<string, string[]>();
  for (const folder of folders) {
    const { extends: base = '', compilerOptions } = parseSettings(root, folder);
    const options = JSON.stringify([path.resolve(root, folder, base), compilerOptions]);
    byOptions.set(options, [...(byOptions.get(options) ?? []), folder]);
  }
  return [...byOptions.values()].map((shared) => ({
    folders: shared,
    settings: shared.length > 1 ? joinProjects(root, shared) : null,
  }));
}

/** The folder of a project that a file, named from the root, belongs to; undefined when it is of none. */
export const findProject = (folders: readonly string[], file: string): string | undefined =>
  folders
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)
    .at(0);

import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is known of a class that needs a name. */
interface NamedClass {
  /** A hash of the file, then a count of its classes. */
  readonly hash: string;
  /** From the folder that is built. */
  readonly filePath: string;
}

// Without vowels no name is a word that somebody's content blocker hides.
const characters = 'bcdfghjklmnpqrstvwxz';

const formatName = (index: number): string =>
  `${characters[Math.floor(index / characters.length)]}${characters[index % characters.length]}`;

/**
 * Names classes by the place of their file among all style files below `repository`: two letters and a count, since
 * every page repeats them. Any build of the same sources gives the same names; a file that came later keeps its hash.
 * `root` is the folder that is built. Throws above 400 files.
 */
export function shortClassNames(repository: string, root: string): (named: NamedClass) => string {
  const files = globSync('**/src/**/*.css.ts', {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  }).sort();
  if (files.length > characters.length ** 2)
    throw new Error(`There are ${files.length} style files, but names for ${characters.length ** 2} only.`);
  const names = new Map(files.map((file, index) => [join(repository, file), formatName(index)]));
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const file = resolve(root, filePath);
    const name = names.get(file);
    if (!name) return `_${hash}`;
    // The first class of a file has the count 0: what stands before it is the file's own hash.
    const fileHash = hashes.get(file) ?? hash.slice(0, -1);
    hashes.set(file, fileHash);
    // In capitals: vanilla-extract takes a name for a class wherever it ends a word, and 'ble' ends ':focus-visible'.
    return `${name}${hash.slice(fileHash.length).toUpperCase()}`;
  };
}

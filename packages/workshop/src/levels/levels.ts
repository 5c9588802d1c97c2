import path from 'node:path';
import { parseJson, repositoryRoot } from '../repository.ts';

/** A package of the product: where it stands in the house and what it may import. */
export interface LevelledPackage {
  name: string;
  folder: string;
  level: number;
  published: boolean;
  isFeature?: boolean;
  /** Whether it makes the look others use: only here may colours, font sizes and raw controls stand. */
  affectsPictures?: boolean;
  /** Whether it calls `fetch` itself; every other package goes through `api` and `pages`. */
  mayFetch?: boolean;
  /** Packages, or one entry of a package: `auth/rules` is `@sewa/auth/rules` and nothing else of it. */
  mayImport: string[];
  /** Packages that only its tests use, as programs of their own: results of its tests hang on them, and it imports none. */
  testsUse?: string[];
  libraries?: string[];
  /**
   * Levels of the folders below its `src`, the lowest first: a folder imports only from lower ones. `.` is the files beside them, but for
   * `index.ts`, which stands above all. Left out, its folders are free.
   */
  folders?: string[][];
}

/** A package beside the product, which the product never imports. */
export interface OutsidePackage {
  name: string;
  folder: string;
  mayImport: string[];
}

/** The one table of levels. */
export interface Levels {
  packages: LevelledPackage[];
  outside: OutsidePackage[];
}

/** The scope every package's name starts with. */
export const packageScope = '@sewa';

/** The package of which something may be imported: `auth` for `auth/rules`. */
export const packageOf = (allowed: string): string => allowed.split('/')[0] ?? allowed;

/** Where the one table of levels stands, from the repository's top folder. */
export const levelsFile = 'packages/workshop/levels.json';

/** Reads the one table of levels. */
export function loadLevels(root = repositoryRoot): Levels {
  return parseJson<Levels>(path.join(root, levelsFile));
}

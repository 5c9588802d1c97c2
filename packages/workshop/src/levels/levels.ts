import path from 'node:path';
import { readJson, repositoryRoot } from '../repository.ts';

/** A package of the product: where it stands in the house and what it may import. */
export type LevelledPackage = {
  name: string;
  folder: string;
  level: number;
  published: boolean;
  isFeature?: boolean;
  mayImport: string[];
  libraries?: string[];
};

/** A package beside the product, which the product never imports. */
export type OutsidePackage = { name: string; folder: string; mayImport: string[] };

/** The one table of levels. */
export type Levels = { packages: LevelledPackage[]; outside: OutsidePackage[] };

/** The scope every package's name starts with. */
export const packageScope = '@sewa';

/** Reads the one table of levels, `packages/workshop/levels.json`. */
export function readLevels(root = repositoryRoot): Levels {
  return readJson<Levels>(path.join(root, 'packages/workshop/levels.json'));
}

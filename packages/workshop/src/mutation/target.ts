import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRepository, listPackages, parseJson, repositoryRoot } from '../repository.ts';

/** What is mutated and by which tests it is judged; paths are named from the repository's top folder. */
export interface MutationTarget {
  folder: string;
  sources: string[];
  packageName: string;
  packageFolder: string;
  /** What the paths of the test files that judge it begin with, named from the package. */
  tests: string;
  leastKilled: number | null;
}

interface Threshold {
  folder: string;
  leastKilled: number;
}

/** The committed table of the shares that are wanted. */
export const loadThresholds = (): Threshold[] =>
  parseJson<Threshold[]>(inRepository('packages/workshop/mutation.json'));

/** A wish that cannot be served, in one sentence. */
export class MutationError extends Error {}

const isNoSource = /\.(test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$|\/testing\//;

/** The files of a folder that hold behaviour: no tests, no stories, no styles. */
function listSources(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repositoryRoot });
  return files.filter((file) => !isNoSource.test(file)).toSorted();
}

/** Finds what a folder means: a whole package is judged by all its tests, a folder in one by the tests in that folder. */
export function findTarget(given: string | undefined, thresholds: readonly Threshold[]): MutationTarget {
  const known = thresholds.map(({ folder }) => folder).join(', ');
  if (!given) throw new MutationError(`Which folder shall be mutated? The table names ${known}.`);
  const folder = path.posix.normalize(given).replace(/\/$/, '');
  const home = listPackages().find((row) => `${folder}/`.startsWith(`${row.folder}/`));
  const at = path.join(repositoryRoot, folder);
  if (!home || !existsSync(at) || !statSync(at).isDirectory())
    throw new MutationError(`${given} is no folder of a package.`);
  const tests = globSync('**/*.test.{ts,tsx}', {
    cwd: at,
    exclude: (name) => name === 'node_modules',
  });
  if (tests.length === 0) throw new MutationError(`${given} has no tests that could judge it.`);
  const isWhole = folder === home.folder;
  return {
    folder,
    sources: listSources(isWhole ? `${folder}/src` : folder),
    packageName: home.name,
    packageFolder: home.folder,
    tests: isWhole ? '' : `${path.posix.relative(home.folder, folder)}/`,
    leastKilled: thresholds.find((row) => row.folder === folder)?.leastKilled ?? null,
  };
}

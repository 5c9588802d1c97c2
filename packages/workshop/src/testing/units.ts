import type { StepCache } from '../caching/createStepCache.ts';
import { listClosureFolders } from '../caching/packageClosure.ts';
import { runUnits, type Unit } from '../caching/runUnits.ts';
import type { SourceGraph } from '../caching/sourceGraph.ts';
import {
  listAllFiles,
  listCommonFiles,
  listPackageFiles,
  listPictures,
  listStoryInputs,
  storyFile,
  testFile,
} from '../caching/unitInputs.ts';
import type { Levels } from '../levels/levels.ts';
import type { Step } from './runSteps.ts';
import { screenUnits } from './screens.ts';

const listEntries = ({ levels }: StepCache) => [...levels.packages, ...levels.outside];

/** Packages whose tests look at the whole repository. */
const overseers = new Set(['tests', 'workshop']);

const filesOf = ({ tree, levels }: StepCache, name: string) =>
  overseers.has(name)
    ? listAllFiles(tree)
    : [...listCommonFiles(tree), ...listPackageFiles(tree, levels, name)];

const listTests = ({ tree }: StepCache, folder: string) =>
  tree.below(folder).filter((file) => testFile.test(file));

/** How a test of the workshop comes to the repository it stands in; the others bring the files they look at. */
const seesRepository = /\b(repositoryRoot|inRepository|copyRepository|loadLevels|import\.meta)\b/;

/** Each file of the workshop's tests is a unit: those that look at the repository hang on all of it, and on which pictures there are. */
const workshopUnits = (cache: StepCache, name: string, tests: readonly string[]): Unit[] =>
  tests.map((file) =>
    seesRepository.test(cache.tree.parseText(file))
      ? cache.unit(file, listAllFiles(cache.tree), listPictures(cache.tree))
      : cache.unit(file, [
          ...listCommonFiles(cache.tree),
          ...listPackageFiles(cache.tree, cache.levels, name),
        ]),
  );

/** One unit for each package with tests of its own, but for the server, whose tests are kinds of their own; each file of the workshop's. */
export const testUnits = (cache: StepCache): Unit[] =>
  listEntries(cache).flatMap(({ name, folder }) => {
    const tests = ['server', 'tests'].includes(name) ? [] : listTests(cache, folder);
    if (tests.length === 0) return [];
    return name === 'workshop' ? workshopUnits(cache, name, tests) : cache.unit(folder, filesOf(cache, name));
  });

/** The tests that run on both databases: the server's, and those of the sample market, which hang on it. */
export const serverUnits = (cache: StepCache): Unit[] =>
  listEntries(cache)
    .filter(({ name }) => ['server', 'sample'].includes(name))
    .map(({ name, folder }) => cache.unit(folder, filesOf(cache, name)));

/** Each file of stories is a unit, so that a few of many are repeated; those of the app hang on what they show of features. */
export const storyUnits = (cache: StepCache, graphs: readonly SourceGraph[] | null): Unit[] =>
  listEntries(cache).flatMap(({ name, folder }) => {
    const stories = cache.tree.below(folder).filter((file) => storyFile.test(file));
    if (stories.length === 0) return [];
    const sources = filesOf(cache, name).filter((file) => !storyFile.test(file));
    if (name === 'app') return screenUnits(cache, graphs, stories, sources);
    return stories.map((file) =>
      cache.unit(file, [...sources, file, ...listStoryInputs(cache.tree, [file])]),
    );
  });

/** For units of stories, what can change how every story looks: another one of these has all its views compared. */
export const pictureUnits = ({ tree, unit }: StepCache, units: readonly Unit[]): Unit[] =>
  units.map(({ name }) =>
    unit(name, [
      ...tree.below('tokens', 'packages/ui').filter((file) => !testFile.test(file) && !storyFile.test(file)),
      ...tree.below('.storybook', 'pnpm-lock.yaml', 'tests/visual/baselines/chromium.json'),
      ...tree.below('tests/visual').filter((file) => file.endsWith('.ts')),
    ]),
  );

/** One unit for each TypeScript project, named after its folder. */
export const typeUnits = (cache: StepCache, folders: readonly string[]): Unit[] =>
  folders.map((folder) => {
    const entry = listEntries(cache).find((candidate) => candidate.folder === folder);
    return cache.unit(folder, filesOf(cache, entry?.name ?? 'tests'));
  });

/** The tests in a folder as one unit that hangs on everything. */
export const wholeUnit =
  (folder: string) =>
  (cache: StepCache): Unit[] => [cache.unit(folder, listAllFiles(cache.tree))];

/** The tests in a folder as one unit that hangs on some packages, on all they may import, and on other folders. */
export const unitOfPackages =
  (folder: string, listNames: (levels: Levels) => readonly string[], others: readonly string[] = []) =>
  (cache: StepCache): Unit[] => {
    const { tree, levels } = cache;
    const closure = listNames(levels).flatMap((name) => listClosureFolders(levels, tree.root, name));
    return [cache.unit(folder, [...listCommonFiles(tree), ...tree.below(folder, ...closure, ...others)])];
  };

/** The tests of what is published, which hang on what its consumers are built from and talk to. */
export const consumerUnits = unitOfPackages(
  'tests/packages',
  ({ packages }) => [
    ...packages.filter(({ published }) => published).map(({ name }) => name),
    'sample',
    'sandbox',
    'server',
  ],
  ['tests/support', '.changeset'],
);

/** A step whose whole result is one unit of the cache, which hangs on everything. */
export function cacheWhole(name: string, step: Step): Step {
  return (context) => {
    const { cache } = context;
    if (!cache) return step(context);
    return runUnits([cache.unit(name, listAllFiles(cache.tree))], cache.results, async () => ({
      tallies: new Map([[name, await step(context)]]),
      outside: [],
    }));
  };
}

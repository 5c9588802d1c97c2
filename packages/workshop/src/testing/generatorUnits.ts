import type { StepCache } from '../caching/createStepCache.ts';
import { listClosureFolders } from '../caching/packageClosure.ts';
import type { Unit } from '../caching/runUnits.ts';
import { listCommonFiles, listSources } from '../caching/unitInputs.ts';

/** Packages whose sources the generators add to, or that skeletons import; what these import in turn comes with them. */
const skeletonPackages = ['api', 'pages', 'server', 'ui'];

/** Packages with tests that ask something of every verb, and so of the new one. */
const verbTests = ['packages/api', 'packages/server'];

/** What a package says of itself: a page adds to its feature's, and every install and every program of the compiler reads all. */
const packageSettings = /^(app|tests|tokens|packages\/[^/]+)\/(package|tsconfig)\.json$/;

/** What a package says on screens: a page adds to its feature's. */
const packageMessages = /^packages\/[^/]+\/src\/messages\.ts$/;

/**
 * What the skeletons of the generators must fit. A module of a feature that is no insertion point is not part of it: what is wrong
 * with such a module by itself is found by lint, types and boundaries, which hang on everything.
 */
export function listGeneratorFiles({ tree, levels }: Pick<StepCache, 'tree' | 'levels'>): string[] {
  const closure = skeletonPackages.flatMap((name) => listClosureFolders(levels, tree.root, name));
  return [
    ...listCommonFiles(tree),
    ...listSources(tree, closure),
    ...tree.below('.changeset', 'README.md', 'tests/boundaries', 'tests/generators', ...verbTests),
    ...tree.files.filter((file) => packageSettings.test(file) || packageMessages.test(file)),
  ];
}

/** The test of the generators as one unit. */
export const generatorUnits = (cache: StepCache): Unit[] => [
  cache.unit('tests/generators', listGeneratorFiles(cache)),
];

import { generatorUnits } from './generatorUnits.ts';
import { runBiome } from './runBiome.ts';
import { runDependencyCruiser } from './runDependencyCruiser.ts';
import { runHouseRules } from './runHouseRules.ts';
import { runKnip } from './runKnip.ts';
import { runPlaywright } from './runPlaywright.ts';
import type { Step } from './runSteps.ts';
import { runTypes } from './runTypes.ts';
import { runVitest } from './runVitest.ts';
import { cacheWhole, consumerUnits, serverUnits, testUnits, unitOfPackages, wholeUnit } from './units.ts';

/** What must stand before a kind of test can run. */
export type Need = 'browser' | 'postgres' | 'build' | 'published build' | 'sample market' | 'https site';

/** One kind of test: its name, what it needs, how many cores it keeps busy, and the steps whose tallies it adds up. */
export interface Kind {
  name: string;
  needs: readonly Need[];
  cores: 1 | 2;
  steps: readonly Step[];
}

const journeys = runPlaywright({ root: 'tests/e2e' });

/**
 * Every kind of test that `npm test` runs, in its order: the quick ones first, and of those that keep one core busy the long ones
 * before the short, so that all end about together.
 */
export function listKinds(): readonly Kind[] {
  return [
    {
      name: 'lint',
      needs: [],
      cores: 1,
      steps: [cacheWhole('biome', runBiome), cacheWhole('house rules', runHouseRules)],
    },
    { name: 'types', needs: [], cores: 2, steps: [runTypes] },
    {
      name: 'boundaries',
      needs: [],
      cores: 1,
      steps: [
        cacheWhole('imports', runDependencyCruiser),
        cacheWhole('unused', runKnip),
        runVitest({ root: 'tests/boundaries', units: wholeUnit('tests/boundaries') }),
      ],
    },
    {
      name: 'unit',
      needs: [],
      cores: 2,
      steps: [runVitest({ root: '.', projects: ['unit:*'], units: testUnits })],
    },
    {
      name: 'component',
      needs: ['browser'],
      cores: 2,
      steps: [runVitest({ root: '.', projects: ['component:*'], units: testUnits })],
    },
    {
      name: 'server-pglite',
      needs: [],
      cores: 2,
      steps: [runVitest({ root: '.', projects: ['server:pglite*'], units: serverUnits })],
    },
    {
      name: 'server-postgres',
      needs: ['postgres'],
      cores: 2,
      steps: [runVitest({ root: '.', projects: ['server:postgres*'], units: serverUnits })],
    },
    {
      name: 'packages',
      needs: ['browser'],
      cores: 1,
      steps: [
        runVitest({ root: 'tests/packages', units: consumerUnits }),
        runVitest({ root: 'tests/generators', units: generatorUnits }),
      ],
    },
    {
      name: 'visual',
      needs: ['browser'],
      cores: 1,
      steps: [runVitest({ root: 'tests/visual' })],
    },
    { name: 'e2e', needs: ['browser', 'build', 'sample market'], cores: 2, steps: [journeys] },
    {
      name: 'e2e-published',
      needs: ['browser', 'published build', 'sample market'],
      cores: 1,
      steps: [journeys],
    },
    {
      name: 'e2e-https',
      needs: ['browser', 'build', 'sample market', 'https site'],
      cores: 1,
      steps: [journeys],
    },
    {
      name: 'meta',
      needs: ['browser', 'postgres', 'sample market'],
      cores: 1,
      steps: [
        runVitest({ root: 'tests/meta', units: unitOfPackages('tests/meta', () => ['workshop'], ['tests']) }),
      ],
    },
  ];
}

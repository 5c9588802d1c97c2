import { fewestStories } from '../visual/fewestStories.ts';
import { runBiome } from './runBiome.ts';
import { runDependencyCruiser } from './runDependencyCruiser.ts';
import { runHouseRules } from './runHouseRules.ts';
import { runKnip } from './runKnip.ts';
import { runPlaywright } from './runPlaywright.ts';
import type { Step } from './runSteps.ts';
import { runTypes } from './runTypes.ts';
import { runVitest } from './runVitest.ts';

/** What must stand before a kind of test can run. */
export type Need = 'browser' | 'postgres' | 'build' | 'published build' | 'https site';

/** One kind of test: its name, what it needs, and the steps whose tallies it adds up. */
export type Kind = { name: string; needs: readonly Need[]; steps: readonly Step[] };

/** Every end-to-end test, in halves: what hangs in one is stopped before it has cost the other. */
const allErrands: readonly Step[] = [
  runPlaywright({ root: 'tests/e2e', half: 1 }),
  runPlaywright({ root: 'tests/e2e', half: 2 }),
];

/** Those that another build or site is most likely to break; with `SEWA_E2E=whole` every one. */
const chosenErrands: readonly Step[] =
  process.env.SEWA_E2E === 'whole' ? allErrands : [runPlaywright({ root: 'tests/e2e' })];

/** Every kind of test that `npm test` runs, in its order: the quick ones first. */
export const kinds: readonly Kind[] = [
  { name: 'lint', needs: [], steps: [runBiome, runHouseRules] },
  { name: 'types', needs: [], steps: [runTypes] },
  {
    name: 'boundaries',
    needs: [],
    steps: [runDependencyCruiser, runKnip, runVitest({ root: 'tests/boundaries' })],
  },
  { name: 'unit', needs: [], steps: [runVitest({ root: '.', projects: ['unit:*'] })] },
  { name: 'component', needs: ['browser'], steps: [runVitest({ root: '.', projects: ['component:*'] })] },
  {
    name: 'server-pglite',
    needs: [],
    steps: [runVitest({ root: '.', projects: ['server:pglite'] })],
  },
  {
    name: 'server-postgres',
    needs: ['postgres'],
    steps: [runVitest({ root: '.', projects: ['server:postgres'] })],
  },
  { name: 'packages', needs: ['browser'], steps: [runVitest({ root: 'tests/packages' })] },
  {
    name: 'e2e',
    needs: ['browser', 'build'],
    steps: allErrands,
  },
  {
    name: 'e2e-published',
    needs: ['browser', 'published build'],
    steps: chosenErrands,
  },
  {
    name: 'e2e-https',
    needs: ['browser', 'build', 'https site'],
    steps: chosenErrands,
  },
  {
    name: 'visual',
    needs: ['browser'],
    steps: [runVitest({ root: 'tests/visual', atLeast: fewestStories })],
  },
  { name: 'meta', needs: ['browser', 'postgres'], steps: [runVitest({ root: 'tests/meta' })] },
];

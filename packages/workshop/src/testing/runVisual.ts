import type { StepCache } from '../caching/createStepCache.ts';
import { runUnits, type Unit, type UnitsRun } from '../caching/runUnits.ts';
import { loadSourceGraphs, type SourceGraph } from '../caching/sourceGraph.ts';
import { FEWEST_STORIES } from '../visual/fewestStories.ts';
import { listSeenPaths } from './parseVitestReport.ts';
import type { StepContext } from './runSteps.ts';
import { checkCount, runFiles, runVitest, sumByName, type VitestSelection } from './runVitest.ts';
import { recordScreens } from './screens.ts';
import type { Tally } from './tally.ts';
import { pictureUnits, storyUnits } from './units.ts';

const selection: VitestSelection = { root: 'tests/visual', atLeast: FEWEST_STORIES };

/** Where a run with every view of a unit's stories was green, later ones compare light at one width until the look changes. */
async function runStories(
  chosen: readonly Unit[],
  all: number,
  cache: StepCache,
  graphs: readonly SourceGraph[] | null,
  context: StepContext,
): Promise<UnitsRun> {
  const units = pictureUnits(cache, chosen);
  const requested = context.environment.SEWA_VISUAL;
  const isFull = requested ? requested === 'full' : units.some(({ key }) => cache.results.find(key) === null);
  const environment = { ...context.environment, SEWA_VISUAL: isFull ? 'full' : 'quick' };
  const names = chosen.length === all ? [] : chosen.map(({ name }) => name);
  const { report, ...files } = await runFiles(selection, { ...context, environment }, names);
  const run = sumByName(chosen, files);
  if (graphs && report) recordScreens(cache, graphs, chosen, run, listSeenPaths(report, context.root));
  for (const unit of units) {
    const tally = run.tallies.get(unit.name);
    const isGreen = tally && tally.failures.length === 0 && run.outside.length === 0;
    if (isFull && isGreen && unit.isCurrent()) cache.results.store(unit.key, tally);
  }
  return run;
}

/** A step that compares every story with its pictures and asks axe about it; the stories of a package, or of a file of the app's, are a unit of the cache. */
export async function runVisual(context: StepContext): Promise<Tally> {
  const { cache } = context;
  if (!cache) return runVitest(selection)(context);
  const graphs = loadSourceGraphs(context.root, 'build');
  const units = storyUnits(cache, graphs);
  const tally = await runUnits(units, cache.results, (chosen) =>
    runStories(chosen, units.length, cache, graphs, context),
  );
  return checkCount(selection, tally);
}

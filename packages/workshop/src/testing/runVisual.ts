import type { StepCache } from '../caching/createStepCache.ts';
import { runUnits, type Unit, type UnitsRun } from '../caching/runUnits.ts';
import { fewestStories } from '../visual/fewestStories.ts';
import type { StepContext } from './runSteps.ts';
import { checkCount, runFiles, runVitest, sumByFolder, type VitestSelection } from './runVitest.ts';
import type { Tally } from './tally.ts';
import { pictureUnits, storyUnits } from './units.ts';

const selection: VitestSelection = { root: 'tests/visual', atLeast: fewestStories };

/** Where a run with every view of a package's stories was green, later ones compare light at one width until the look changes. */
async function runStories(chosen: readonly Unit[], all: number, cache: StepCache, context: StepContext) {
  const units = pictureUnits(cache, chosen);
  const requested = context.environment.SEWA_VISUAL;
  const isFull = requested ? requested === 'full' : units.some(({ key }) => cache.results.find(key) === null);
  const environment = { ...context.environment, SEWA_VISUAL: isFull ? 'full' : 'quick' };
  const folders = chosen.length === all ? [] : chosen.map(({ name }) => name);
  const run: UnitsRun = sumByFolder(chosen, await runFiles(selection, { ...context, environment }, folders));
  for (const unit of units) {
    const tally = run.tallies.get(unit.name);
    const isGreen = tally && tally.failures.length === 0 && run.outside.length === 0;
    if (isFull && isGreen && unit.isCurrent()) cache.results.store(unit.key, tally);
  }
  return run;
}

/** A step that compares every story with its pictures and asks axe about it; the stories of a package are a unit of the cache. */
export async function runVisual(context: StepContext): Promise<Tally> {
  const { cache } = context;
  if (!cache) return runVitest(selection)(context);
  const units = storyUnits(cache);
  const tally = await runUnits(units, cache.results, (chosen) =>
    runStories(chosen, units.length, cache, context),
  );
  return checkCount(selection, tally);
}

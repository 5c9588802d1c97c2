import type { StepCache } from '../caching/createStepCache.ts';
import { listImported } from '../caching/listImported.ts';
import { createTouchedList } from '../caching/listTouched.ts';
import type { Unit, UnitsRun } from '../caching/runUnits.ts';
import { isBuilt, listPages, type SourceGraph } from '../caching/sourceGraph.ts';
import { listStoryInputs, storyFile } from '../caching/unitInputs.ts';

/** The modules of a build that the stories of a file show or use; null where that is not known of each of them. */
function listShown(
  { tree, levels, findPages }: StepCache,
  graphs: readonly SourceGraph[],
  file: string,
): string[] | null {
  const pages = findPages(file, file);
  if (!pages) return null;
  const features = levels.packages.filter(({ isFeature }) => isFeature);
  const beginnings = [file, ...tree.below('.storybook/preview.ts')];
  const imported = listImported(tree, features, (name) => isBuilt(graphs, name), beginnings);
  return imported && [...pages, ...imported];
}

/** Each file of the app's stories is a unit, which hangs on what they were seen to show of features, or on all of these. */
export function screenUnits(
  cache: StepCache,
  graphs: readonly SourceGraph[] | null,
  stories: readonly string[],
  sources: readonly string[],
): Unit[] {
  const { tree, levels, unit } = cache;
  const listTouched = createTouchedList(tree, levels, graphs);
  const make = (file: string): Unit => {
    const shown = graphs && listShown(cache, graphs, file);
    return unit(file, [...listTouched(shown, sources), file, ...listStoryInputs(tree, [file])]);
  };
  return stories.map((file) => Object.assign(make(file), { observe: () => make(file) }));
}

/** Notes which pages the stories of the app showed in a run without failures, where each of a file's noted its paths. */
export function recordScreens(
  cache: StepCache,
  graphs: readonly SourceGraph[],
  units: readonly Unit[],
  { tallies, outside }: UnitsRun,
  seen: ReadonlyMap<string, readonly string[] | null>,
): void {
  if (outside.length > 0) return;
  for (const { name, isCurrent } of units) {
    const isGreen = tallies.get(name)?.failures.length === 0;
    if (!storyFile.test(name) || !isGreen || !isCurrent()) continue;
    const paths = seen.get(name);
    if (paths) cache.addPages(name, name, listPages(graphs, paths));
    else cache.removePages(name, name);
  }
}

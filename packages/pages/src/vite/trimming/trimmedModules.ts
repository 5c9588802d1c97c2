import { reactCuts, reactDomEntryCuts, schedulerCuts } from './reactCuts.ts';
import { reactDomCuts } from './reactDomCuts.ts';
import { reactRouterCuts } from './reactRouterCuts.ts';
import type { TrimmedModule } from './trimLibraries.ts';

/** Everything that is cut out of libraries for the browser. */
export const trimmedModules: readonly TrimmedModule[] = [
  reactCuts,
  reactDomCuts,
  reactDomEntryCuts,
  reactRouterCuts,
  schedulerCuts,
];

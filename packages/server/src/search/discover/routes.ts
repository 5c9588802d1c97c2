import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { countDiscover } from './countDiscover.ts';
import { discover, listDiscover } from './discover.ts';

/** Adds the routes of the search. */
export function addDiscoverRoutes(router: VerbRouter): void {
  router.mount('discover', discover);
  router.mount('countDiscover', countDiscover);
  router.mount('listDiscover', listDiscover);
}

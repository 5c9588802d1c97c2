import type { VerbRouter } from '../calling/VerbRouter.ts';
import { getDashboard } from './getDashboard.ts';
import { visitSavedSearch } from './visitSavedSearch.ts';

/** Adds what waits for whoever is signed in, and that they looked at what a search found. */
export function addDashboardRoutes(router: VerbRouter): void {
  router.mount('getDashboard', getDashboard);
  router.mount('visitSavedSearch', visitSavedSearch);
}

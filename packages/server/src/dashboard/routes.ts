import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { getDashboard } from './getDashboard.ts';
import { visitSavedSearch } from './visitSavedSearch.ts';

/** Adds the routes of the dashboard. */
export function addDashboardRoutes(router: VerbRouter): void {
  router.mount('getDashboard', getDashboard);
  router.mount('visitSavedSearch', visitSavedSearch);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { countView } from './countView.ts';

/** Adds the routes of the counts of listings. */
export function addListingCountRoutes(router: VerbRouter): void {
  router.mount('countView', countView);
}

import type { VerbRouter } from '../calling/VerbRouter.ts';
import { reportListing } from './reportListing.ts';

/** Adds the reporting of listings, which needs no log-in. */
export function addListingReportRoutes(router: VerbRouter): void {
  router.mount('reportListing', reportListing);
}

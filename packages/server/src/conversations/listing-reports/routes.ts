import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listReports } from './listReports.ts';
import { reportListing } from './reportListing.ts';
import { settleReport } from './settleReport.ts';

/** Adds the reporting of listings, which needs no log-in, and the queue of reports of listings and messages, which is for operators. */
export function addListingReportRoutes(router: VerbRouter): void {
  router.mount('reportListing', reportListing);
  router.mount('listReports', listReports);
  router.mount('settleReport', settleReport);
}

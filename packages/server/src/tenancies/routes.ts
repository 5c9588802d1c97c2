import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { countStampDuty } from './eligibility/countStampDuty.ts';
import { judgeEligibility } from './eligibility/judgeEligibility.ts';

/** Adds the routes of viewings, who may rent, and rentals. */
export function addTenanciesRoutes(router: VerbRouter): void {
  router.mount('judgeEligibility', judgeEligibility);
  router.mount('countStampDuty', countStampDuty);
}

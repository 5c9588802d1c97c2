import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getBillPayNow } from './getBillPayNow.ts';

/** Adds the routes of PayNow. */
export function addPayNowRoutes(router: VerbRouter): void {
  router.mount('getBillPayNow', getBillPayNow);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getPaymentFees } from './getPaymentFees.ts';

/** Adds the routes of rate cards. */
export function addRateCardRoutes(router: VerbRouter): void {
  router.mount('getPaymentFees', getPaymentFees);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getPaymentReference } from './getPaymentReference.ts';
import { getPaymentSetup } from './getPaymentSetup.ts';
import { startPaymentSetup } from './startPaymentSetup.ts';

/** Adds the routes of setups of payment methods. */
export function addPaymentSetupRoutes(router: VerbRouter): void {
  router.mount('startPaymentSetup', startPaymentSetup);
  router.mount('getPaymentSetup', getPaymentSetup);
  router.mount('getPaymentReference', getPaymentReference);
}

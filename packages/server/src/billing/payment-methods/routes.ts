import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listPaymentMethods } from './listPaymentMethods.ts';
import { removePaymentMethod } from './removePaymentMethod.ts';

/** Adds the routes of payment methods. */
export function addPaymentMethodRoutes(router: VerbRouter): void {
  router.mount('listPaymentMethods', listPaymentMethods);
  router.mount('removePaymentMethod', removePaymentMethod);
}

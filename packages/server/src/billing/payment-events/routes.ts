import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { receivePaymentEvent } from './receivePaymentEvent.ts';

/** Adds the route of providers' webhooks. */
export function addPaymentEventRoutes(router: VerbRouter): void {
  router.mount('receivePaymentEvent', receivePaymentEvent);
}

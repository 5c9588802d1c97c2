import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { refundPayment } from './refundPayment.ts';

/** Adds the route of refunds. */
export function addRefundRoutes(router: VerbRouter): void {
  router.mount('refundPayment', refundPayment);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { createPaymentLink } from './createPaymentLink.ts';
import { getPaymentLink } from './getPaymentLink.ts';
import { payByLink } from './payByLink.ts';

/** Adds the routes of links by which a bill is paid without an account. */
export function addPaymentLinkRoutes(router: VerbRouter): void {
  router.mount('createPaymentLink', createPaymentLink);
  router.mount('getPaymentLink', getPaymentLink);
  router.mount('payByLink', payByLink);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listDisputes } from './listDisputes.ts';
import { settleDispute } from './settleDispute.ts';

/** Adds the routes of disputes about units. */
export function addDisputeRoutes(router: VerbRouter): void {
  router.mount('listDisputes', listDisputes);
  router.mount('settleDispute', settleDispute);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listBills } from './listBills.ts';
import { recordPastPayment } from './recordPastPayment.ts';

/** Adds the routes of bills. */
export function addBillRoutes(router: VerbRouter): void {
  router.mount('listBills', listBills);
  router.mount('recordPastPayment', recordPastPayment);
}

import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listPaymentDifferences, settlePaymentDifference } from './differenceVerbs.ts';
import { getPayment } from './getPayment.ts';
import { confirmBillPaid, denyBillPaid, sayBillPaid } from './outsideVerbs.ts';
import { payBill } from './payBill.ts';

/** Adds the routes of paying bills. */
export function addPaymentRoutes(router: VerbRouter): void {
  router.mount('payBill', payBill);
  router.mount('sayBillPaid', sayBillPaid);
  router.mount('confirmBillPaid', confirmBillPaid);
  router.mount('denyBillPaid', denyBillPaid);
  router.mount('getPayment', getPayment);
  router.mount('listPaymentDifferences', listPaymentDifferences);
  router.mount('settlePaymentDifference', settlePaymentDifference);
}

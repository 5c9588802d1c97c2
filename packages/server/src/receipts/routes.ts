import type { VerbRouter } from '../calling/VerbRouter.ts';
import { sendPdf } from '../pdf/sendPdf.ts';
import { getReceipt } from './getReceipt.ts';

/** Adds the routes of receipts. */
export function addReceiptRoutes(router: VerbRouter): void {
  router.mountWithResponse('getReceipt', getReceipt, sendPdf);
}

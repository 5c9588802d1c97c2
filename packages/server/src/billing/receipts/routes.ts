import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { sendPdf } from '../../platform/pdf/sendPdf.ts';
import { getReceipt } from './getReceipt.ts';

/** Adds the routes of receipts. */
export function addReceiptRoutes(router: VerbRouter): void {
  router.mountWithResponse('getReceipt', getReceipt, sendPdf);
}

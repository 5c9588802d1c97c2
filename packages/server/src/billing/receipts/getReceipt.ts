import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { PdfFile } from '../../platform/papers/sendPdf.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findReceipt, readableReceipts } from './queries.ts';
import { formatReceiptNumber, renderReceipt } from './renderReceipt.ts';

/** The receipt of a payment as a PDF, for either side; throws if they have no such payment, or it has no receipt. */
export const getReceipt = defineVerb(
  signedIn,
  async ({ db, session }, { id }: RouteInput<'getReceipt'>): Promise<PdfFile> => {
    const readable = compilePermission(session, { ...readableReceipts, firstParameter: 2 });
    const receipt = await findReceipt(db, id, readable);
    if (!receipt) throw new HttpError('not-found');
    return { name: `receipt-${formatReceiptNumber(receipt)}.pdf`, bytes: await renderReceipt(receipt) };
  },
);

import type { Payment } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getBill } from './billSide.ts';
import { describePayment } from './describePayment.ts';
import { findPayment } from './paymentQueries.ts';
import { listPaymentsOfBills } from './paymentWithRefundsQueries.ts';
import { pollForPage } from './pollPayment.ts';

/** How a payment stands, for either side of its bill. Asks the provider first if only it knows. */
export const getPayment = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getPayment'>): Promise<Payment> => {
    const payment = await findPayment(ctx.db, id);
    if (!payment) throw new HttpError('not-found');
    const { bill, side } = await getBill(ctx, payment.bill_id);
    await pollForPage(ctx, payment);
    const shown = (await listPaymentsOfBills(ctx.db, [bill.id])).get(bill.id)?.find((row) => row.id === id);
    if (!shown) throw new HttpError('not-found');
    return describePayment(shown, side);
  },
);

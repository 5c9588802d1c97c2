import type { PaymentLink } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { findLastPaymentOfLink } from '../payments/paymentQueries.ts';
import { pollForPage } from '../payments/pollPayment.ts';
import { countFees, findFees } from '../rate-cards/rateCardQueries.ts';
import { getLink } from './linkSecret.ts';

/** The bill behind a link, for whoever has its secret. Asks the provider first if only it knows how the last payment stands. */
export const getPaymentLink = defineVerb(
  anyone,
  async (ctx, { secret }: RouteInput<'getPaymentLink'>): Promise<PaymentLink> => {
    const { db, now } = ctx;
    const { id } = await getLink(ctx, secret);
    const last = await findLastPaymentOfLink(db, id);
    if (last) await pollForPage(ctx, last);
    const link = await getLink(ctx, secret);
    const payment = last && (await findLastPaymentOfLink(db, id));
    // Once nothing is open, what it was.
    const cents = link.open_cents > 0 ? link.open_cents : link.cents;
    const { card, paynow } = countFees(await findFees(db, getToday(now)), cents);
    return {
      payeeName: link.payee_name,
      street: link.street,
      kind: link.kind,
      period: link.period,
      dueOn: link.due_on,
      cents,
      fees: { card, paynow },
      state: link.state,
      expiresAt: link.expires_at.toISOString(),
      payment: payment && {
        id: payment.id,
        way: payment.way,
        state: payment.state,
        reason: payment.reason,
        redirectUrl: payment.redirect_url,
      },
    };
  },
);

import type { RouteAnswer } from '@sewa/api/client';
import { paymentLinkCallbackPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { lockBill } from '../bills/payableBillQueries.ts';
import { endWaitingPayment } from '../payments/endWaitingPayment.ts';
import { finishPayment } from '../payments/finishPayment.ts';
import { startPayment } from '../payments/startPayment.ts';
import { getLink } from './linkSecret.ts';

/** Pays the bill behind a link at a page of the provider, for whoever has the secret. */
export const payByLink = defineVerb(
  anyone,
  async (ctx, { secret, body: { kind } }: RouteInput<'payByLink'>): Promise<RouteAnswer<'payByLink'>> => {
    const { id: linkId, bill_id: billId } = await getLink(ctx, secret);
    await endWaitingPayment(ctx, billId);
    const started = await ctx.transaction(async (tx) =>
      startPayment(tx, await lockBill(tx.db, billId), { way: kind, method: null, linkId }),
    );
    return finishPayment(ctx, started, paymentLinkCallbackPath(secret));
  },
);

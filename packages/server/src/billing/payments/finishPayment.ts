import type { RouteAnswer } from '@sewa/api/client';
import type { Context } from '../../platform/calling/Context.ts';
import { waitForProvider } from '../payment-providers/waitForProvider.ts';
import { readPayment } from './paymentQueries.ts';
import { sendPayment } from './sendPayment.ts';
import type { StartedPayment } from './startPayment.ts';

/** Sends a payment that was written down, and answers how it stands within a few seconds, whatever the provider does. */
export async function finishPayment(
  ctx: Context,
  { id, ref, provider }: StartedPayment,
  returnPath?: string,
): Promise<RouteAnswer<'payBill'>> {
  await waitForProvider(ctx, provider, sendPayment(ctx, ref, returnPath));
  const { state, redirect_url: redirectUrl } = await readPayment(ctx.db, id);
  return { paymentId: id, state, redirectUrl };
}

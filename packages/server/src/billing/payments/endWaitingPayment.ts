import type { Context } from '../../platform/calling/Context.ts';
import { within } from '../../platform/database/within.ts';
import { findLivePayment } from './paymentQueries.ts';
import { endPayment } from './pollPayment.ts';

/** How long the provider has to end a payment, in milliseconds: the page waits for the next one too. */
const PATIENCE_MS = 1_000;

/**
 * Ends the payment of a bill that waits for the payer, so that they can pay in another way. Returns whether there was one; if the provider
 * doesn't end it in time, the bill is still being paid.
 */
export async function endWaitingPayment(ctx: Context, billId: string): Promise<boolean> {
  const payment = await findLivePayment(ctx.db, billId);
  if (payment?.state !== 'needs-action') return false;
  const end = endPayment(ctx, payment).catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'unknown';
    ctx.log('warn', 'payment-provider', { provider: payment.provider, failure });
  });
  await within(PATIENCE_MS, end);
  return true;
}

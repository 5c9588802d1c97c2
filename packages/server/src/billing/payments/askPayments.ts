import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { findNextAsk } from '../payment-providers/findNextAsk.ts';
import { askRefund } from '../refunds/askRefund.ts';
import { listRefundsToAsk, putOffRefundQuestion } from '../refunds/refundQueries.ts';
import { askPayment, endPayment } from './askPayment.ts';
import { listPaymentsToAsk, putOffQuestion, type StoredPayment } from './paymentQueries.ts';
import { runEach } from './runEach.ts';

const MINUTE_MS = 60_000;

/** How long the payer can take at the provider: for a page they were sent to, and for a collection that needs them. */
const patience = { page: 30 * MINUTE_MS, method: 24 * 60 * MINUTE_MS };

const findEnd = ({ method_id: methodId, created_at: from }: StoredPayment): Date =>
  new Date(from.getTime() + patience[methodId === null ? 'page' : 'method']);

/** When a payment is asked about next: by the usual delays, but not after the payer's time is up. */
function findNext(payment: StoredPayment, now: Date): Date {
  const next = findNextAsk(payment.asks + 1, now);
  const end = findEnd(payment);
  return end > now && end < next ? end : next;
}

async function askOne(ctx: Context, payment: StoredPayment): Promise<void> {
  if (!(await putOffQuestion(ctx.db, payment, findNext(payment, ctx.now)))) return;
  const isOver = payment.state === 'needs-action' && findEnd(payment) <= ctx.now;
  await (isOver ? endPayment(ctx, payment) : askPayment(ctx, payment.ref));
}

/** Asks providers about payments and refunds whose outcome isn't known: after 1, 5 and 30 minutes, then daily. */
export const askPayments = defineVerb(system, async (ctx): Promise<void> => {
  await runEach(ctx, await listPaymentsToAsk(ctx.db, ctx.now), (payment) => askOne(ctx, payment));
  await runEach(ctx, await listRefundsToAsk(ctx.db, ctx.now), async (refund) => {
    if (await putOffRefundQuestion(ctx.db, refund, findNextAsk(refund.asks + 1, ctx.now)))
      await askRefund(ctx, refund.ref);
  });
});

import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { findNextPollUntil } from '../polling/findNextPoll.ts';
import { type Poller, pollDueRows } from '../polling/pollDueRows.ts';
import { findPayment, type PaymentRow } from './paymentQueries.ts';
import { endPayment, pollPayment } from './pollPayment.ts';

const MINUTE_MS = 60_000;

/** How long the payer can take at the provider: for a page they were sent to, and for a collection that needs them. */
const timeouts = { page: 30 * MINUTE_MS, method: 24 * 60 * MINUTE_MS };

const findEnd = ({ method_id: methodId, created_at: from }: PaymentRow): Date =>
  new Date(from.getTime() + timeouts[methodId === null ? 'page' : 'method']);

const poller: Poller<PaymentRow> = {
  table: 'payments',
  find: findPayment,
  findNext: (payment, polls, now) => findNextPollUntil(findEnd(payment), polls, now),
  poll: (ctx, payment) =>
    payment.state === 'needs-action' && findEnd(payment) <= ctx.now
      ? endPayment(ctx, payment)
      : pollPayment(ctx, payment.ref),
};

/** Polls providers about payments whose outcome isn't known. */
export const pollPayments = defineVerb(system, (ctx) => pollDueRows(ctx, poller));

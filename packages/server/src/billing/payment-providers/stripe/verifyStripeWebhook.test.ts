import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { parseEvent } from './verifyStripeWebhook.ts';

const ours = { id: 'x_1', metadata: { ref: 'our-ref' } };

test.each([
  ['checkout.session.completed', { ...ours, mode: 'setup' }, 'setup', 'our-ref'],
  ['checkout.session.expired', { ...ours, mode: 'payment' }, 'charge', 'our-ref'],
  ['setup_intent.setup_failed', ours, 'setup', 'our-ref'],
  ['payment_intent.succeeded', ours, 'charge', 'our-ref'],
  ['charge.refunded', ours, 'charge', 'our-ref'],
  ['charge.refund.updated', ours, 'refund', 'our-ref'],
  ['refund.failed', ours, 'refund', 'our-ref'],
  ['account.updated', ours, 'payee', 'our-ref'],
  ['payment_method.detached', { id: 'pm_1', metadata: {} }, 'mandate', 'pm_1'],
  ['payment_intent.succeeded', { id: 'pi_1', metadata: {} }, 'other', null],
  ['charge.dispute.created', { id: 'dp_1', metadata: {} }, 'other', null],
  ['payout.paid', ours, 'other', null],
])('reads what %s is about: %o', (type, object, kind, ref) => {
  const event = { id: 'evt_1', type, data: { object } } as unknown as Stripe.Event;
  expect(parseEvent(event)).toEqual({ id: 'evt_1', kind, ref });
});

import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { describeMandate, describeSetup } from './setups.ts';

const method = {
  id: 'pm_1',
  customer: 'cus_1',
  card: { last4: '4242', exp_month: 2, exp_year: 2028, fingerprint: 'print_1' },
} as unknown as Stripe.PaymentMethod;

const describeIt = (session: object): object =>
  describeSetup({ id: 'cs_1', url: null, ...session } as unknown as Stripe.Checkout.Session);

describe('a saved card', () => {
  test('shows four digits and ends on the last day of its month', () =>
    expect(describeMandate(method)).toEqual({
      providerRef: 'pm_1',
      source: 'print_1',
      masked: 'ending 4242',
      bank: null,
      limitCents: null,
      endsOn: '2028-02-29',
      state: 'active',
    }));

  test('has ended without its customer', () =>
    expect(describeMandate({ ...method, customer: null })).toMatchObject({ state: 'ended' }));
});

describe('the setup of a card', () => {
  test.each([
    [{ status: 'open', url: 'https://stripe.example/cs_1' }, 'pending', null],
    [{ status: 'complete', setup_intent: { status: 'succeeded', payment_method: method } }, 'active', null],
    [{ status: 'complete', setup_intent: { status: 'processing' } }, 'processing', null],
    [{ status: 'complete', setup_intent: { status: 'canceled' } }, 'abandoned', null],
    [{ status: 'expired', setup_intent: { status: 'requires_payment_method' } }, 'expired', 'time-out'],
    [
      {
        status: 'expired',
        setup_intent: { last_setup_error: { code: 'setup_intent_authentication_failure' } },
      },
      'rejected',
      '3ds-failed',
    ],
    [
      {
        status: 'expired',
        setup_intent: { last_setup_error: { code: 'card_declined', decline_code: 'lost_card' } },
      },
      'rejected',
      'declined',
    ],
  ])('reads %o', (session, state, reason) => expect(describeIt(session)).toMatchObject({ state, reason }));
});

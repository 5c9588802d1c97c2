import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStripe, type TestStripe } from '../../testing/startStripe.ts';
import type { AccountRow, DisputeRow } from '../../testing/stripe/stripeRows.ts';
import { createStripeProvider } from './createStripeProvider.ts';
import { type NewCharge, type PaymentProvider, ProviderError, ProviderRefusal } from './PaymentProvider.ts';

const connect = (stripe: TestStripe, timeOut?: number): PaymentProvider =>
  createStripeProvider(
    { key: 'sk_test_key', webhookSecrets: ['whsec_current'], apiUrl: stripe.url },
    timeOut,
  );

describe('Stripe', () => {
  let stripe: TestStripe;
  let provider: PaymentProvider;
  let payee: string;

  beforeAll(async () => {
    stripe = await startStripe();
    provider = connect(stripe);
    const account = { ref: randomUUID(), name: 'Lim Siew Hua', bank: 'DBS', accountNumber: '0719876543' };
    payee = (await provider.registerPayee(account)).providerRef;
  });
  afterAll(() => stripe.close());

  const makeCharge = (mandate: string | null, cents = 100_000): NewCharge => ({
    ref: randomUUID(),
    kind: 'card',
    mandate,
    cents: cents + 250,
    feeCents: 250,
    payee,
    returnUrl: 'http://127.0.0.1:3000/flow/pay/1',
  });

  test('proves a payee once Stripe pays them out, and refuses one that it rejects', async () => {
    const account = { ref: randomUUID(), name: 'Tan Wei Jie', bank: 'UOB', accountNumber: '3012345678' };
    const { providerRef, state } = await provider.registerPayee(account);
    expect(state).toBe('checking');
    stripe.books.get<AccountRow>(providerRef, 'account').requirements.disabled_reason = 'rejected.fraud';
    expect(await provider.findPayee(providerRef)).toMatchObject({ state: 'refused' });
    await expect(
      provider.registerPayee({ ...account, ref: randomUUID(), bank: 'Bank of Nowhere' }),
    ).rejects.toThrow(ProviderRefusal);
  });

  test.each([
    ['InsufficientFunds', 'insufficient-funds'],
    ['LostCard', 'lost'],
    ['ExpiredCard', 'expired-card'],
    ['Generic', 'declined'],
  ])('says in our words why a card was declined: %s', async (end, reason) => {
    const card = `pm_card_chargeDeclined${end}`;
    stripe.books.addTestCard(card);
    expect(await provider.charge(makeCharge(card))).toMatchObject({ state: 'failed', reason });
  });

  test('tells a dispute that is open, lost or won, also from the nightly list', async () => {
    const charge = makeCharge(stripe.books.addCard().id);
    const { providerRef } = await provider.charge(charge);
    const dispute: DisputeRow = stripe.books.dispute(stripe.books.get(providerRef, 'payment_intent'));
    const find = async () => (await provider.findCharge(charge.ref, providerRef))?.state;
    expect(await find()).toBe('disputed');
    dispute.status = 'lost';
    expect(await find()).toBe('returned');
    const now = Date.now();
    const later = await provider.listCharges(new Date(now + 60_000), new Date(now + 120_000));
    expect(later).toMatchObject([{ ref: charge.ref, state: 'returned', reason: 'disputed-by-payer' }]);
    dispute.status = 'won';
    expect(await find()).toBe('succeeded');
  });

  test('finds one charge among more than a page of them', async () => {
    const refs: string[] = [];
    for (let index = 0; index < 105; index++) {
      const charge = makeCharge(null);
      refs.push(charge.ref);
      await provider.charge(charge);
    }
    expect(await provider.findCharge(refs[0] ?? '', null)).toMatchObject({ state: 'needs-action' });
    const now = Date.now();
    const listed = await provider.listCharges(new Date(now - 3_600_000), new Date(now + 3_600_000));
    expect(listed.map(({ ref }) => ref)).toEqual(expect.arrayContaining(refs));
  });

  test.each(['cut-before', 'rate-limited', 'broken'] as const)(
    'knows nothing when a charge is %s, and can be asked again',
    async (fault) => {
      const charge = makeCharge(stripe.books.addCard().id);
      stripe.failNext('POST /v1/payment_intents', fault, fault === 'cut-before' ? 2 : 1);
      await expect(provider.charge(charge)).rejects.toThrow(ProviderError);
      expect(await provider.findCharge(charge.ref, null)).toBeNull();
      expect(await provider.charge(charge)).toMatchObject({ state: 'succeeded' });
    },
  );

  test('finds a refund and a setup whose answers were lost', async () => {
    const { providerRef } = await provider.charge(makeCharge(stripe.books.addCard().id));
    const refund = { ref: randomUUID(), charge: providerRef, cents: 5_000 };
    stripe.failNext('POST /v1/refunds', 'cut-after', 2);
    await expect(provider.refund(refund)).rejects.toThrow(ProviderError);
    expect(await provider.findRefund(refund.ref, null)).toMatchObject({ state: 'succeeded' });
    expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(stripe.books.list('refund')).toHaveLength(1);
    const setup = {
      ref: randomUUID(),
      kind: 'card' as const,
      bank: null,
      segment: 'retail' as const,
      returnUrl: 'http://127.0.0.1:3000/profile/payment',
      expiresAt: new Date(),
    };
    stripe.failNext('POST /v1/checkout/sessions', 'cut-after', 2);
    await expect(provider.beginSetup(setup)).rejects.toThrow(ProviderError);
    expect(await provider.findSetup(setup.ref, null)).toMatchObject({ state: 'pending' });
  });

  test('does not call it refused when only the question after it was', async () => {
    const charge = makeCharge(stripe.books.addCard().id);
    const { providerRef } = await provider.charge(charge);
    stripe.failNext(`GET /v1/payment_intents/${providerRef}`, 'refused');
    await expect(provider.charge(charge)).rejects.toThrow(ProviderError);
    await expect(provider.charge({ ...charge, ref: randomUUID(), payee: 'acct_gone' })).rejects.toThrow(
      ProviderRefusal,
    );
  });

  test('gives up on a silent charge, which is found later', async () => {
    const hasty = connect(stripe, 200);
    const charge = makeCharge(stripe.books.addCard().id, 100_005);
    await expect(hasty.charge(charge)).rejects.toThrow(ProviderError);
    expect(await provider.findCharge(charge.ref, null)).toMatchObject({ state: 'succeeded' });
  });

  test('never says in an error what was sent', async () => {
    const account = { ref: randomUUID(), name: 'Lim Siew Hua', bank: 'DBS', accountNumber: '0719876543' };
    stripe.failNext('POST /v1/accounts', 'broken');
    const error: unknown = await provider.registerPayee(account).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderError);
    expect(String(error)).not.toMatch(/0719876543|Lim/);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ChargeKind,
  type MethodKind,
  type NewCharge,
  type PaymentProvider,
  ProviderError,
  ProviderRefusal,
  SignatureError,
} from '../billing/payment-providers/PaymentProvider.ts';

/** What a payer, their bank or the payee does at a provider. */
export type ProviderAct = 'approve' | 'reject' | 'abandon' | 'fail' | 'succeed' | 'return';

/** A provider, and what stands behind it. */
export interface ProviderBench {
  readonly provider: PaymentProvider;
  now(): Date;
  /** Does something with a setup or charge of ours; rejects if that isn't possible any more. */
  act(ref: string, act: ProviderAct): Promise<void>;
  /** Has the provider find out that a payee's account is right. */
  provePayee(providerRef: string): Promise<void>;
  /** A webhook about a charge, signed with the secret of now, of before it was replaced, or with another one. */
  sign(
    ref: string,
    secret: 'current' | 'former' | 'foreign',
    at: Date,
  ): Promise<{ readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> }>;
  close(): Promise<void>;
}

/** What a provider can do that others can't. */
export interface ProviderAbilities {
  readonly methodKinds: readonly MethodKind[];
  /** What it says of a setup that the payer left. */
  readonly abandoned: 'abandoned' | 'expired';
  /** Whether a webhook signed with a former secret still counts. */
  readonly takesFormerSecret: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The tests that every provider must pass. The cents of a sum without its fee choose the outcome: .02 insufficient funds, .03 to be
 * confirmed by the payer, .07 cut off after its effect.
 */
export function describeProvider(
  name: string,
  open: () => Promise<ProviderBench>,
  abilities: ProviderAbilities,
): void {
  describe(`the payment provider ${name}`, () => {
    let bench: ProviderBench;
    let provider: PaymentProvider;
    let payee: string;

    beforeAll(async () => {
      bench = await open();
      provider = bench.provider;
      const account = { ref: randomUUID(), name: 'Lim Siew Hua', bank: 'DBS', accountNumber: '0719876543' };
      payee = (await provider.registerPayee(account)).providerRef;
      await bench.provePayee(payee);
    });
    afterAll(() => bench.close());

    const begin = async (kind: MethodKind) => {
      const setup = {
        ref: randomUUID(),
        kind,
        bank: kind === 'egiro' ? 'DBS' : null,
        segment: 'retail' as const,
        returnUrl: 'http://127.0.0.1:3000/profile/payment',
        expiresAt: new Date(bench.now().getTime() + 20 * MINUTE),
      };
      return { asked: setup, setup: await provider.beginSetup(setup) };
    };
    const addMandate = async (kind: MethodKind): Promise<string> => {
      const { asked, setup } = await begin(kind);
      await bench.act(asked.ref, 'approve');
      const mandate = (await provider.findSetup(asked.ref, setup.providerRef))?.mandate;
      if (!mandate) throw new Error('The setup made no mandate.');
      return mandate.providerRef;
    };
    const makeCharge = (kind: ChargeKind, mandate: string | null, cents: number): NewCharge => ({
      ref: randomUUID(),
      kind,
      mandate,
      cents: cents + 250,
      feeCents: 250,
      payee,
      returnUrl: 'http://127.0.0.1:3000/flow/pay/1',
    });
    const count = async (ref: string): Promise<number> => {
      const time = bench.now().getTime();
      const listed = await provider.listCharges(new Date(time - HOUR), new Date(time + HOUR));
      return listed.filter((charge) => charge.ref === ref).length;
    };

    describe.each(abilities.methodKinds)('with a method of the kind %s', (kind) => {
      test('sets it up once, however often it is asked, and finds it by either reference', async () => {
        const { asked, setup } = await begin(kind);
        expect(setup).toMatchObject({ state: 'pending', reason: null, mandate: null });
        expect(setup.redirectUrl).toMatch(/^https?:/);
        expect((await provider.beginSetup(asked)).providerRef).toBe(setup.providerRef);
        await bench.act(asked.ref, 'approve');
        const found = await provider.findSetup(asked.ref, setup.providerRef);
        expect(found).toMatchObject({ state: 'active', redirectUrl: null, mandate: { state: 'active' } });
        expect(found?.mandate?.masked).toMatch(/^ending \d{4}$/);
        expect(await provider.findSetup(asked.ref, null)).toEqual(found);
        expect(await provider.findMandate(found?.mandate?.providerRef ?? '')).toEqual(found?.mandate);
        expect((await provider.beginSetup(asked)).state).toBe('active');
      });

      test('makes no mandate when the payer refuses or leaves', async () => {
        const refused = await begin(kind);
        await bench.act(refused.asked.ref, 'reject');
        expect(await provider.findSetup(refused.asked.ref, refused.setup.providerRef)).toMatchObject({
          state: 'rejected',
          reason: expect.stringMatching(/^[a-z0-9-]+$/),
          mandate: null,
        });
        const left = await begin(kind);
        await bench.act(left.asked.ref, 'abandon');
        expect(await provider.findSetup(left.asked.ref, left.setup.providerRef)).toMatchObject({
          state: abilities.abandoned,
          redirectUrl: null,
          mandate: null,
        });
        await expect(bench.act(left.asked.ref, 'approve')).rejects.toThrow();
      });

      test('charges nothing once it is cancelled, which may be asked twice', async () => {
        const mandate = await addMandate(kind);
        await provider.cancelMandate(mandate);
        await provider.cancelMandate(mandate);
        expect(await provider.findMandate(mandate)).toMatchObject({ state: 'ended' });
        const charge = makeCharge(kind, mandate, 100_000);
        // Some refuse to make a charge, some make one that failed
        const answer: unknown = await provider.charge(charge).catch((error: unknown) => error);
        if (!(answer instanceof ProviderRefusal))
          expect(answer).toMatchObject({ state: 'failed', receivedCents: 0 });
        const found = await provider.findCharge(charge.ref, null);
        expect(found?.state ?? 'failed').toBe('failed');
      });

      test('charges once, however often it is asked', async () => {
        const charge = makeCharge(kind, await addMandate(kind), 250_000);
        await Promise.all([provider.charge(charge), provider.charge(charge)]);
        const made = await provider.charge(charge);
        expect(made).toMatchObject({ reason: null, redirectUrl: null, refundedCents: 0 });
        if (made.state === 'processing') await bench.act(charge.ref, 'succeed');
        const found = await provider.findCharge(charge.ref, made.providerRef);
        expect(found).toMatchObject({ state: 'succeeded', receivedCents: 250_250 });
        expect(await provider.findCharge(charge.ref, null)).toEqual(found);
        expect(await count(charge.ref)).toBe(1);
      });

      test('says why a charge failed, and never changes its mind', async () => {
        const charge = makeCharge(kind, await addMandate(kind), 250_002);
        const failed = { state: 'failed', reason: 'insufficient-funds', receivedCents: 0, redirectUrl: null };
        expect(await provider.charge(charge)).toMatchObject(failed);
        expect(await provider.charge(charge)).toMatchObject(failed);
        expect(await provider.findCharge(charge.ref, null)).toMatchObject(failed);
        expect(await provider.cancelCharge(charge.ref, null)).toMatchObject(failed);
        await expect(bench.act(charge.ref, 'succeed')).rejects.toThrow();
      });

      test('finds what was charged when the answer was lost, and charges no more', async () => {
        const charge = makeCharge(kind, await addMandate(kind), 250_007);
        await expect(provider.charge(charge)).rejects.toThrow(ProviderError);
        const found = await provider.findCharge(charge.ref, null);
        expect(found).toMatchObject({ state: 'succeeded', receivedCents: 250_257 });
        expect(await provider.charge(charge)).toEqual(found);
        expect(await count(charge.ref)).toBe(1);
      });

      test('gives back in parts, each once, and never more than came', async () => {
        const charge = makeCharge(kind, await addMandate(kind), 100_000);
        const { providerRef } = await provider.charge(charge);
        const part = { ref: randomUUID(), charge: providerRef, cents: 40_000 };
        const refund = await provider.refund(part);
        expect(refund).toMatchObject({ state: 'succeeded', reason: null });
        expect(await provider.refund(part)).toEqual(refund);
        expect(await provider.findRefund(part.ref, null)).toEqual(refund);
        expect(await provider.findRefund(part.ref, refund.providerRef)).toEqual(refund);
        const above = { ref: randomUUID(), charge: providerRef, cents: 60_251 };
        await expect(provider.refund(above)).rejects.toThrow(ProviderRefusal);
        expect(await provider.findRefund(above.ref, null)).toBeNull();
        await provider.refund({ ref: randomUUID(), charge: providerRef, cents: 60_000 });
        expect(await provider.findCharge(charge.ref, null)).toMatchObject({
          state: 'succeeded',
          receivedCents: 100_250,
          refundedCents: 100_000,
        });
      });

      test('tells that a charge was taken back after it succeeded', async () => {
        const charge = makeCharge(kind, await addMandate(kind), 100_000);
        await provider.charge(charge);
        await bench.act(charge.ref, 'return');
        const found = await provider.findCharge(charge.ref, null);
        expect(found?.state).toMatch(/^(returned|disputed)$/);
        expect(found?.reason).toMatch(/^[a-z-]+$/);
      });
    });

    if (abilities.methodKinds.includes('card'))
      test('sends the payer on when the bank of a card wants them to confirm', async () => {
        const mandate = await addMandate('card');
        for (const [act, state] of [
          ['succeed', 'succeeded'],
          ['fail', 'failed'],
        ] as const) {
          const charge = makeCharge('card', mandate, 250_003);
          const waiting = await provider.charge(charge);
          expect(waiting).toMatchObject({ state: 'needs-action', receivedCents: 0 });
          expect(waiting.redirectUrl).toMatch(/^https?:/);
          expect(await provider.charge(charge)).toEqual(waiting);
          await bench.act(charge.ref, act);
          expect(await provider.findCharge(charge.ref, waiting.providerRef)).toMatchObject({ state });
          expect(await count(charge.ref)).toBe(1);
        }
      });

    describe.each(['card', 'paynow'] as const)('with a page for a payment by %s', (kind) => {
      test('waits for the payer, and has one page, however often it is asked', async () => {
        const charge = makeCharge(kind, null, 100_000);
        const waiting = await provider.charge(charge);
        expect(waiting).toMatchObject({ state: 'needs-action', receivedCents: 0 });
        expect(waiting.redirectUrl).toMatch(/^https?:/);
        expect(await provider.charge(charge)).toEqual(waiting);
        expect(await provider.findCharge(charge.ref, null)).toEqual(waiting);
        await bench.act(charge.ref, 'succeed');
        const paid = await provider.findCharge(charge.ref, waiting.providerRef);
        expect(paid).toMatchObject({ state: 'succeeded', redirectUrl: null, receivedCents: 100_250 });
        expect(await provider.findCharge(charge.ref, null)).toEqual(paid);
        expect(await provider.charge(charge)).toEqual(paid);
        expect(await count(charge.ref)).toBe(1);
        const refund = { ref: randomUUID(), charge: paid?.providerRef ?? '', cents: 100_000 };
        expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
      });

      test('lets nobody pay once it is cancelled, and a paid one stays paid', async () => {
        const charge = makeCharge(kind, null, 100_000);
        await provider.charge(charge);
        expect(await provider.cancelCharge(charge.ref, null)).toMatchObject({ state: 'expired' });
        expect(await provider.cancelCharge(charge.ref, null)).toMatchObject({ state: 'expired' });
        await expect(bench.act(charge.ref, 'succeed')).rejects.toThrow();
        const paid = makeCharge(kind, null, 100_000);
        const { providerRef } = await provider.charge(paid);
        await bench.act(paid.ref, 'succeed');
        expect(await provider.cancelCharge(paid.ref, providerRef)).toMatchObject({ state: 'succeeded' });
      });
    });

    test('says null of what it has never heard of', async () => {
      const ref = randomUUID();
      expect(await provider.findSetup(ref, null)).toBeNull();
      expect(await provider.findCharge(ref, null)).toBeNull();
      expect(await provider.cancelCharge(ref, null)).toBeNull();
      expect(await provider.findRefund(ref, null)).toBeNull();
      expect(await provider.findMandate(ref)).toBeNull();
      expect(await provider.findPayee(ref)).toBeNull();
    });

    test('opens one account for a payee, however often it is asked', async () => {
      const account = { ref: randomUUID(), name: 'Tan Wei Jie', bank: 'OCBC', accountNumber: '5012345678' };
      const { providerRef } = await provider.registerPayee(account);
      expect((await provider.registerPayee(account)).providerRef).toBe(providerRef);
      await bench.provePayee(providerRef);
      expect(await provider.findPayee(providerRef)).toEqual({ providerRef, state: 'proven' });
    });

    test('lists charges of the time that is asked for', async () => {
      const charge = makeCharge('card', null, 100_000);
      const { providerRef } = await provider.charge(charge);
      const time = bench.now().getTime();
      const listed = await provider.listCharges(new Date(time - HOUR), new Date(time + HOUR));
      expect(listed).toContainEqual(
        expect.objectContaining({ ref: charge.ref, providerRef, state: 'needs-action' }),
      );
      const before = await provider.listCharges(new Date(time - 3 * HOUR), new Date(time - 2 * HOUR));
      expect(before.map(({ ref }) => ref)).not.toContain(charge.ref);
    });

    test('takes a webhook only with a right signature that is not old', async () => {
      const now = bench.now();
      const charge = makeCharge('card', null, 100_000);
      await provider.charge(charge);
      const { ref } = charge;
      const verify = (
        { body, headers }: Awaited<ReturnType<ProviderBench['sign']>>,
        at = now,
      ): ReturnType<PaymentProvider['verifyWebhook']> =>
        provider.verifyWebhook(body, (header) => headers[header], at);
      const good = await bench.sign(ref, 'current', now);
      const [event] = verify(good);
      expect(event).toMatchObject({ kind: 'charge', ref });
      expect(verify(good)[0]?.id).toBe(event?.id);
      expect(verify(good, new Date(now.getTime() + 4 * MINUTE))).toHaveLength(1);
      const former = await bench.sign(ref, 'former', now);
      if (abilities.takesFormerSecret) expect(verify(former)).toMatchObject([{ kind: 'charge', ref }]);
      else expect(() => verify(former)).toThrow(SignatureError);
      const foreign = await bench.sign(ref, 'foreign', now);
      const other = new TextEncoder().encode(new TextDecoder().decode(good.body).replace(ref, randomUUID()));
      const wrong = [foreign, { ...good, body: other }, { ...good, headers: {} }];
      for (const webhook of wrong) expect(() => verify(webhook)).toThrow(SignatureError);
      expect(() => verify(good, new Date(now.getTime() + 6 * MINUTE))).toThrow(SignatureError);
    });
  });
}

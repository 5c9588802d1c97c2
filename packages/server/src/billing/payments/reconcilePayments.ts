import type { PaymentState } from '@sewa/tenancy';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import type { PaymentProvider, ProviderCharge } from '../payment-providers/PaymentProvider.ts';
import { runEach } from '../polling/runEach.ts';
import { sumRefunds } from '../refunds/refundQueries.ts';
import { applyCharge } from './applyCharge.ts';
import { recordDiscrepancy } from './discrepancyQueries.ts';
import { findPaymentByRef, type PaymentRow } from './paymentQueries.ts';
import { findFirstToReconcile, listToReconcile, markReconciled } from './reconcileQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long after it settled a charge is compared; a debit comes back within days. */
const COMPARED_MS = 8 * DAY_MS;

/** Our states that mean the same as each state of a charge. */
const sameStates: Readonly<Record<ProviderCharge['state'], readonly PaymentState[]>> = {
  processing: ['processing', 'created'],
  'needs-action': ['needs-action'],
  succeeded: ['succeeded', 'refunded'],
  failed: ['failed', 'expired'],
  expired: ['failed', 'expired'],
  returned: ['returned'],
  disputed: ['disputed'],
};

type Found = Pick<Parameters<typeof recordDiscrepancy>[1], 'kind' | 'ours' | 'theirs'>;

/** Where a payment and its charge differ, or null. */
async function findDifference(
  { db }: Context,
  payment: PaymentRow,
  { state, receivedCents, refundedCents }: ProviderCharge,
): Promise<Found | null> {
  if (!sameStates[state].includes(payment.state))
    return { kind: 'state', ours: payment.state, theirs: state };
  if (state !== 'succeeded') return null;
  const received = payment.received_cents ?? 0;
  const done = await sumRefunds(db, payment.id, ['succeeded']);
  const all = await sumRefunds(db, payment.id, ['succeeded', 'processing']);
  const isSame = receivedCents === received && refundedCents >= done && refundedCents <= all;
  if (isSame) return null;
  const describe = (came: number, went: number) => `${came} received, ${went} refunded`;
  return { kind: 'amount', ours: describe(received, done), theirs: describe(receivedCents, refundedCents) };
}

/** Applies a charge, and returns where it still differs from our payment. */
async function compare(
  ctx: Context,
  ref: string,
  charge: ProviderCharge,
): Promise<{ payment: PaymentRow | null; found: Found | null }> {
  await applyCharge(ctx, ref, charge);
  const payment = await findPaymentByRef(ctx.db, ref);
  return { payment, found: payment && (await findDifference(ctx, payment, charge)) };
}

async function reconcileOne(
  ctx: Context,
  provider: PaymentProvider,
  { ref, charge: listed }: { ref: string; charge: ProviderCharge | null },
): Promise<void> {
  const { db, now } = ctx;
  let difference = listed && (await compare(ctx, ref, listed));
  // It can have moved since the list was made: only a fresh answer counts.
  const isOpen = !difference || (difference.payment !== null && difference.found !== null);
  const fresh = isOpen ? await provider.findCharge(ref, difference?.payment?.provider_ref ?? null) : null;
  if (fresh) difference = await compare(ctx, ref, fresh);
  const charge = fresh ?? listed;
  const payment = difference?.payment ?? (await findPaymentByRef(db, ref));
  const unknown = {
    kind: 'unknown',
    ours: payment?.state ?? 'none',
    theirs: charge?.state ?? 'none',
  } as const;
  const found = payment && charge ? (difference?.found ?? null) : unknown;
  const about = { provider: provider.name, ref, paymentId: payment?.id ?? null };
  if (found) await recordDiscrepancy(db, { ...found, ...about }, now);
}

async function reconcileProvider(ctx: Context, provider: PaymentProvider): Promise<void> {
  const { db, now } = ctx;
  const before = new Date(now.getTime() - COMPARED_MS);
  const first = (await findFirstToReconcile(db, provider.name)) ?? before;
  const from = new Date(Math.min(before.getTime(), first.getTime() - DAY_MS));
  const listed = await provider.listCharges(from, now);
  const refs = new Set(listed.map(({ ref }) => ref));
  const missing = (await listToReconcile(db, provider.name)).filter((ref) => !refs.has(ref));
  await runEach(
    ctx,
    [
      ...listed.map((charge) => ({ ref: charge.ref, charge })),
      ...missing.map((ref) => ({ ref, charge: null })),
    ],
    (each) => reconcileOne(ctx, provider, each),
  );
  await markReconciled(db, { provider: provider.name, before, now });
}

/**
 * Compares what providers charged with our payments: from the last eight days, and from before if it wasn't compared since. What happened
 * without our knowing is applied; what can't be is noted for operators.
 */
export const reconcilePayments = defineVerb(system, async (ctx): Promise<void> => {
  await runEach(ctx, ctx.paymentProviders.list(), (provider) => reconcileProvider(ctx, provider));
});

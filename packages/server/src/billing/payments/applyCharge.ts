import { findTransition, type PaymentTransitionName, paymentTransitions } from '@sewa/tenancy';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { lockBillOfPayment } from '../bills/payableBillQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ProviderCharge } from '../payment-providers/PaymentProvider.ts';
import { recordDiscrepancy } from './discrepancyQueries.ts';
import { findPaymentByRef, type PaymentRow, writePayment } from './paymentQueries.ts';
import {
  failPayment,
  isCollection,
  type LockedPayment,
  returnSurplus,
  reversePayment,
  settlePayment,
} from './settlePayment.ts';

/** How a charge stands; `providerRef` is null if the provider has never heard of it. */
export type ChargeAnswer = Omit<ProviderCharge, 'providerRef'> & { readonly providerRef: string | null };

/** A charge that the provider refused, has never heard of, or that was given up before it was sent. */
export const makeEndedCharge = (state: 'failed' | 'expired', reason: string | null): ChargeAnswer => ({
  providerRef: null,
  state,
  reason,
  redirectUrl: null,
  receivedCents: 0,
  refundedCents: 0,
});

/** The transitions that lead to each state of a charge: what was returned had come first. */
const steps: Readonly<Record<ProviderCharge['state'], readonly PaymentTransitionName[]>> = {
  processing: ['send'],
  'needs-action': ['ask'],
  succeeded: ['succeed'],
  failed: ['fail'],
  expired: ['expire'],
  returned: ['succeed', 'return'],
  disputed: ['succeed', 'dispute'],
};

const findReceived = ({ state, receivedCents }: ChargeAnswer, payment: PaymentRow): number =>
  state !== 'succeeded' && receivedCents === 0 ? payment.cents + payment.fee_cents : receivedCents;

async function note(
  { db, now }: InTransaction,
  payment: PaymentRow,
  found: { kind: 'state' | 'amount'; ours: string; theirs: string },
): Promise<void> {
  if (payment.provider === null) return;
  const { provider, ref, id: paymentId } = payment;
  await recordDiscrepancy(db, { ...found, provider, ref, paymentId }, now);
}

async function step(
  tx: InTransaction,
  locked: LockedPayment,
  name: PaymentTransitionName,
  charge: ChargeAnswer,
): Promise<void> {
  const { bill, payment } = locked;
  const { db } = tx;
  const { reason } = charge;
  if (name === 'send') await writePayment(db, { ...payment, state: 'processing', redirect_url: null });
  else if (name === 'ask') {
    await writePayment(db, { ...payment, state: 'needs-action', redirect_url: charge.redirectUrl });
    if (isCollection(locked))
      await notifyPayment(tx, { kind: 'bill-needs-action', billId: bill.id, paymentId: payment.id });
  } else if (name === 'succeed') {
    const received = findReceived(charge, payment);
    if (received > payment.fee_cents) return settlePayment(tx, locked, received);
    await writePayment(db, payment);
    await note(tx, payment, { kind: 'amount', ours: String(payment.cents), theirs: String(received) });
  } else if (name === 'fail') await failPayment(tx, locked, { state: 'failed', reason });
  else if (name === 'expire') await failPayment(tx, locked, { state: 'expired', reason });
  else if (name === 'return') await reversePayment(tx, locked, reason);
  else if (name === 'dispute') {
    await note(tx, payment, { kind: 'state', ours: payment.state, theirs: 'disputed' });
    await writePayment(db, { ...payment, state: 'disputed', reason });
  }
}

/** Whether money came after we said that none did, or more than once. */
function isUndue({ state, received_cents: received }: PaymentRow, charge: ChargeAnswer): boolean {
  const hasCome = charge.state === 'succeeded' || charge.state === 'disputed';
  const isOver = ['failed', 'expired', 'succeeded', 'refunded', 'disputed'].includes(state);
  return hasCome && isOver && charge.receivedCents > (received ?? 0);
}

/** Gives undue money back; operators are told if we had said that none came. */
async function applyUndue(tx: InTransaction, locked: LockedPayment, charge: ChargeAnswer): Promise<void> {
  const { state } = locked.payment;
  if (state === 'failed' || state === 'expired')
    await note(tx, locked.payment, { kind: 'state', ours: state, theirs: charge.state });
  await returnSurplus(tx, locked, charge.receivedCents);
}

const findOpenSteps = ({ state }: PaymentRow, charge: ChargeAnswer): readonly PaymentTransitionName[] =>
  steps[charge.state].filter((name) => findTransition(paymentTransitions, name, state));

/** Whether an answer says nothing that isn't written already. */
const isKnown = (payment: PaymentRow, charge: ChargeAnswer): boolean =>
  (payment.provider_ref !== null || charge.providerRef === null) &&
  findOpenSteps(payment, charge).length === 0 &&
  !isUndue(payment, charge);

/** The bill of a payment, locked, and the payment as it is then; null if there is none of this name. */
async function lock({ db }: InTransaction, ref: string): Promise<LockedPayment | null> {
  const bill = await lockBillOfPayment(db, ref);
  const payment = bill && (await findPaymentByRef(db, ref));
  return payment && { bill, payment };
}

/** With the name that the provider gave the payment, which isn't written yet; null if that is known. */
function findNamed({ bill, payment }: LockedPayment, { providerRef }: ChargeAnswer): LockedPayment | null {
  if (payment.provider_ref !== null || providerRef === null) return null;
  return { bill, payment: { ...payment, provider_ref: providerRef } };
}

async function apply(tx: InTransaction, ref: string, charge: ChargeAnswer): Promise<void> {
  let locked = await lock(tx, ref);
  if (!locked) return;
  const named = findNamed(locked, charge);
  if (named && findOpenSteps(locked.payment, charge).length === 0) await writePayment(tx.db, named.payment);
  locked = named ?? locked;
  for (const name of steps[charge.state]) {
    if (!findTransition(paymentTransitions, name, locked.payment.state)) continue;
    await step(tx, locked, name, charge);
    // The only step to a state leaves nothing undone.
    if (steps[charge.state].length === 1) return;
    locked = (await lock(tx, ref)) ?? locked;
  }
  if (isUndue(locked.payment, charge)) await applyUndue(tx, locked, charge);
}

/**
 * Applies what a provider answered about a charge. Idempotent, in any order and however often: an answer that doesn't move the payment
 * along its transitions is ignored. `before` is the payment as it was before the provider was called: if the answer says more than that,
 * it is applied without another look before the lock.
 */
export async function applyCharge(
  ctx: Context,
  ref: string,
  charge: ChargeAnswer,
  before?: PaymentRow,
): Promise<void> {
  const payment = before && !isKnown(before, charge) ? before : await findPaymentByRef(ctx.db, ref);
  if (payment && !isKnown(payment, charge)) await ctx.transaction((tx) => apply(tx, ref, charge));
}

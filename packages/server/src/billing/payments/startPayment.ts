import { countFee } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { PayableBill } from '../bills/payableBillQueries.ts';
import * as messages from '../messages.ts';
import type { ChargedMethod } from '../payment-methods/methodQueries.ts';
import type { ChargeKind } from '../payment-providers/PaymentProvider.ts';
import { findFees } from '../rate-cards/rateCardQueries.ts';
import { makeRef } from './makeRef.ts';
import { insertPayment } from './paymentQueries.ts';
import { type BillChanges, transitionBill } from './transitionBill.ts';

/** How long until a provider is asked for the first time, in milliseconds. */
export const FIRST_ASK_MS = 60_000;

/** The error for a method or payee that can't be used now. */
const makeUnusableError = (name: 'methodId' | 'payeeId' | 'kind', reason: string): HttpError =>
  new HttpError('wrong-state', { fields: [{ name, reason }] });

/** How a bill is paid by a provider: with a method, or once at the provider's page. */
export interface ChosenMethod {
  readonly way: ChargeKind;
  readonly method: ChargedMethod | null;
  readonly linkId?: string;
}

/** A payment that a provider can be sent. */
export interface StartedPayment {
  readonly id: string;
  readonly ref: string;
  readonly provider: string;
}

/** Throws unless a payee can be paid now. */
function requirePayee(
  { payee_state: state, payee_usable_from: from, payee_ref: ref }: PayableBill,
  now: Date,
) {
  const isUsable = state === 'proven' && from !== null && from <= now && ref !== null;
  if (!isUsable) throw makeUnusableError('payeeId', messages.payeeNotReadyReason);
}

/** Why a method can't pay so much today, or null. */
export function findMethodFault(
  { state, ends_on: endsOn, limit_cents: limit, provider }: ChargedMethod,
  { bill, total, today }: { bill: PayableBill; total: number; today: string },
): 'method-ended' | 'other-provider' | 'over-limit' | null {
  if (state !== 'active' || (endsOn !== null && endsOn < today)) return 'method-ended';
  if (provider !== bill.payee_provider) return 'other-provider';
  return limit !== null && limit < total ? 'over-limit' : null;
}

const faultReasons = {
  'method-ended': messages.methodUnusableReason,
  'other-provider': messages.wayUnusableReason,
  'over-limit': messages.methodLimitReason,
} as const;

/** The start of a payment: who does it, by default the system, and what changes of the bill. */
export interface PaymentStart extends ChosenMethod {
  readonly changes?: BillChanges;
}

/** A payment that was written down, and why its method can't pay it. */
export interface WrittenPayment extends StartedPayment {
  readonly bill: PayableBill;
  readonly fault: ReturnType<typeof findMethodFault>;
}

/** Writes down the payment of what is open of a locked bill. Throws if the bill or its payee don't allow it. */
export async function writeStart(
  tx: InTransaction,
  before: PayableBill,
  { way, method, linkId, changes = {} }: PaymentStart,
): Promise<WrittenPayment> {
  const { db, now, paymentProviders } = tx;
  const today = getToday(now);
  const cents = before.cents - before.paid_cents;
  const bill = await transitionBill(tx, before, 'pay', changes);
  requirePayee(bill, now);
  const fee = countFee((await findFees(db, today))[way], cents);
  const fault = method && findMethodFault(method, { bill, total: cents + fee, today });
  const provider = paymentProviders.find(bill.payee_provider);
  const canCharge = provider?.kinds.includes(way) || fault === 'other-provider';
  if (!provider || !canCharge) throw makeUnusableError('kind', messages.wayUnusableReason);
  const id = makeRandomId();
  const ref = makeRef();
  await insertPayment(db, {
    id,
    bill_id: bill.id,
    way,
    method_id: method?.id ?? null,
    link_id: linkId ?? null,
    payee_id: bill.payee_id,
    ref,
    provider: provider.name,
    cents,
    fee_cents: fee,
    state: 'processing',
    paid_on: null,
    next_poll_at: new Date(now.getTime() + FIRST_ASK_MS),
    created_at: now,
  });
  const details = { bill: bill.id, payment: id, way };
  const { actorId = 'system' } = changes;
  await recordAudit(db, { userId: bill.payer_user_id, actorId, action: 'payment-made', details }, now);
  return { id, ref, provider: provider.name, bill, fault };
}

/**
 * Begins the payment of what is open of a locked bill: writes it down before the provider is called, so that nothing is forgotten if this
 * process dies. Throws if the bill, its payee or the method don't allow it.
 */
export async function startPayment(
  tx: InTransaction,
  bill: PayableBill,
  chosen: ChosenMethod,
  actorId?: string,
): Promise<StartedPayment> {
  const changes = actorId === undefined ? {} : { actorId };
  const { fault, ...started } = await writeStart(tx, bill, { ...chosen, changes });
  if (fault) throw makeUnusableError('methodId', faultReasons[fault]);
  return started;
}

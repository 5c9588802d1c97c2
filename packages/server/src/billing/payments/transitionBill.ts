import { type BillTransitionName, billTransitions, findTransition } from '@sewa/tenancy';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { PayableBill } from '../bills/payableBillQueries.ts';
import { type BillProgress, writeBill } from '../bills/queries.ts';
import * as messages from '../messages.ts';

/** The error for something that isn't open to a bill in its state. */
export const makeBillNotOpenError = (): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'transition', reason: messages.billNotOpenReason }] });

/** What else changes of a bill, and who does it: a user, or by default the system. */
export interface BillChanges extends Partial<Omit<BillProgress, 'state'>> {
  readonly actorId?: string;
}

/** The state of a bill without a payment under way, by what has been paid of it. */
function findRestState({ cents, paid_cents: paid }: Pick<PayableBill, 'cents' | 'paid_cents'>) {
  if (paid >= cents) return 'paid';
  return paid > 0 ? 'part-paid' : 'open';
}

/** Moves a locked bill, with its audit entry. Throws if the transition isn't open. */
export async function transitionBill(
  { db, now }: InTransaction,
  bill: PayableBill,
  name: BillTransitionName,
  { actorId = 'system', ...changes }: BillChanges = {},
): Promise<PayableBill> {
  const transition = findTransition(billTransitions, name, bill.state);
  if (!transition) throw makeBillNotOpenError();
  const moved = { ...bill, ...changes };
  const isResting = ['open', 'part-paid', 'paid'].includes(transition.to);
  const after = { ...moved, state: isResting ? findRestState(moved) : transition.to };
  const version = await writeBill(db, bill.id, after);
  const details = { bill: bill.id, transition: name, from: bill.state, to: after.state };
  await recordAudit(db, { userId: bill.payer_user_id, actorId, action: 'bill-moved', details }, now);
  return { ...after, version };
}

import { type Bank, BankRefusal } from './Bank.ts';
import { DAY_MS, planState } from './BankClock.ts';
import type { RefundRecord } from './bankRecords.ts';
import { SILENCE_MS } from './moves.ts';
import { findOutcome } from './outcomes.ts';

/** How long a charge can be refunded for. */
export const REFUND_DAYS = 180;

/** A refund as the API shows it. */
export interface RefundView extends Pick<RefundRecord, 'state' | 'reason'> {
  readonly providerRef: string;
}

/** Finds a refund. */
export async function findRefund(bank: Bank, ref: string): Promise<RefundView | null> {
  const found = await bank.look('refund', ref);
  return found && { providerRef: `refund_${ref}`, state: found.state, reason: found.reason };
}

function makeRefund(bank: Bank, charge: string, cents: number): RefundRecord {
  const { failure, isSilent, webhooks = 'once' } = findOutcome(cents);
  const refund = { charge, cents, reason: null, next: null, webhooks };
  if (failure !== undefined) return { ...refund, state: 'failed', reason: failure };
  if (!isSilent) return { ...refund, state: 'succeeded' };
  return { ...refund, state: 'processing', next: planState(bank.clock, SILENCE_MS, 'succeeded') };
}

/** Gives back a part of a charge, once per reference and never more than came; answers whether this call did. */
export async function addRefund(bank: Bank, ref: string, charge: string, cents: number): Promise<boolean> {
  if (await bank.store.find('refund', ref)) return false;
  const found = await bank.store.findCharge(charge);
  if (!found) throw new BankRefusal('unknown-charge');
  const age = bank.clock.now().getTime() - found.createdAt.getTime();
  if (age > REFUND_DAYS * DAY_MS) throw new BankRefusal('too-late');
  const refund = makeRefund(bank, charge, cents);
  const changed = await bank.change('charge', charge, async (content) => {
    if (await bank.store.find('refund', ref)) return null;
    if (content.state !== 'succeeded') throw new BankRefusal('not-succeeded');
    if (content.receivedCents - (await bank.store.sumRefunds(charge)) < cents)
      throw new BankRefusal('too-much');
    // The counter lets only one of two refunds at once through; the other counts again.
    return {
      content: { ...content, refunds: content.refunds + 1 },
      added: [{ kind: 'refund', ref, content: refund }],
    };
  });
  return changed?.hasMoved ?? false;
}

/** Ends a refund that is on its way; false if it isn't, null if there is none. */
export async function answerRefund(bank: Bank, ref: string, hasSucceeded: boolean): Promise<boolean | null> {
  const changed = await bank.change('refund', ref, (refund) =>
    refund.state === 'processing'
      ? {
          content: hasSucceeded
            ? { ...refund, state: 'succeeded', next: null }
            : { ...refund, state: 'failed', reason: 'declined', next: null },
        }
      : null,
  );
  return changed?.hasMoved ?? null;
}

import { findDay } from '@sewa/formatters';
import { type Bank, BankRefusal } from './Bank.ts';
import type { FoundCharge } from './BankStore.ts';
import type { ChargeRecord, MandateRecord } from './bankRecords.ts';
import { askPayer, endCharge, findBillCents, isChargeOpen, settleCharge, succeedCharge } from './moves.ts';
import { findOutcome } from './outcomes.ts';

/** A charge as the API shows it. */
export interface ChargeView extends Pick<ChargeRecord, 'state' | 'reason' | 'receivedCents'> {
  readonly ref: string;
  readonly providerRef: string;
  readonly redirectUrl: string | null;
  readonly refundedCents: number;
}

/** What makes a charge. */
export interface NewCharge
  extends Pick<ChargeRecord, 'kind' | 'mandate' | 'cents' | 'feeCents' | 'payee' | 'returnUrl'> {}

/** A charge as the API shows it; `url` is where the bank's pages are. */
export const viewCharge = ({ ref, content, refundedCents }: FoundCharge, url: string): ChargeView => ({
  ref,
  providerRef: `charge_${ref}`,
  state: content.state,
  reason: content.reason,
  redirectUrl: content.state === 'needs-action' ? `${url}/pay?ref=${encodeURIComponent(ref)}` : null,
  receivedCents: content.receivedCents,
  refundedCents,
});

/** Finds a charge. */
export async function findCharge(bank: Bank, ref: string, url: string): Promise<ChargeView | null> {
  await bank.look('charge', ref);
  const found = await bank.store.findCharge(ref);
  return found && viewCharge(found, url);
}

/** Why a mandate can't be charged, or null. */
function findObstacle(mandate: MandateRecord, cents: number, today: string): string | null {
  if (mandate.state !== 'active') return `mandate-${mandate.state}`;
  if (mandate.endsOn !== null && mandate.endsOn < today) return 'mandate-ended';
  return mandate.limitCents !== null && mandate.limitCents < cents ? 'over-limit' : null;
}

async function makeCharge(bank: Bank, asked: NewCharge): Promise<ChargeRecord> {
  const { clock } = bank;
  const payee = await bank.look('payee', asked.payee);
  if (payee?.state !== 'proven') throw new BankRefusal('payee-not-proven');
  const charge: ChargeRecord = {
    ...asked,
    state: 'processing',
    reason: null,
    next: null,
    webhooks: findOutcome(findBillCents(asked)).webhooks ?? 'once',
    page: null,
    receivedCents: 0,
    refunds: 0,
    behaviour: 'ok',
  };
  if (asked.kind === 'paynow') return askPayer(charge, 'paynow', clock).content;
  if (asked.mandate === null) {
    if (asked.kind === 'egiro') throw new BankRefusal('no-mandate');
    return askPayer(charge, 'card', clock).content;
  }
  const mandate = await bank.look('mandate', asked.mandate);
  if (!mandate) throw new BankRefusal('unknown-mandate');
  const today = findDay(clock.now()) ?? '';
  const obstacle = findObstacle(mandate, asked.cents, today);
  if (obstacle !== null) return endCharge(charge, 'failed', obstacle).content;
  return settleCharge({ ...charge, behaviour: mandate.behaviour }, clock).content;
}

/** Makes a charge, once per reference; answers whether this call made it. */
export async function addCharge(bank: Bank, ref: string, asked: NewCharge): Promise<boolean> {
  if (await bank.store.find('charge', ref)) return false;
  return bank.add('charge', ref, await makeCharge(bank, asked));
}

/** Ends a charge that waits for the payer. */
export async function cancelCharge(bank: Bank, ref: string): Promise<void> {
  await bank.change('charge', ref, (charge) =>
    charge.state === 'needs-action' ? endCharge(charge, 'expired', 'cancelled') : null,
  );
}

/** How a charge is answered by control. */
export type ChargeAnswer = 'approve' | 'reject' | 'abandon' | 'fail' | 'succeed' | 'return';

/** Moves a charge; false if that isn't possible now, null if there is none. */
export async function answerCharge(bank: Bank, ref: string, answer: ChargeAnswer): Promise<boolean | null> {
  const changed = await bank.change('charge', ref, (charge) => {
    if (answer === 'return') {
      return charge.state === 'succeeded' || charge.state === 'disputed'
        ? endCharge(charge, 'returned', 'returned-by-bank')
        : null;
    }
    if (!isChargeOpen(charge)) return null;
    if (answer === 'approve' || answer === 'succeed') return succeedCharge(charge, bank.clock);
    if (answer === 'abandon') return endCharge(charge, 'expired', 'abandoned');
    return endCharge(charge, 'failed', answer === 'reject' ? 'rejected-by-payer' : 'declined');
  });
  return changed?.hasMoved ?? null;
}

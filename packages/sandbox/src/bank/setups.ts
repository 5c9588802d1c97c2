import type { Bank } from './Bank.ts';
import { planState } from './BankClock.ts';
import type { Approval, SetupRecord } from './bankRecords.ts';
import { activateSetup, endSetup, isSetupOpen } from './moves.ts';

/** A setup or mandate as the API shows it. */
export interface SetupView {
  readonly providerRef: string;
  readonly state: SetupRecord['state'];
  readonly reason: string | null;
  readonly redirectUrl: string | null;
  readonly mandate: MandateView | null;
}

/** A mandate as the API shows it. */
export interface MandateView {
  readonly providerRef: string;
  readonly masked: string;
  /** The same each time an account or card is set up. */
  readonly source: string;
  readonly bank: string | null;
  readonly limitCents: number | null;
  readonly endsOn: string | null;
  readonly state: 'active' | 'suspended' | 'ended';
}

/** What begins a setup. */
export interface NewSetup extends Pick<SetupRecord, 'kind' | 'bank' | 'segment' | 'returnUrl'> {
  readonly expiresAt: Date;
}

/** Finds a mandate by the reference of its setup. */
export async function findMandate(bank: Bank, ref: string): Promise<MandateView | null> {
  const found = await bank.look('mandate', ref);
  if (!found) return null;
  const { masked, bank: name, limitCents, endsOn, state } = found;
  // The test accounts of a bank, and the test cards, have ends of their own.
  const source = `${name ?? 'card'} ${masked}`;
  return { providerRef: `mandate_${ref}`, masked, source, bank: name, limitCents, endsOn, state };
}

/** Finds a setup; `url` is where the bank's pages are. */
export async function findSetup(bank: Bank, ref: string, url: string): Promise<SetupView | null> {
  const found = await bank.look('setup', ref);
  if (!found) return null;
  const { state, reason } = found;
  return {
    providerRef: `setup_${ref}`,
    state,
    reason,
    redirectUrl: state === 'pending' ? `${url}/setup?ref=${encodeURIComponent(ref)}` : null,
    mandate: state === 'active' ? await findMandate(bank, ref) : null,
  };
}

/** Begins a setup, once per reference. */
export async function beginSetup(bank: Bank, ref: string, { expiresAt, ...asked }: NewSetup): Promise<void> {
  const ms = Math.max(0, expiresAt.getTime() - bank.clock.now().getTime());
  await bank.add('setup', ref, {
    ...asked,
    state: 'pending',
    reason: null,
    next: planState(bank.clock, ms, 'expired', 'time-out'),
    webhooks: 'once',
    approval: null,
  });
}

/** Ends a mandate, by the payer or by us. */
export async function endMandate(bank: Bank, ref: string): Promise<boolean> {
  const ended = await bank.change('mandate', ref, (mandate) =>
    mandate.state === 'ended' ? null : { content: { ...mandate, state: 'ended' } },
  );
  return ended !== null;
}

/** Why a bank, or a card service, rejects a setup. */
export const findRejection = ({ kind }: SetupRecord): string =>
  kind === 'card' ? 'declined' : 'rejected-by-bank';

/** Answers an open setup; false if it isn't open, null if there is none. */
export async function answerSetup(
  bank: Bank,
  ref: string,
  answer: 'approve' | 'reject' | 'abandon' | 'fail',
  approval?: Approval,
): Promise<boolean | null> {
  const changed = await bank.change('setup', ref, (setup) => {
    if (!isSetupOpen(setup)) return null;
    if (answer === 'approve') return activateSetup(ref, setup, approval);
    if (answer === 'abandon') return endSetup(setup, 'abandoned', null);
    return endSetup(setup, 'rejected', answer === 'reject' ? 'rejected-by-payer' : findRejection(setup));
  });
  return changed?.hasMoved ?? null;
}

import { type BankClock, DAY_MS, planState, SECOND_MS } from './BankClock.ts';
import type { BankRow } from './BankStore.ts';
import type {
  Approval,
  BankKind,
  BankRecords,
  ChargeRecord,
  ChargeState,
  SetupRecord,
  SetupState,
} from './bankRecords.ts';
import { findOutcome } from './outcomes.ts';

/** How long a silent bank says nothing. */
export const SILENCE_MS = 30 * SECOND_MS;

/** How long an approver has. */
const APPROVER_MS = 7 * DAY_MS;

/** How long a page of a charge waits for the payer. */
export const PAGE_MS = 60 * 60 * SECOND_MS;

const RETURN_MS = 3 * DAY_MS;

/** A record as it is after a change, and what is added with it. */
export interface Moved<Kind extends BankKind> {
  readonly content: BankRecords[Kind];
  readonly added?: readonly BankRow[];
}

/** Whether a setup can still be answered. */
export const isSetupOpen = ({ state }: SetupRecord): boolean => state === 'pending' || state === 'processing';

/** Whether a charge can still be paid. */
export const isChargeOpen = ({ state }: ChargeRecord): boolean =>
  state === 'processing' || state === 'needs-action';

/** A setup that ended without a mandate. */
export const endSetup = (
  setup: SetupRecord,
  state: Exclude<SetupState, 'active'>,
  reason: string | null,
): Moved<'setup'> => ({ content: { ...setup, state, reason, next: null } });

/** A setup that waits for an approver of the company. */
export const awaitApprover = (setup: SetupRecord, approval: Approval, clock: BankClock): Moved<'setup'> => ({
  content: {
    ...setup,
    state: 'processing',
    approval,
    next: planState(clock, APPROVER_MS, 'expired', 'time-out'),
  },
});

/** A setup that the bank takes half a minute to finish. */
export const activateLater = (setup: SetupRecord, approval: Approval, clock: BankClock): Moved<'setup'> => ({
  content: { ...setup, state: 'processing', approval, next: planState(clock, SILENCE_MS, 'active') },
});

/** What is approved where nobody chose. */
export const plainApproval = (kind: SetupRecord['kind']): Approval => ({
  masked: kind === 'card' ? 'ending 4242' : 'ending 6789',
  limitCents: null,
  endsOn: null,
  behaviour: 'ok',
});

/** A setup that became a mandate. */
export function activateSetup(
  ref: string,
  setup: SetupRecord,
  approval = setup.approval ?? plainApproval(setup.kind),
): Moved<'setup'> {
  const mandate: BankRecords['mandate'] = {
    ...approval,
    bank: setup.bank,
    state: 'active',
    reason: null,
    next: null,
    webhooks: setup.webhooks,
  };
  return {
    content: { ...setup, state: 'active', reason: null, approval, next: null },
    added: [{ kind: 'mandate', ref, content: mandate }],
  };
}

/** The bill of a charge: what is paid without our fee. */
export const findBillCents = ({ cents, feeCents }: Pick<ChargeRecord, 'cents' | 'feeCents'>): number =>
  cents - feeCents;

/** A charge that ended, or came back. */
export const endCharge = (
  charge: ChargeRecord,
  state: Extract<ChargeState, 'failed' | 'expired' | 'returned' | 'disputed'>,
  reason: string | null,
): Moved<'charge'> => ({ content: { ...charge, state, reason, page: null, next: null } });

/** A charge that was paid. */
export function succeedCharge(
  charge: ChargeRecord,
  clock: BankClock,
  receivedCents = charge.cents,
): Moved<'charge'> {
  const next = findOutcome(findBillCents(charge)).isReturned
    ? planState(clock, RETURN_MS, 'returned' as const, 'returned-by-bank')
    : charge.behaviour === 'disputes'
      ? planState(clock, RETURN_MS, 'disputed' as const, 'disputed-by-payer')
      : null;
  return { content: { ...charge, state: 'succeeded', reason: null, page: null, receivedCents, next } };
}

/** A charge that waits for the payer on a page. */
export const askPayer = (
  charge: ChargeRecord,
  page: NonNullable<ChargeRecord['page']>,
  clock: BankClock,
): Moved<'charge'> => ({
  content: {
    ...charge,
    state: 'needs-action',
    page,
    next: planState(clock, PAGE_MS, 'expired', 'time-out'),
  },
});

/** A charge whose payer, card or account is known: its cents decide, then the account. */
export function settleCharge(
  charge: ChargeRecord,
  clock: BankClock,
  { isConfirmed = false, receivedCents }: { isConfirmed?: boolean; receivedCents?: number } = {},
): Moved<'charge'> {
  const { failure, asks3ds, isSilent } = findOutcome(findBillCents(charge));
  const { behaviour } = charge;
  const reason =
    failure ??
    (behaviour === 'ok' || behaviour === 'asks' || behaviour === 'disputes' ? undefined : behaviour);
  if (reason !== undefined) return endCharge(charge, 'failed', reason);
  if (!isConfirmed && (asks3ds || behaviour === 'asks')) return askPayer(charge, '3ds', clock);
  if (!isSilent) return succeedCharge(charge, clock, receivedCents);
  return {
    content: {
      ...charge,
      state: 'processing',
      page: null,
      receivedCents: 0,
      next: planState(clock, SILENCE_MS, 'succeeded'),
    },
  };
}

/** A record after its planned change. */
export function applyNext(row: BankRow, clock: BankClock): Moved<BankKind> {
  const { next } = row.content;
  if (!next) return { content: row.content };
  if (row.kind === 'setup' && next.state === 'active') {
    return activateSetup(row.ref, row.content as SetupRecord);
  }
  if (row.kind === 'charge' && next.state === 'succeeded') {
    return succeedCharge(row.content as ChargeRecord, clock);
  }
  if (row.kind === 'charge') {
    return endCharge(row.content as ChargeRecord, next.state as 'returned', next.reason);
  }
  return {
    content: { ...row.content, state: next.state, reason: next.reason, next: null } as BankRecords[BankKind],
  };
}

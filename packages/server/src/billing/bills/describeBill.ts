import type { Bill, RouteAnswer } from '@sewa/api/client';
import { billTransitionNames } from '@sewa/api/schema';
import { findDay } from '@sewa/formatters';
import { billTransitions, listTransitions } from '@sewa/tenancy';
import { describePayment } from '../payments/describePayment.ts';
import type { PaymentWithRefunds } from '../payments/paymentWithRefundsQueries.ts';
import { countFees, type RateCards } from '../rate-cards/rateCardQueries.ts';
import type { ServiceProgress } from '../services/serviceRow.ts';
import { describeRule } from './planBills.ts';
import type { BillRow } from './queries.ts';

/** Who looks at a bill, and when. */
export interface BillView {
  readonly side: 'payer' | 'payee';
  /** From when the payee may be paid; null while it can't be. */
  readonly payeeUsableFrom: Date | null;
  readonly now: Date;
  /** Whether the payee recorded the last payment themselves. @default false */
  readonly isRecorded?: boolean;
}

/** What the bills of a service are shown with. */
interface BillContext {
  readonly view: BillView;
  readonly payments: readonly PaymentWithRefunds[];
  readonly cards: RateCards;
  /** Kinds that the provider of the payee can charge. */
  readonly kinds: Bill['kinds'];
}

/** What somebody can do with a bill; it can be paid once its payee may be. */
function listBillActions(
  state: Bill['state'],
  { side, payeeUsableFrom, now, isRecorded = false }: BillView,
): Bill['may'] {
  const open: readonly string[] = listTransitions(billTransitions, state, side);
  const isPayable = payeeUsableFrom !== null && payeeUsableFrom <= now;
  const canUndo = state !== 'paid' || isRecorded;
  return billTransitionNames.filter(
    (name) => open.includes(name) && (name !== 'pay' || isPayable) && (name !== 'not-paid' || canUndo),
  );
}

/** What says whether the payee can remind the payer of a bill. */
interface ReminderFacts extends Pick<BillRow, 'state' | 'payee_reminded_at'> {
  readonly dueOn: string;
  /** When it is collected by itself; null if it isn't. */
  readonly collectOn: string | null;
}

/** Whether the payer of a bill can be reminded: once a day, of what is open and isn't collected by itself in time. */
export function canRemindOf(
  { state, payee_reminded_at: remindedAt, dueOn, collectOn }: ReminderFacts,
  now: Date,
): boolean {
  const today = findDay(now) ?? '';
  const isOpen = state === 'open' || state === 'part-paid';
  return (
    isOpen && (collectOn === null || dueOn < today) && (remindedAt === null || findDay(remindedAt) !== today)
  );
}

/** State and version of a bill, and what somebody can do with it. */
export const describeBillState = (
  { id, state, version }: Pick<BillRow, 'id' | 'state' | 'version'>,
  view: BillView,
): RouteAnswer<'sayBillPaid'> => ({ id, state, version, may: listBillActions(state, view) });

/** A bill with its payments and the fees of what is open, or of all once it is paid. */
export function describeBill(
  row: BillRow,
  service: ServiceProgress,
  { view, payments, cards, kinds }: BillContext,
): Bill {
  const { cents, paid_cents: paidCents, due_on: dueOn, state } = row;
  const fees = countFees(cards, paidCents < cents ? cents - paidCents : cents);
  const isOpen = state === 'open' || state === 'part-paid';
  // A payment that waits for the payer ends when they pay in another way.
  const isWaiting =
    view.side === 'payer' &&
    state === 'processing' &&
    payments.some((payment) => payment.state === 'needs-action');
  const isRecorded = payments.find((payment) => payment.state === 'succeeded')?.is_payee_record ?? false;
  const collectOn = service.state === 'active' && isOpen ? row.collect_on : null;
  return {
    id: row.id,
    serviceId: row.service_id,
    kind: row.kind,
    period: row.period,
    dueOn,
    cents,
    lines: row.lines,
    rule: describeRule(service, row),
    paidCents,
    feeCents: service.method_kind === null ? 0 : fees[service.method_kind],
    fees,
    kinds,
    state,
    isOverdue: isOpen && dueOn < (findDay(view.now) ?? ''),
    collectOn,
    may: listBillActions(isWaiting ? 'open' : state, { ...view, isRecorded }),
    remindedAt: row.payee_reminded_at?.toISOString() ?? null,
    canRemind: view.side === 'payee' && canRemindOf({ ...row, dueOn, collectOn }, view.now),
    payments: payments.map((payment) => describePayment(payment, view.side)),
    version: row.version,
  };
}

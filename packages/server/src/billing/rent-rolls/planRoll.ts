import type { RentRoll, RentRollRow } from '@sewa/api/client';
import {
  listPlanPeriods,
  type PlannedBill,
  planDepositBill,
  planRentBill,
  wasDueBefore,
} from '../bills/planBills.ts';
import type { HomeColumns, PayeePlan, RollBill } from './rentRollQueries.ts';

/** A row of a rent roll; `bill` is null while there is none yet. */
export interface RollEntry {
  readonly plan: PayeePlan;
  readonly bill: RollBill | null;
  readonly row: Omit<RentRollRow, 'bill'>;
}

/** States of a payment that came to nothing. */
const failedStates: readonly string[] = ['failed', 'expired', 'returned'];

/** What needs the payee first. */
const order: readonly RentRollRow['state'][] = [
  'overdue',
  'said-paid',
  'failed',
  'part-paid',
  'due',
  'processing',
  'planned',
  'paid',
];

/** The address of a home, as answers have it. */
export const describeHome = (home: HomeColumns): RentRollRow['address'] => ({
  block: home.block,
  street: home.street,
  floor: home.floor,
  unit: home.unit,
  postalCode: home.postal_code,
});

/** How a bill stands for its payee on a day. */
function findState(
  { state, due_on: dueOn, last_state: last }: RollBill,
  today: string,
): RentRollRow['state'] {
  if (state === 'paid' || state === 'said-paid' || state === 'processing') return state;
  if (dueOn < today) return 'overdue';
  if (last !== null && failedStates.includes(last)) return 'failed';
  return state === 'part-paid' ? 'part-paid' : 'due';
}

const describePlan = (plan: PayeePlan) => ({
  serviceId: plan.id,
  address: describeHome(plan),
  payerName: plan.payer_name,
  dueDay: plan.due_day,
});

function enterBill(plan: PayeePlan, bill: RollBill, today: string): RollEntry {
  const state = findState(bill, today);
  const isOpen = bill.state === 'open' || bill.state === 'part-paid';
  const row = {
    ...describePlan(plan),
    kind: bill.kind,
    period: bill.period,
    dueOn: bill.due_on,
    cents: bill.cents,
    receivedCents: bill.received_cents,
    openCents: state === 'paid' ? 0 : Math.max(0, bill.cents - bill.paid_cents),
    state,
    hasFailed: isOpen && bill.last_state !== null && failedStates.includes(bill.last_state),
    way: bill.last_way,
  };
  return { plan, bill, row };
}

function enterPlanned(plan: PayeePlan, { kind, period, dueOn, cents }: PlannedBill): RollEntry {
  const row = {
    ...describePlan(plan),
    kind,
    period,
    dueOn,
    cents,
    receivedCents: 0,
    openCents: cents,
    state: 'planned' as const,
    hasFailed: false,
    way: null,
  };
  return { plan, bill: null, row };
}

/** The bills that a running plan will have for a month, and hasn't yet. */
function planMonth(plan: PayeePlan, month: string, made: ReadonlySet<string>): PlannedBill[] {
  if (!plan.is_mine || (plan.state !== 'active' && plan.state !== 'paused')) return [];
  const isMissing = (kind: string) => !made.has(`${plan.id} ${kind} ${month}`);
  const rents = isMissing('rent') ? listPlanPeriods(plan).filter(({ period }) => period === month) : [];
  const deposits = isMissing('deposit') ? planDepositBill(plan).filter(({ period }) => period === month) : [];
  return [...deposits, ...rents.map((period) => planRentBill(plan, period))].filter(
    ({ cents, dueOn }) => cents > 0 && !wasDueBefore(plan, dueOn),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The rows of a month: its bills, those that are still to be made, and what is overdue of earlier months; what needs the payee first. */
export function listRollEntries(
  plans: readonly PayeePlan[],
  bills: readonly RollBill[],
  { month, today }: { month: string; today: string },
): RollEntry[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const made = new Set(bills.map(({ service_id: id, kind, period }) => `${id} ${kind} ${period}`));
  const billed = bills.flatMap((bill) => {
    const plan = byId.get(bill.service_id);
    return plan && bill.is_mine && bill.state !== 'cancelled' ? [enterBill(plan, bill, today)] : [];
  });
  const planned = plans.flatMap((plan) =>
    planMonth(plan, month, made).map((bill) => enterPlanned(plan, bill)),
  );
  const places = new Map(plans.map(({ id }, index) => [id, index]));
  return [...billed, ...planned].toSorted(
    ({ row: one }, { row: other }) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      compare(one.dueOn, other.dueOn) ||
      (places.get(one.serviceId) ?? 0) - (places.get(other.serviceId) ?? 0) ||
      compare(other.kind, one.kind),
  );
}

/** A home, by which its plans are told from those of others. */
export const nameHome = ({ block, street, floor, unit, postalCode }: RentRollRow['address']): string =>
  [postalCode, block, street, floor, unit].map((part) => (part ?? '').trim().toLowerCase()).join('|');

/** The sums of a month. What is overdue counts earlier months, too. */
export function sumRoll(
  rows: readonly Omit<RentRollRow, 'bill'>[],
  month: string,
): Pick<RentRoll, 'expectedCents' | 'receivedCents' | 'overdueCents' | 'earlierCents' | 'homes'> {
  const sum = (found: readonly Omit<RentRollRow, 'bill'>[], of: 'cents' | 'receivedCents' | 'openCents') =>
    found.reduce((total, row) => total + row[of], 0);
  const ofMonth = rows.filter(({ period }) => period === month);
  const overdue = rows.filter(({ state }) => state === 'overdue');
  return {
    expectedCents: sum(ofMonth, 'cents'),
    receivedCents: sum(ofMonth, 'receivedCents'),
    overdueCents: sum(overdue, 'openCents'),
    earlierCents: sum(
      overdue.filter(({ period }) => period !== month),
      'openCents',
    ),
    homes: new Set(ofMonth.map(({ address }) => nameHome(address))).size,
  };
}

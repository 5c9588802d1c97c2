import type { RentRoll, RentRollRow } from '@sewa/api/client';
import {
  listPlanPeriods,
  type PlannedBill,
  planDepositBill,
  planRentBill,
  wasDueBefore,
} from '../bills/planBills.ts';
import type { PayeePlan, PlanTerms, RollBill, RollRow } from './rentRollQueries.ts';

/** What the rows of a rent roll are ordered and summed up by. */
type RollFigures = Omit<RentRollRow, 'address' | 'bill' | 'dueDay' | 'payerName' | 'serviceId' | 'way'>;

/** A row of a rent roll; `billId` is null while there is no bill yet. */
export interface RollEntry {
  readonly plan: PayeePlan;
  readonly billId: string | null;
  readonly row: RollFigures;
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

/** The address of the home of a plan, as answers have it. */
export const describeHome = (home: PlanTerms): RentRollRow['address'] => ({
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

function enterBill(plan: PayeePlan, bill: RollBill, today: string): RollEntry {
  const state = findState(bill, today);
  const row = {
    kind: bill.kind,
    period: bill.period,
    dueOn: bill.due_on,
    cents: bill.cents,
    receivedCents: bill.received_cents,
    openCents: state === 'paid' ? 0 : Math.max(0, bill.cents - bill.paid_cents),
    state,
    hasFailed: bill.last_state !== null && failedStates.includes(bill.last_state),
  };
  return { plan, billId: bill.id, row };
}

function enterPlanned(plan: PayeePlan, { kind, period, dueOn, cents }: PlannedBill): RollEntry {
  const row = {
    kind,
    period,
    dueOn,
    cents,
    receivedCents: 0,
    openCents: cents,
    state: 'planned' as const,
    hasFailed: false,
  };
  return { plan, billId: null, row };
}

/** The bills that there are: of which plan, kind and month. */
const listMade = (rows: readonly RollRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ id, bill }) => `${id} ${bill?.kind} ${bill?.period}`));

/** The ids of the plans that may still get a bill for a month: those that run by then, and lack one. */
export function listUnbilled(rows: readonly RollRow[], month: string): string[] {
  const made = listMade(rows);
  const runs = new Map(
    rows.flatMap(({ id, runs_from: from }) => (from === null ? [] : [[id, from.slice(0, 7)]])),
  );
  return [...runs].flatMap(([id, first]) =>
    first <= month &&
    (!made.has(`${id} rent ${month}`) || (first === month && !made.has(`${id} deposit ${month}`)))
      ? [id]
      : [],
  );
}

/** The bills that a plan will have for a month, and hasn't yet. */
function planMonth(terms: PlanTerms, month: string, made: ReadonlySet<string>): PlannedBill[] {
  const rents = listPlanPeriods(terms).map((period) => planRentBill(terms, period));
  return [...planDepositBill(terms), ...rents].filter(
    ({ kind, period, cents, dueOn }) =>
      period === month &&
      !made.has(`${terms.id} ${kind} ${month}`) &&
      cents > 0 &&
      !wasDueBefore(terms, dueOn),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * The rows of a month: its bills, those that are still to be made of plans whose terms are given, and what is overdue of earlier months; what
 * needs the payee first.
 */
export function listRollEntries(
  rows: readonly RollRow[],
  terms: ReadonlyMap<string, PlanTerms>,
  { month, today }: { month: string; today: string },
): RollEntry[] {
  const billed = rows.flatMap(({ bill, ...plan }) =>
    bill?.is_mine && bill.state !== 'cancelled' ? [enterBill(plan, bill, today)] : [],
  );
  const made = listMade(rows);
  const plans = new Map(rows.map((row) => [row.id, row]));
  const planned = [...terms.values()].flatMap((asked) => {
    const plan = plans.get(asked.id);
    return plan ? planMonth(asked, month, made).map((bill) => enterPlanned(plan, bill)) : [];
  });
  const places = new Map([...plans.keys()].map((id, index) => [id, index]));
  const ranks = new Map(order.map((state, index) => [state, index]));
  return [...billed, ...planned].toSorted(
    (one, other) =>
      (ranks.get(one.row.state) ?? 0) - (ranks.get(other.row.state) ?? 0) ||
      compare(one.row.dueOn, other.row.dueOn) ||
      (places.get(one.plan.id) ?? 0) - (places.get(other.plan.id) ?? 0) ||
      compare(other.row.kind, one.row.kind),
  );
}

/** The home of a plan, by which it is told from others. */
export const nameHome = ({ home }: PayeePlan): string =>
  home
    .toLowerCase()
    .split('|')
    .map((part) => part.trim())
    .join('|');

/** The sums of a month. What is overdue counts earlier months, too. */
export function sumRoll(
  entries: readonly RollEntry[],
  month: string,
): Pick<RentRoll, 'expectedCents' | 'receivedCents' | 'overdueCents' | 'earlierCents' | 'homes'> {
  const sum = (found: readonly RollEntry[], of: 'cents' | 'receivedCents' | 'openCents') =>
    found.reduce((total, { row }) => total + row[of], 0);
  const ofMonth = entries.filter(({ row }) => row.period === month);
  const overdue = entries.filter(({ row }) => row.state === 'overdue');
  return {
    expectedCents: sum(ofMonth, 'cents'),
    receivedCents: sum(ofMonth, 'receivedCents'),
    overdueCents: sum(overdue, 'openCents'),
    earlierCents: sum(
      overdue.filter(({ row }) => row.period !== month),
      'openCents',
    ),
    homes: new Set(ofMonth.map(({ plan }) => nameHome(plan))).size,
  };
}

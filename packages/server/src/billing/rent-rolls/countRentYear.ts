import type { RentYear } from '@sewa/api/client';
import { listPlanPeriods } from '../bills/planBills.ts';
import type { StatementRow, YearSum } from '../statements/queries.ts';
import { describeHome, nameHome } from './planRoll.ts';
import type { PayeePlan, YearBill } from './rentRollQueries.ts';

type Home = RentYear['homes'][number];
type Sums = Pick<Home, 'dueCents' | 'receivedCents' | 'refundedCents' | 'netCents'>;

/** What the figures of homes in a year are counted from. */
interface YearFacts {
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly bills: readonly YearBill[];
  readonly items: readonly StatementRow[];
}

const listMonths = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

function countSums(bills: readonly YearBill[], items: readonly StatementRow[], year: number): Sums {
  const amounts = items.map(({ cents }) => cents);
  const due = bills.filter(({ due_on: dueOn }) => dueOn.startsWith(`${year}-`));
  return {
    dueCents: sum(due.map(({ cents }) => cents)),
    receivedCents: sum(amounts.filter((cents) => cents > 0)),
    refundedCents: -sum(amounts.filter((cents) => cents < 0)) + 0,
    netCents: sum(amounts),
  };
}

/** The months for which a plan asks for rent, as far as it is known; one that ended has only those it billed. */
const listCovered = (plan: PayeePlan): string[] =>
  plan.is_mine && (plan.state === 'active' || plan.state === 'paused')
    ? listPlanPeriods(plan).map(({ period }) => period)
    : [];

/** Rent plans by home, in their order. */
export function groupByHome(plans: readonly PayeePlan[]): PayeePlan[][] {
  const byHome = new Map<string, PayeePlan[]>();
  for (const plan of plans) {
    const name = nameHome(describeHome(plan));
    const ofHome = byHome.get(name);
    if (ofHome) ofHome.push(plan);
    else byHome.set(name, [plan]);
  }
  return [...byHome.values()];
}

/** Whether a home is in the figures of a year: rent came or was billed for one of its plans, or should have been billed by now. */
export const isOfYear = (
  plans: readonly PayeePlan[],
  { year, today, known }: { year: number; today: string; known: ReadonlySet<string> },
): boolean =>
  plans.some(
    (plan) =>
      known.has(plan.id) ||
      listCovered(plan).some((month) => month.startsWith(`${year}-`) && month <= today.slice(0, 7)),
  );

/** The figures of a home in a year. Rent counts on the day it came. */
export function countHome(
  [first, ...others]: readonly PayeePlan[],
  { year, today, bills, items }: YearFacts,
): Home[] {
  if (!first) return [];
  const plans = [first, ...others];
  const ids = new Set(plans.map(({ id }) => id));
  const own = bills.filter(({ service_id: id }) => ids.has(id));
  const rents = items.filter(({ service_id: id, kind }) => ids.has(id) && kind === 'rent');
  const billed = new Set(own.map(({ period }) => period));
  const covered = new Set(plans.flatMap(listCovered));
  const findState = (month: string): Home['months'][number]['state'] => {
    if (billed.has(month)) return 'billed';
    if (month > today.slice(0, 7)) return 'ahead';
    return covered.has(month) ? 'not-billed' : 'no-plan';
  };
  const months = listMonths(year).map((month) => ({
    cents: sum(rents.filter(({ on }) => on.startsWith(month)).map(({ cents }) => cents)),
    state: findState(month),
  }));
  return [{ address: describeHome(first), ...countSums(own, rents, year), months }];
}

/** The sums of a year over all homes: rent on the day it came, deposits apart. */
export function sumYear(
  sums: readonly YearSum[],
): Pick<RentYear, 'receivedCents' | 'refundedCents' | 'netCents' | 'depositCents' | 'months'> {
  const rents = sums.filter(({ kind }) => kind === 'rent');
  const receivedCents = sum(rents.map(({ received }) => received));
  const refundedCents = -sum(rents.map(({ refunded }) => refunded)) + 0;
  const net = (found: readonly YearSum[]) => sum(found.map(({ received, refunded }) => received + refunded));
  return {
    receivedCents,
    refundedCents,
    netCents: receivedCents - refundedCents,
    depositCents: net(sums.filter(({ kind }) => kind === 'deposit')),
    months: Array.from({ length: 12 }, (_, index) => net(rents.filter(({ month }) => month === index + 1))),
  };
}

import type { RentYear } from '@sewa/api/client';
import { listPlanPeriods } from '../bills/planBills.ts';
import type { PlanSum, YearSum } from '../statements/queries.ts';
import { describeHome, nameHome } from './planRoll.ts';
import type { PlanTerms, YearBill, YearPlan } from './rentRollQueries.ts';

type Home = RentYear['homes'][number];
type Sums = Pick<Home, 'dueCents' | 'receivedCents' | 'refundedCents' | 'netCents'>;

/** What the figures of homes in a year are counted from. */
interface YearFacts {
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly terms: ReadonlyMap<string, PlanTerms>;
  readonly bills: readonly YearBill[];
  readonly sums: readonly PlanSum[];
}

const listMonths = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

function countSums(bills: readonly YearBill[], sums: readonly PlanSum[], year: number): Sums {
  const due = bills.filter(({ due_on: dueOn }) => dueOn.startsWith(`${year}-`));
  const receivedCents = sum(sums.map(({ received }) => received));
  const refundedCents = -sum(sums.map(({ refunded }) => refunded)) + 0;
  return {
    dueCents: sum(due.map(({ cents }) => cents)),
    receivedCents,
    refundedCents,
    netCents: receivedCents - refundedCents,
  };
}

/** The months for which a plan asks for rent, as far as it is known; one that ended has only those it billed. */
function listCovered({ id, runs_from: from }: YearPlan, terms: YearFacts['terms']): string[] {
  const asked = from === null ? undefined : terms.get(id);
  return asked ? listPlanPeriods(asked).map(({ period }) => period) : [];
}

/** Rent plans by home, in their order. */
export function groupByHome(plans: readonly YearPlan[]): YearPlan[][] {
  const byHome = new Map<string, YearPlan[]>();
  for (const plan of plans) {
    const name = nameHome(plan);
    const ofHome = byHome.get(name);
    if (ofHome) ofHome.push(plan);
    else byHome.set(name, [plan]);
  }
  return [...byHome.values()];
}

/** Whether a home is in the figures of a year: rent came or was billed for one of its plans, or should have been billed by now. */
export const isOfYear = (
  plans: readonly YearPlan[],
  { year, today, terms }: Pick<YearFacts, 'year' | 'today' | 'terms'>,
): boolean =>
  plans.some(
    (plan) =>
      plan.is_known ||
      listCovered(plan, terms).some((month) => month.startsWith(`${year}-`) && month <= today.slice(0, 7)),
  );

/** The figures of a home in a year. Rent counts on the day it came. */
export function countHome(
  [first, ...others]: readonly YearPlan[],
  { year, today, terms, bills, sums }: YearFacts,
): Home[] {
  const home = first && terms.get(first.id);
  if (!home) return [];
  const plans = [first, ...others];
  const ids = new Set(plans.map(({ id }) => id));
  const own = bills.filter(({ service_id: id }) => ids.has(id));
  const rents = sums.filter(({ service_id: id }) => ids.has(id));
  const billed = new Set(own.map(({ period }) => period));
  const covered = new Set(plans.flatMap((plan) => listCovered(plan, terms)));
  const findState = (month: string): Home['months'][number]['state'] => {
    if (billed.has(month)) return 'billed';
    if (month > today.slice(0, 7)) return 'ahead';
    return covered.has(month) ? 'not-billed' : 'no-plan';
  };
  const months = listMonths(year).map((month, index) => ({
    cents: sum(
      rents.filter((rent) => rent.month === index + 1).map(({ received, refunded }) => received + refunded),
    ),
    state: findState(month),
  }));
  return [{ address: describeHome(home), ...countSums(own, rents, year), months }];
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

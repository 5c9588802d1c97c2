import type { RentYear } from '@sewa/api/client';
import { listPlanPeriods } from '../bills/planBills.ts';
import type { StatementRow } from '../statements/queries.ts';
import { describeHome, nameHome } from './planRoll.ts';
import type { PayeePlan, YearBill } from './rentRollQueries.ts';

type Home = RentYear['homes'][number];
type Sums = Pick<Home, 'dueCents' | 'receivedCents' | 'refundedCents' | 'netCents'>;

/** What the figures of a year are counted from. */
interface YearFacts {
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly plans: readonly PayeePlan[];
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

function countHome(plans: readonly PayeePlan[], { year, today, bills, items }: YearFacts): Home[] {
  const [first] = plans;
  if (!first) return [];
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
  const isOfYear =
    rents.length > 0 || months.some(({ state }) => state === 'billed' || state === 'not-billed');
  return isOfYear ? [{ address: describeHome(first), ...countSums(own, rents, year), months }] : [];
}

/** The figures of a year: by home, and in all. Rent counts on the day it came; deposits are apart. */
export function countRentYear(facts: YearFacts): RentYear {
  const { year, plans, bills, items } = facts;
  const byHome = new Map<string, PayeePlan[]>();
  for (const plan of plans) {
    const name = nameHome(describeHome(plan));
    byHome.set(name, [...(byHome.get(name) ?? []), plan]);
  }
  const rents = items.filter(({ kind }) => kind === 'rent');
  return {
    year,
    ...countSums(bills, rents, year),
    depositCents: sum(items.filter(({ kind }) => kind === 'deposit').map(({ cents }) => cents)),
    months: listMonths(year).map((month) =>
      sum(rents.filter(({ on }) => on.startsWith(month)).map(({ cents }) => cents)),
    ),
    homes: [...byHome.values()].flatMap((ofHome) => countHome(ofHome, facts)),
  };
}

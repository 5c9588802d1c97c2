import type { Bill } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { listRentPeriods, type RentPlanPeriod } from '@sewa/tenancy';
import * as messages from '../messages.ts';
import type { ServiceProgress } from '../services/serviceRow.ts';

/** How many days before it is due a bill is made. */
const DAYS_AHEAD = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What bills follow from. */
export type BilledPlan = Pick<
  ServiceProgress,
  | 'monthly_rent'
  | 'rent_changes'
  | 'ends_on'
  | 'charges'
  | 'deposit_cents'
  | 'due_day'
  | 'starts_on'
  | 'months'
  | 'created_at'
>;

/** A bill as it follows from a plan. */
export interface PlannedBill {
  readonly kind: Bill['kind'];
  readonly period: string;
  readonly dueOn: string;
  readonly cents: number;
  readonly lines: Bill['lines'];
}

/** The months of a plan. */
export const listPlanPeriods = (plan: Omit<BilledPlan, 'created_at'>): RentPlanPeriod[] =>
  listRentPeriods({
    monthlyRent: plan.monthly_rent,
    rentChanges: plan.rent_changes,
    endsOn: plan.ends_on,
    dueDay: plan.due_day,
    from: plan.starts_on,
    months: plan.months,
  });

/** The bill of a month: its rent, and each charge whole. */
export function planRentBill({ charges }: Pick<BilledPlan, 'charges'>, month: RentPlanPeriod): PlannedBill {
  const rent =
    month.cents > 0 ? [{ kind: 'rent' as const, words: messages.rentLine, cents: month.cents }] : [];
  const lines = [...rent, ...charges.map((charge) => ({ kind: 'charge' as const, ...charge }))];
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return { kind: 'rent', period: month.period, dueOn: month.dueOn, cents, lines };
}

/** The bill of the deposit, due on the first day; none without one. */
export function planDepositBill({ deposit_cents: cents, starts_on: dueOn }: BilledPlan): PlannedBill[] {
  if (cents === null) return [];
  const lines = [{ kind: 'deposit' as const, words: messages.depositLine, cents }];
  return [{ kind: 'deposit', period: dueOn.slice(0, 7), dueOn, cents, lines }];
}

/** Whether a month was due before the plan was made here: it gets no bill, but can be recorded. */
export const wasDueBefore = (
  { created_at: createdAt }: Pick<BilledPlan, 'created_at'>,
  dueOn: string,
): boolean => dueOn < (findDay(createdAt) ?? '');

/** The bills that a plan has by now: those due within 14 days, and not before the plan was made. */
export function planBills(plan: BilledPlan, now: Date): PlannedBill[] {
  const last = findDay(new Date(now.getTime() + DAYS_AHEAD * DAY_MS)) ?? '';
  const rents = listPlanPeriods(plan).map((month) => planRentBill(plan, month));
  return [...planDepositBill(plan), ...rents].filter(
    ({ dueOn, cents }) => cents > 0 && dueOn <= last && !wasDueBefore(plan, dueOn),
  );
}

/** How the rent of a part of a month was counted; null for a whole month. */
export function describeRule(
  plan: Omit<BilledPlan, 'created_at'>,
  { kind, period }: Pick<Bill, 'kind' | 'period'>,
): string | null {
  const month = kind === 'rent' ? listPlanPeriods(plan).find((found) => found.period === period) : undefined;
  return month && month.days < month.daysInMonth ? messages.partOfMonth(month.days, month.daysInMonth) : null;
}

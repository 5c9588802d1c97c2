/** What a tenant states of a rent plan. */
export interface RentPlan {
  /** Cents for a whole month. */
  readonly monthlyRent: number;
  /** Day of the month on which the rent is due, 1 to 31; in shorter months their last day. */
  readonly dueDay: number;
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  readonly months: number;
  /** Later rents in order of their first days. */
  readonly rentChanges?: readonly RentChange[];
  /** An earlier last day than the months say, YYYY-MM-DD. */
  readonly endsOn?: string | null;
}

/** Another rent from a day on. */
export interface RentChange {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** Cents for a whole month. */
  readonly monthlyRent: number;
}

/** One calendar month of a rent plan, or the part of it that belongs to the plan. */
export interface RentPlanPeriod {
  /** The month, YYYY-MM. */
  readonly period: string;
  /** First and last day of it in the plan, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly daysInMonth: number;
  readonly dueOn: string;
  /** The rent of these days, in cents. */
  readonly cents: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Year, month from 1, and day of a day. */
const splitDay = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const countDays = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const formatDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

function keepWithin(day: string, from: string, until: string): string {
  if (day < from) return from;
  return day > until ? until : day;
}

/**
 * The last day of a plan, by the corresponding date: the day before the same day some months later; where that month has no such day, the
 * month's last day. One month from 28 February ends on 27 March, from 30 January on 28 or 29 February, from 31 March on 30 April.
 */
export function findLastDay({ from, months }: Pick<RentPlan, 'from' | 'months'>): string {
  const [year, month, day] = splitDay(from);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastOfMonth = countDays(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return new Date(first.getTime() + (Math.min(day - 1, lastOfMonth) - 1) * DAY_MS).toISOString().slice(0, 10);
}

const addDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The day after the last one of a term, on which another one can begin without a break. */
export const findNextTerm = (term: Pick<RentPlan, 'from' | 'months'>): string => addDay(findLastDay(term));

/** Days of a term, but the first, on which a month of rent begins: on these the rent can change. */
export const listRentDays = ({ from, months }: Pick<RentPlan, 'from' | 'months'>): string[] =>
  Array.from({ length: months - 1 }, (_, index) => findNextTerm({ from, months: index + 1 }));

/** The rent on a day, in cents for a whole month. */
export const findRentOn = (
  { monthlyRent, rentChanges = [] }: Pick<RentPlan, 'monthlyRent' | 'rentChanges'>,
  day: string,
): number => rentChanges.findLast(({ from }) => from <= day)?.monthlyRent ?? monthlyRent;

/** The rent of some days of a calendar month, in cents: each rent for the share of its days. */
function countRent(
  plan: Pick<RentPlan, 'monthlyRent' | 'rentChanges'>,
  { from, to, daysInMonth }: Pick<RentPlanPeriod, 'from' | 'to' | 'daysInMonth'>,
): number {
  const starts = [
    from,
    ...(plan.rentChanges ?? []).map((change) => change.from).filter((day) => day > from && day <= to),
  ];
  const sums = starts.map((start, index) => {
    const next = starts[index + 1];
    const days = (next === undefined ? splitDay(to)[2] + 1 : splitDay(next)[2]) - splitDay(start)[2];
    return findRentOn(plan, start) * days;
  });
  return Math.round(sums.reduce((sum, each) => sum + each, 0) / daysInMonth);
}

/**
 * The calendar months of a rent plan with their rents. The first and the last month cost the share of their days, rounded to the cent; a
 * month that is whole costs the rent. Each is due on the due day, but not before the plan begins, nor after it ends.
 */
export function listRentPeriods(plan: RentPlan): RentPlanPeriod[] {
  const { dueDay, from, months, endsOn = null } = plan;
  const lastDay = findLastDay({ from, months });
  const until = endsOn !== null && endsOn < lastDay ? endsOn : lastDay;
  if (until < from) return [];
  const [firstYear, firstMonth] = splitDay(from);
  const [lastYear, lastMonth] = splitDay(until);
  const count = (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1;
  return Array.from({ length: count }, (_, index) => {
    const first = formatDay(firstYear, firstMonth + index, 1);
    const [year, month] = splitDay(first);
    const daysInMonth = countDays(year, month);
    const start = index === 0 ? from : first;
    const last = formatDay(year, month, daysInMonth);
    const end = index === count - 1 ? until : last;
    const days = splitDay(end)[2] - splitDay(start)[2] + 1;
    const due = formatDay(year, month, Math.min(dueDay, daysInMonth));
    return {
      period: first.slice(0, 7),
      from: start,
      to: end,
      days,
      daysInMonth,
      dueOn: keepWithin(due, from, until),
      cents: countRent(plan, { from: start, to: end, daysInMonth }),
    };
  });
}

import type { CalculationInput } from './Calculation.ts';

const MONTHS_OF_A_YEAR = 12;

/** Small repairs that are expected where nobody says how many: one for each year begun. */
export const countUsualRepairs = (months: number): number => Math.ceil(months / MONTHS_OF_A_YEAR);

/** Months after which a tenant leaves where nobody says when: half of the tenancy. */
export const findUsualLeaving = (months: number): number => Math.max(1, Math.floor(months / 2));

/** The first day of the month after a day (YYYY-MM-DD). */
function findNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** An input with every default filled in; `repairCap` is null where it is left to the table of the day. */
export interface WholeInput extends Required<Omit<CalculationInput, 'repairCap'>> {
  readonly repairCap: number | null;
}

/** Fills in what is usual where an input says nothing. */
export const fillInput = (input: CalculationInput, day: string): WholeInput => ({
  monthlyRent: input.monthlyRent,
  months: input.months,
  from: input.from ?? findNextMonth(day),
  deposit: input.deposit ?? 'usual',
  hasAgent: input.hasAgent ?? false,
  payBy: input.payBy ?? 'transfer',
  repairs: input.repairs ?? countUsualRepairs(input.months),
  repairCap: input.repairCap ?? null,
  leaveAfter: input.leaveAfter ?? findUsualLeaving(input.months),
  hasDiplomaticClause: input.hasDiplomaticClause ?? false,
});

import type { RentPlanPeriod } from '@sewa/tenancy';
import type { CalculatorRates } from './Calculation.ts';
import type { WholeInput } from './usualInput.ts';

/** What the lines of a calculation are worked out from. */
export interface CalculationContext {
  readonly input: WholeInput;
  readonly rates: CalculatorRates;
  /** Day of signing, YYYY-MM-DD: the tables are read for it. */
  readonly day: string;
  /** The rent of the first calendar month, or of the part of it that belongs to the tenancy. */
  readonly first: RentPlanPeriod;
  /** The other calendar months. */
  readonly later: readonly RentPlanPeriod[];
}

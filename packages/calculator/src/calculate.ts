import type { Calculation, CalculationInput, CalculatorRates } from './Calculation.ts';

/** What renting a home costs on a day (YYYY-MM-DD). Throws a RangeError for input that is not a whole positive number. */
export function calculate(_input: CalculationInput, _rateCard: CalculatorRates, _day: string): Calculation {
  return { lines: [], totals: { moveIn: 0, tenancy: 0 }, assumptions: [] };
}

import type { CalculationInput } from './Calculation.ts';

/** What is wrong with a field. */
export interface CalculationIssue {
  readonly name: string;
  readonly reason: string;
}

/** Reads a calculation from a query; each field that cannot be used is an issue, and then there is no input. */
export function parseCalculation(_query: URLSearchParams): {
  readonly input: CalculationInput | null;
  readonly day: string | null;
  readonly issues: readonly CalculationIssue[];
} {
  return { input: null, day: null, issues: [] };
}

/** Writes a calculation as a short query, without what is as by default. */
export function serializeCalculation(_input: CalculationInput): string {
  return '';
}

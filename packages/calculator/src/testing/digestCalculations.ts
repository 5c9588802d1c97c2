import { type CalculationInput, payWays } from '../Calculation.ts';
import { calculate } from '../calculate.ts';
import { rates } from './rates.ts';

function listAmounts(input: CalculationInput): (number | null)[] {
  const { lines, totals } = calculate(input, rates, '2026-11-28');
  return [...lines.map(({ cents }) => cents), totals.moveIn, totals.tenancy];
}

/** What `digestCalculations` gives everywhere; it changes only if an amount does. */
export const DIGEST = 1_983_031_798;

/** One number for the amounts of a few hundred calculations: equal on every engine that calculates alike. */
export function digestCalculations(): number {
  const results = [1, 99_999, 250_101, 320_050, 1_000_000_000].flatMap((monthlyRent) =>
    [1, 7, 12, 24, 49].flatMap((months) =>
      ['2026-12-01', '2027-01-17', '2028-02-29'].flatMap((from) =>
        payWays.map((payBy) => listAmounts({ monthlyRent, months, from, payBy })),
      ),
    ),
  );
  return [...JSON.stringify(results)].reduce(
    (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}

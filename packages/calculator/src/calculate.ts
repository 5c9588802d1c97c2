import { listRentPeriods } from '@sewa/tenancy';
import type {
  Assumption,
  Calculation,
  CalculationInput,
  CalculationLine,
  CalculatorRates,
} from './Calculation.ts';
import type { CalculationContext } from './CalculationContext.ts';
import { checkInput } from './checkInput.ts';
import { listContractLines } from './contractLines.ts';
import { listMoveInLines } from './moveInLines.ts';
import { listRiskLines } from './riskLines.ts';
import { fillInput } from './usualInput.ts';

function listAssumptions(
  { input, first, later }: CalculationContext,
  { from }: CalculationInput,
  lines: readonly CalculationLine[],
): Assumption[] {
  const isPart = [first, ...later].some(({ days, daysInMonth }) => days < daysInMonth);
  const has = (kind: CalculationLine['kind']) => lines.some((line) => line.kind === kind);
  const assumptions: (Assumption | false)[] = [
    from === undefined && { kind: 'starts-next-month', line: null, value: null },
    isPart && { kind: 'part-month-by-days', line: 'first-rent', value: first.days },
    has('deposit') && { kind: 'deposit-comes-back', line: 'deposit', value: null },
    later.length > 0 && { kind: 'first-payments-by-transfer', line: null, value: null },
    { kind: 'repairs-estimated', line: 'minor-repairs', value: input.repairs },
    !input.hasAgent && { kind: 'agent-not-counted', line: 'agent-fee', value: null },
    ...lines
      .filter(({ cents }) => cents === null)
      .map(({ kind }) => ({ kind: 'not-known', line: kind, value: null }) as const),
  ];
  return assumptions.filter((assumption) => assumption !== false);
}

const addUp = (lines: readonly CalculationLine[]): number =>
  lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/**
 * What renting a home costs, line by line: what is due before the keys, the rent, the fee of each way to pay, small repairs, and leaving
 * early. Amounts are whole cents. `day` (YYYY-MM-DD) is the day of signing: dated tables are read for it, so an old day gets old rates;
 * what they do not say is null, and an assumption says so. `totals.tenancy` is the sum of the lines that are not optional, with the
 * deposit; `totals.moveIn` the part of it that is due before the keys.
 * Throws a RangeError for a number that is not whole or out of its limits, and for a day that is none.
 */
export function calculate(input: CalculationInput, rateCard: CalculatorRates, day: string): Calculation {
  checkInput(input, rateCard, day);
  const whole = fillInput(input, day);
  const { monthlyRent, months, from } = whole;
  const [first, ...later] = listRentPeriods({ monthlyRent, dueDay: 1, from, months });
  if (!first) throw new RangeError('A tenancy has at least one month.');
  const context: CalculationContext = { input: whole, rates: rateCard, day, first, later };
  const moveInLines = listMoveInLines(context);
  const lines = [...moveInLines, ...listContractLines(context), ...listRiskLines(context, moveInLines)];
  const counted = lines.filter(({ isOptional }) => !isOptional);
  return {
    lines,
    totals: { moveIn: addUp(counted.filter(({ isMoveIn }) => isMoveIn)), tenancy: addUp(counted) },
    assumptions: listAssumptions(context, input, lines),
  };
}

import { countFee } from '@sewa/tenancy';
import type { CalculationLine } from './Calculation.ts';
import type { CalculationContext } from './CalculationContext.ts';

const paidWays = ['egiro', 'paynow', 'card'] as const;

/** The rent after the first payment, and what paying it costs in each way. */
export function listContractLines({ input, rates, later }: CalculationContext): CalculationLine[] {
  if (later.length === 0) return [];
  const rent: CalculationLine = {
    kind: 'rent',
    cents: later.reduce((sum, { cents }) => sum + cents, 0),
    source: null,
    basis: 'contract',
    isOptional: false,
    isMoveIn: false,
  };
  const fees = paidWays.map((way): CalculationLine => {
    const card = rates[way];
    return {
      kind: `${way}-fee`,
      cents: card && later.reduce((sum, { cents }) => sum + countFee(card, cents), 0),
      source: card && rates.source,
      basis: 'price',
      isOptional: input.payBy !== way,
      isMoveIn: false,
    };
  });
  return [rent, ...fees];
}

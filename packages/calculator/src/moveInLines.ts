import {
  agentFeeTable,
  countFee,
  depositTable,
  type Figure,
  findCustomary,
  findRow,
  firstRentTable,
  stampDuty,
} from '@sewa/tenancy';
import type { CalculationLine, LineBasis, LineKind } from './Calculation.ts';
import type { CalculationContext } from './CalculationContext.ts';

const isMoveIn = true;

const describeFigure = (kind: LineKind, { cents, source }: Figure, basis: LineBasis, isOptional = false) => ({
  kind,
  cents,
  source,
  basis: source?.basis ?? basis,
  isOptional,
  isMoveIn,
});

function describeDeposit({ input, rates, day }: CalculationContext): CalculationLine {
  const { monthlyRent, months, deposit } = input;
  if (deposit === 'usual')
    return describeFigure('deposit', findCustomary(depositTable, { monthlyRent, months, day }), 'custom');
  const card = rates.depositFree;
  return {
    kind: 'deposit-free',
    cents: card && countFee(card, monthlyRent),
    source: card && rates.source,
    basis: 'price',
    isOptional: false,
    isMoveIn,
  };
}

/** What is due before the keys are handed over. */
export function listMoveInLines(context: CalculationContext): CalculationLine[] {
  const { input, day, first } = context;
  const { monthlyRent, months, hasAgent } = input;
  const agentFee = findCustomary(agentFeeTable, { monthlyRent, months, day });
  return [
    {
      kind: 'first-rent',
      cents: first.cents,
      source: findRow(firstRentTable, day)?.source ?? null,
      basis: 'custom',
      isOptional: false,
      isMoveIn,
    },
    describeDeposit(context),
    describeFigure(
      'stamp-duty',
      stampDuty({ periods: [{ monthlyRent, months }], signedOn: day }),
      'estimate',
    ),
    describeFigure('agent-fee', agentFee, 'custom', !hasAgent),
  ];
}

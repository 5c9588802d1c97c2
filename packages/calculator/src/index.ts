export {
  type Assumption,
  type Calculation,
  type CalculationInput,
  type CalculationLine,
  type CalculatorRates,
  type LineBasis,
  type LineKind,
  lineKinds,
  type PayWay,
  payWays,
} from './Calculation.ts';
export { calculate } from './calculate.ts';
export {
  type CalculatorColumn,
  type CalculatorField,
  type CalculatorIssue,
  type CalculatorPage,
  calculatorFields,
  findCalculationInput,
  parseCalculatorPage,
  serializeCalculatorPage,
  shortenCalculatorQuery,
} from './pageQuery.ts';
export { type CalculationIssue, parseCalculation, serializeCalculation } from './parseCalculation.ts';

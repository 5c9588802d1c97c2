export type { Basis, DatedRow, Source } from './datedTable.ts';
export {
  type MoveInCost,
  type MoveInKind,
  type MoveInLine,
  type MoveInOptions,
  moveInCost,
} from './moveInCost.ts';
export { type Figure, type RentPeriod, type StampDutyOptions, stampDuty } from './stampDuty.ts';
export { findTermRule, listTerms } from './terms.ts';

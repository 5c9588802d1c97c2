export { type Basis, type DatedRow, findRow, type Source } from './datedTable.ts';
export {
  getListingTransition,
  type ListingActor,
  type ListingNeed,
  type ListingState,
  type ListingTransition,
  type ListingTransitionName,
  LOW_RENT_SHARE,
  listingTransitions,
  listOpenTransitions,
} from './listingTransitions.ts';
export {
  type MoveInCost,
  type MoveInKind,
  type MoveInLine,
  type MoveInOptions,
  moveInCost,
} from './moveInCost.ts';
export { agentFeeTable, depositTable, firstRentTable, type PracticeStep } from './practices.ts';
export {
  type Figure,
  type RentPeriod,
  type StampDutyOptions,
  type StampDutyRule,
  stampDuty,
  stampDutyTable,
} from './stampDuty.ts';
export { findTermRule, hdbTermTable, listTerms, privateTermTable, type TermRule } from './terms.ts';

export { countFee, type RateCard } from './countFee.ts';
export { type Basis, type DatedRow, findRow, type Source } from './datedTable.ts';
export {
  type Eligibility,
  type EligibilityReason,
  type MayRentQuestion,
  type PassType,
  passTypes,
  type RentedHome,
  type RentingPerson,
  type WorkSector,
  workSectors,
} from './eligibility.ts';
export { findFirstPaidDay } from './findFirstPaidDay.ts';
export { findNextCollection } from './findNextCollection.ts';
export { type AgreementClause, listClauses } from './listClauses.ts';
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
export { mayRent } from './mayRent.ts';
export {
  type BillActor,
  type BillState,
  type BillTransitionName,
  billTransitions,
  findTransition,
  listTransitions,
  type MethodState,
  type MethodTransitionName,
  methodTransitions,
  type PayeeState,
  type PayeeTransitionName,
  type PaymentState,
  type PaymentTransitionName,
  payeeTransitions,
  paymentTransitions,
  type RefundState,
  refundTransitions,
  type ServiceActor,
  type ServiceState,
  type ServiceTransitionName,
  type SetupState,
  type SetupTransitionName,
  type StateTransition,
  serviceTransitions,
  setupTransitions,
} from './paymentTransitions.ts';
export {
  agentFeeTable,
  type DiplomaticClauseRule,
  depositTable,
  diplomaticClauseTable,
  findCustomary,
  firstRentTable,
  type MinorRepairRule,
  minorRepairTable,
  type PracticeStep,
} from './practices.ts';
export {
  agreedRentalStates,
  endedRentalStates,
  findRentalSide,
  listOpenRentalTransitions,
  type RentalActor,
  type RentalSide,
  type RentalState,
  type RentalTransitionName,
  rentalTransitions,
  unsignedRentalStates,
} from './rentalTransitions.ts';
export {
  findLastDay,
  findNextTerm,
  findRentOn,
  listRentDays,
  listRentPeriods,
  type RentChange,
  type RentPlan,
  type RentPlanPeriod,
} from './rentPeriods.ts';
export {
  type Figure,
  type RentPeriod,
  type StampDutyOptions,
  type StampDutyRule,
  stampDuty,
  stampDutyTable,
} from './stampDuty.ts';
export {
  checkMonths,
  checkRent,
  findTermRule,
  HIGHEST_RENT,
  hdbTermTable,
  LONGEST_MONTHS,
  listTerms,
  privateTermTable,
  type TermRule,
} from './terms.ts';

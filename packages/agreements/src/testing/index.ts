/** For tests and stories: rentals in their states, viewings as their guests and hosts see them, and the handlers that serve them. */

export {
  asOtherSide,
  makeAgreed,
  makeContract,
  makeDrafted,
  makeDuty,
  makeSignatures,
  makeSigned,
  makeSigning,
  sampleTemplate,
  signedHere,
} from './sampleContracts.ts';
export { CALENDAR_URL, makeDocument, sampleDocuments, serveDocuments } from './sampleDocuments.ts';
export {
  asLandlord,
  counteredOffers,
  counteredRental,
  makeCard,
  makeCounterpart,
  makeEntry,
  makeOffer,
  makeRental,
  makeTerms,
  owner,
  passReason,
  RENTAL_ID,
  type SampleRentals,
  sampleEvents,
  sampleRentals,
  tenant,
} from './sampleRentals.ts';
export {
  makeEnded,
  makeFirstDay,
  makeInspection,
  makeProposed,
  makeRepair,
  makeRunning,
  makeSettled,
  serveTenancy,
  withInspection,
} from './sampleTenancies.ts';
export {
  makeHostedViewing,
  makeViewing,
  makeViewingSlot,
  sampleHome,
  sampleSlots,
  sampleUnit,
} from './sampleViewings.ts';

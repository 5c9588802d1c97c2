/** For tests and stories: a rental in its states, and the handlers that serve it. */

export {
  asLandlord,
  counteredOffers,
  counteredRental,
  makeCard,
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

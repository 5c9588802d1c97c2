/** For tests and stories: people who let homes, their homes and listings, and the handlers that serve them. */

export { makeListingNumbers } from './makeListingNumbers.ts';
export { makePhoto } from './makePhoto.ts';
export {
  agent,
  answersOf,
  companyMember,
  operator,
  owner,
  type SamplePerson,
  tenant,
} from './people.ts';
export {
  sampleDesk,
  sampleDeskExperiment,
  sampleDeskPartners,
  sampleWaitlistPeople,
} from './sampleDesk.ts';
export {
  makeAuthority,
  makeDraft,
  makeOwnListing,
  makeProperty,
  makePropertyListing,
  sampleCovers,
  sampleProperties,
} from './sampleProperties.ts';
export { makeImportedListing, type SampleRentals, sampleRentals } from './sampleRentals.ts';
export {
  lowRentReview,
  makeReview,
  type SampleReviews,
  sampleDispute,
  sampleOwnDispute,
  sampleReport,
  sampleReviews,
} from './sampleReviews.ts';

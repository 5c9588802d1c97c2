export { type Contract, contract, contractVersion } from './contract/contract.ts';
export {
  type ConsentRecord,
  consentActions,
  consentDraftSchema,
  consentRecordSchema,
  consentSurfaces,
} from './contract/cookieConsent.ts';
export { defineRoute, type Route, type RouteSchemas, succeeded } from './contract/defineRoute.ts';
export { type Enquiry, enquiryDraftSchema, enquirySchema } from './contract/enquiries.ts';
export { type FairRent, fairRentSchema } from './contract/fairRent.ts';
export { type Favourite, favouriteNoteSchema, favouriteSchema } from './contract/favourites.ts';
export { type Intent, intentSchema } from './contract/intents.ts';
export {
  type Lister,
  type ListingDetail,
  type ListingItem,
  listerSchema,
  listingDetailSchema,
  listingItemSchema,
  pictureSchema,
} from './contract/listing.ts';
export {
  type ListingReportReason,
  listingReportReasons,
  listingReportSchema,
} from './contract/listingReports.ts';
export { type Facets, facetsSchema } from './contract/listings.ts';
export { type OneTimeCode, oneTimeCodeSchema } from './contract/logIn.ts';
export { type OpenApi, openapi } from './contract/openapi.ts';
export { errorReportSchema } from './contract/operations.ts';
export {
  frequencySchema,
  type SavedSearch,
  savedSearchChangesSchema,
  savedSearchSchema,
  saveSearchSchema,
} from './contract/savedSearches.ts';
export {
  type PermissionRule,
  type ProfileFields,
  permissionRuleSchema,
  profileFieldsSchema,
  type SessionEntry,
  sessionEntrySchema,
  type User,
  userSchema,
} from './contract/session.ts';

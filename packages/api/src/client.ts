export {
  type ConsentCookie,
  consentSeconds,
  readConsentCookie,
  writeConsentCookie,
} from './consentCookie.ts';
export type { ConsentRecord } from './contract/cookieConsent.ts';
export type { Enquiry } from './contract/enquiries.ts';
export type { FairRent } from './contract/fairRent.ts';
export type { Favourite } from './contract/favourites.ts';
export type { Intent } from './contract/intents.ts';
export type { Lister, ListingDetail, ListingItem } from './contract/listing.ts';
export type { ListingReportReason } from './contract/listingReports.ts';
export type { Facets } from './contract/listings.ts';
export type { OneTimeCode } from './contract/logIn.ts';
export type { SavedSearch } from './contract/savedSearches.ts';
export type { PermissionRule, ProfileFields, SessionEntry, User } from './contract/session.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts';
export { type RouteName, type RouteShape, routes } from './routes.ts';
export type { ReadName, RouteAnswer, RouteParams, RouteWireAnswer, WriteName } from './routeTypes.ts';
export { routeKey, writeRouteUrl } from './routeUrl.ts';

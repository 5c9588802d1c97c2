import { getConsentRoute, recordConsentRoute } from './cookieConsent.ts';
import { listEnquiriesRoute, makeEnquiryRoute } from './enquiries.ts';
import { fairRentRoute } from './fairRent.ts';
import {
  dropFavouriteRoute,
  keepFavouriteRoute,
  listFavouriteIdsRoute,
  listFavouritesRoute,
  noteFavouriteRoute,
} from './favourites.ts';
import { currentIntentRoute, startIntentRoute } from './intents.ts';
import { listerPhoneRoute } from './listerPhone.ts';
import { reportListingRoute } from './listingReports.ts';
import { countDiscoverRoute, discoverRoute, getListingRoute, listDiscoverRoute } from './listings.ts';
import { logOutRoute, pendingOtpRoute, startOtpRoute, validateOtpRoute } from './logIn.ts';
import { findRedirectRoute, healthRoute, readyRoute, reportErrorRoute } from './operations.ts';
import { getMapRoute, listStationsRoute } from './places.ts';
import {
  changeSavedSearchRoute,
  dropSavedSearchRoute,
  findUnsubscribeRoute,
  listSavedSearchesRoute,
  restoreSavedSearchRoute,
  saveSearchRoute,
  unsubscribeRoute,
} from './savedSearches.ts';
import {
  controlRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  fillProfileRoute,
  getUserRoute,
  listSessionsRoute,
  missingRoute,
  permissionsRoute,
} from './session.ts';
import { similarListingsRoute } from './similarListings.ts';

/** Version of the contract; every answer carries it as `x-api-version`. */
export const contractVersion = '0.1.0';

/** Every call of the contract, by name. */
export const contract = {
  discover: discoverRoute,
  countDiscover: countDiscoverRoute,
  listDiscover: listDiscoverRoute,
  getMap: getMapRoute,
  getListing: getListingRoute,
  similarListings: similarListingsRoute,
  listStations: listStationsRoute,
  fairRent: fairRentRoute,
  listerPhone: listerPhoneRoute,
  reportListing: reportListingRoute,
  listEnquiries: listEnquiriesRoute,
  makeEnquiry: makeEnquiryRoute,
  control: controlRoute,
  getUser: getUserRoute,
  missing: missingRoute,
  fillProfile: fillProfileRoute,
  permissions: permissionsRoute,
  listSessions: listSessionsRoute,
  endSession: endSessionRoute,
  endOtherSessions: endOtherSessionsRoute,
  startOtp: startOtpRoute,
  pendingOtp: pendingOtpRoute,
  validateOtp: validateOtpRoute,
  logOut: logOutRoute,
  startIntent: startIntentRoute,
  currentIntent: currentIntentRoute,
  listFavourites: listFavouritesRoute,
  listFavouriteIds: listFavouriteIdsRoute,
  keepFavourite: keepFavouriteRoute,
  dropFavourite: dropFavouriteRoute,
  noteFavourite: noteFavouriteRoute,
  listSavedSearches: listSavedSearchesRoute,
  saveSearch: saveSearchRoute,
  changeSavedSearch: changeSavedSearchRoute,
  dropSavedSearch: dropSavedSearchRoute,
  restoreSavedSearch: restoreSavedSearchRoute,
  findUnsubscribe: findUnsubscribeRoute,
  unsubscribe: unsubscribeRoute,
  getConsent: getConsentRoute,
  recordConsent: recordConsentRoute,
  findRedirect: findRedirectRoute,
  reportError: reportErrorRoute,
  health: healthRoute,
  ready: readyRoute,
};

/** The type of the whole contract. */
export type Contract = typeof contract;

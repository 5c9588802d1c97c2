import { getAgentRoute } from './agents.ts';
import {
  addAttachmentRoute,
  blockUserRoute,
  getConversationRoute,
  helpLogInRoute,
  listChatContextsRoute,
  listConversationsRoute,
  markReadRoute,
  muteConversationRoute,
  reportMessageRoute,
  sendMessageRoute,
  startConversationRoute,
  streamChatRoute,
  unblockUserRoute,
} from './chat.ts';
import { getConsentRoute, recordConsentRoute } from './cookieConsent.ts';
import {
  changeMemberRoute,
  listCorporatesRoute,
  listMembersRoute,
  listUnverifiedCorporatesRoute,
  removeMemberRoute,
  switchCorporateRoute,
  verifyCorporateRoute,
} from './corporates.ts';
import { getDashboardRoute, visitSavedSearchRoute } from './dashboard.ts';
import { getPartyRoute, listEnquiriesRoute, makeEnquiryRoute } from './enquiries.ts';
import { fairRentRoute } from './fairRent.ts';
import {
  dropFavouriteRoute,
  listFavouriteIdsRoute,
  listFavouritesRoute,
  noteFavouriteRoute,
  saveFavouriteRoute,
} from './favourites.ts';
import { addFileRoute, getFileRoute } from './files.ts';
import {
  acceptInvitationRoute,
  currentInvitationRoute,
  declineInvitationRoute,
  findInvitationByCodeRoute,
  getInvitationRoute,
  listInvitationsRoute,
  listOwnListingsRoute,
  makeInvitationRoute,
  withdrawInvitationRoute,
} from './invitations.ts';
import {
  finishAttemptRoute,
  getAttemptRoute,
  listIssuerKeysRoute,
  listIssuersRoute,
  startAttemptRoute,
  storeCallbackRoute,
} from './issuers.ts';
import { listerPhoneRoute } from './listerPhone.ts';
import { listReportsRoute, reportListingRoute, settleReportRoute } from './listingReports.ts';
import { countDiscoverRoute, discoverRoute, getListingRoute, listDiscoverRoute } from './listings.ts';
import { logOutRoute, pendingOtpRoute, startOtpRoute, validateOtpRoute } from './logIn.ts';
import { getMyinfoRoute, submitMyinfoRoute } from './myinfo.ts';
import { listNoticesRoute, markNoticeSeenRoute } from './notices.ts';
import { findRedirectRoute, healthRoute, readyRoute, reportErrorRoute } from './operations.ts';
import { addOrganisationRoute, changeOrganisationRoute, listOrganisationsRoute } from './organisations.ts';
import { currentPendingActionRoute, startPendingActionRoute } from './pendingActions.ts';
import {
  exportPersonalDataRoute,
  getDeletionRoute,
  requestDeletionRoute,
  takeDeletionBackRoute,
} from './personalData.ts';
import { getMapRoute, listPlacesRoute, listStationsRoute } from './places.ts';
import {
  changeProfileRoute,
  finishEmailChangeRoute,
  finishPhoneChangeRoute,
  finishStepUpRoute,
  getStepUpsRoute,
  startEmailChangeRoute,
  startPhoneChangeRoute,
  startStepUpRoute,
} from './profile.ts';
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
import {
  createUserRoute,
  finishOnboardingRoute,
  getOnboardingRoute,
  getSignUpDraftRoute,
  saveSignUpDraftRoute,
} from './signUp.ts';
import { similarListingsRoute } from './similarListings.ts';

/** Version of the contract, sent with every response as `x-api-version`. */
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
  listPlaces: listPlacesRoute,
  fairRent: fairRentRoute,
  listerPhone: listerPhoneRoute,
  reportListing: reportListingRoute,
  listReports: listReportsRoute,
  settleReport: settleReportRoute,
  getAgent: getAgentRoute,
  listEnquiries: listEnquiriesRoute,
  makeEnquiry: makeEnquiryRoute,
  getParty: getPartyRoute,
  listChatContexts: listChatContextsRoute,
  listConversations: listConversationsRoute,
  streamChat: streamChatRoute,
  sendMessage: sendMessageRoute,
  startConversation: startConversationRoute,
  getConversation: getConversationRoute,
  markRead: markReadRoute,
  muteConversation: muteConversationRoute,
  addAttachment: addAttachmentRoute,
  reportMessage: reportMessageRoute,
  blockUser: blockUserRoute,
  unblockUser: unblockUserRoute,
  helpLogIn: helpLogInRoute,
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
  createUser: createUserRoute,
  getOnboarding: getOnboardingRoute,
  finishOnboarding: finishOnboardingRoute,
  getSignUpDraft: getSignUpDraftRoute,
  saveSignUpDraft: saveSignUpDraftRoute,
  listInvitations: listInvitationsRoute,
  listOwnListings: listOwnListingsRoute,
  makeInvitation: makeInvitationRoute,
  withdrawInvitation: withdrawInvitationRoute,
  currentInvitation: currentInvitationRoute,
  findInvitationByCode: findInvitationByCodeRoute,
  getInvitation: getInvitationRoute,
  acceptInvitation: acceptInvitationRoute,
  declineInvitation: declineInvitationRoute,
  listIssuers: listIssuersRoute,
  listIssuerKeys: listIssuerKeysRoute,
  startAttempt: startAttemptRoute,
  storeCallback: storeCallbackRoute,
  getAttempt: getAttemptRoute,
  finishAttempt: finishAttemptRoute,
  getMyinfo: getMyinfoRoute,
  submitMyinfo: submitMyinfoRoute,
  startPendingAction: startPendingActionRoute,
  currentPendingAction: currentPendingActionRoute,
  listFavourites: listFavouritesRoute,
  listFavouriteIds: listFavouriteIdsRoute,
  saveFavourite: saveFavouriteRoute,
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
  listCorporates: listCorporatesRoute,
  listNotices: listNoticesRoute,
  markNoticeSeen: markNoticeSeenRoute,
  listUnverifiedCorporates: listUnverifiedCorporatesRoute,
  verifyCorporate: verifyCorporateRoute,
  switchCorporate: switchCorporateRoute,
  listMembers: listMembersRoute,
  changeMember: changeMemberRoute,
  removeMember: removeMemberRoute,
  listOrganisations: listOrganisationsRoute,
  addOrganisation: addOrganisationRoute,
  changeOrganisation: changeOrganisationRoute,
  getStepUps: getStepUpsRoute,
  startStepUp: startStepUpRoute,
  finishStepUp: finishStepUpRoute,
  changeProfile: changeProfileRoute,
  startPhoneChange: startPhoneChangeRoute,
  finishPhoneChange: finishPhoneChangeRoute,
  startEmailChange: startEmailChangeRoute,
  finishEmailChange: finishEmailChangeRoute,
  exportPersonalData: exportPersonalDataRoute,
  getDeletion: getDeletionRoute,
  requestDeletion: requestDeletionRoute,
  takeDeletionBack: takeDeletionBackRoute,
  addFile: addFileRoute,
  getFile: getFileRoute,
  getDashboard: getDashboardRoute,
  visitSavedSearch: visitSavedSearchRoute,
  findRedirect: findRedirectRoute,
  reportError: reportErrorRoute,
  health: healthRoute,
  ready: readyRoute,
};

/** The type of the whole contract. */
export type Contract = typeof contract;

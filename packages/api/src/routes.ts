/** Method and path of one call, as plain data shared by client and contract. */
export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with parameters in braces. */
  readonly path: string;
  /** Set if the response has no `{succeed: true, data}` envelope. */
  readonly isBare?: true;
  /** Set if the response is a file. */
  readonly isFile?: true;
  /** Set if a successful response is 202: it says nothing about what was found. */
  readonly isAccepted?: true;
  /** Set if a successful response is 204, without a body. */
  readonly isEmpty?: true;
  /** Set if the response is a stream of events. */
  readonly isStream?: true;
  /** Routes whose cached responses a successful write invalidates; empty if no read shows the change. */
  readonly changes?: readonly string[];
}

/** Reads that show a lister their units and listings. */
const OWN_LISTINGS = [
  'listProperties',
  'getProperty',
  'getOwnListing',
  'getListingPreview',
  'getDashboard',
  'listNotices',
] as const;

/** Reads that show a listing to everybody. */
const PUBLIC_LISTINGS = [
  'getListing',
  'discover',
  'countDiscover',
  'listDiscover',
  'getMap',
  'similarListings',
  'getAgent',
] as const;

/** Every call of the contract. */
export const routes = {
  discover: { method: 'GET', path: '/api/discover' },
  countDiscover: { method: 'GET', path: '/api/discover/counts' },
  listDiscover: { method: 'GET', path: '/api/discover/homes' },
  getMap: { method: 'GET', path: '/api/map' },
  getListing: { method: 'GET', path: '/api/listings/{id}' },
  similarListings: {
    method: 'GET',
    path: '/api/listings/{id}/similar',
  },
  listStations: { method: 'GET', path: '/api/listings/{id}/stations' },
  listPlaces: { method: 'GET', path: '/api/listings/{id}/places' },
  fairRent: { method: 'GET', path: '/api/listings/{id}/fair-rent' },
  listerPhone: { method: 'GET', path: '/api/listings/{id}/lister-phone' },
  reportListing: { method: 'POST', path: '/api/listings/{id}/reports', changes: [] },
  listReports: { method: 'GET', path: '/api/reports' },
  settleReport: {
    method: 'POST',
    path: '/api/reports/{id}/settle',
    changes: ['listReports'],
  },
  getAgent: { method: 'GET', path: '/api/agents/{id}' },
  listEnquiries: { method: 'GET', path: '/api/enquiries' },
  makeEnquiry: {
    method: 'POST',
    path: '/api/enquiries',
    changes: ['listEnquiries', 'listConversations', 'getConversation'],
  },
  getParty: { method: 'GET', path: '/api/enquiries/{id}/party' },
  listChatContexts: { method: 'GET', path: '/api/chat/context' },
  listConversations: { method: 'GET', path: '/api/chat/all' },
  streamChat: { method: 'GET', path: '/api/chat/stream', isStream: true },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/send',
    changes: ['listConversations', 'getConversation'],
  },
  startConversation: {
    method: 'POST',
    path: '/api/chat/start',
    changes: ['listChatContexts', 'listConversations', 'getConversation'],
  },
  getConversation: { method: 'GET', path: '/api/chat/{conversationId}' },
  markRead: {
    method: 'POST',
    path: '/api/chat/{conversationId}/read',
    isEmpty: true,
    changes: ['listConversations', 'getConversation', 'getDashboard'],
  },
  muteConversation: {
    method: 'PUT',
    path: '/api/chat/{conversationId}/mute',
    isEmpty: true,
    changes: ['listConversations', 'getConversation'],
  },
  addAttachment: { method: 'POST', path: '/api/chat/{conversationId}/attachments', changes: [] },
  reportMessage: {
    method: 'POST',
    path: '/api/chat/{conversationId}/report',
    isEmpty: true,
    changes: [],
  },
  blockUser: { method: 'POST', path: '/api/blocks', isEmpty: true, changes: ['getConversation'] },
  unblockUser: {
    method: 'DELETE',
    path: '/api/blocks/{userId}',
    isEmpty: true,
    changes: ['getConversation'],
  },
  helpLogIn: { method: 'POST', path: '/api/help/login', changes: [] },
  control: { method: 'GET', path: '/api/user/control', isBare: true },
  getUser: { method: 'GET', path: '/api/user/get' },
  missing: { method: 'GET', path: '/api/user/missing' },
  fillProfile: {
    method: 'PATCH',
    path: '/api/user/missing',
    changes: ['missing', 'getUser', 'control'],
  },
  permissions: { method: 'GET', path: '/api/user/permissions' },
  listSessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    changes: ['listSessions', 'control'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/user/sessions/end-others',
    changes: ['listSessions'],
  },
  startOtp: { method: 'POST', path: '/api/login/otp', changes: ['pendingOtp'] },
  pendingOtp: { method: 'GET', path: '/api/login/otp' },
  validateOtp: {
    method: 'POST',
    path: '/api/login/otp/validate',
    changes: ['pendingOtp', 'control', 'getUser', 'missing', 'permissions'],
  },
  logOut: {
    method: 'POST',
    path: '/api/user/logout',
    isBare: true,
    changes: ['control', 'getUser', 'missing', 'permissions'],
  },
  createUser: {
    method: 'POST',
    path: '/api/user/{userType}/create',
    changes: [
      'control',
      'getUser',
      'missing',
      'permissions',
      'getOnboarding',
      'currentInvitation',
      'getSignUpDraft',
    ],
  },
  getOnboarding: { method: 'GET', path: '/api/user/onboarding' },
  finishOnboarding: {
    method: 'POST',
    path: '/api/user/onboarding',
    changes: ['control', 'getUser', 'permissions', 'getOnboarding', 'currentInvitation'],
  },
  getSignUpDraft: { method: 'GET', path: '/api/user/sign-up-draft' },
  saveSignUpDraft: {
    method: 'PATCH',
    path: '/api/user/sign-up-draft',
    changes: ['getSignUpDraft'],
  },
  listInvitations: { method: 'GET', path: '/api/invitations' },
  listOwnListings: { method: 'GET', path: '/api/user/listings' },
  makeInvitation: {
    method: 'POST',
    path: '/api/invitations',
    changes: ['listInvitations', 'getDashboard'],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/invitations/{id}',
    changes: ['listInvitations', 'getDashboard'],
  },
  currentInvitation: { method: 'GET', path: '/api/invitations/current' },
  findInvitationByCode: {
    method: 'POST',
    path: '/api/invitations/by-code',
    changes: ['currentInvitation', 'getOnboarding', 'getSignUpDraft'],
  },
  getInvitation: { method: 'GET', path: '/api/invitations/by-link/{guid}' },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/by-link/{guid}/accept',
    changes: [
      'getInvitation',
      'currentInvitation',
      'getOnboarding',
      'getSignUpDraft',
      'control',
      'getUser',
      'permissions',
    ],
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/invitations/by-link/{guid}/decline',
    changes: ['getInvitation', 'currentInvitation', 'getOnboarding'],
  },
  listIssuers: { method: 'GET', path: '/api/login/issuers' },
  listIssuerKeys: {
    method: 'GET',
    path: '/api/login/issuers/{name}/keys',
    isBare: true,
  },
  startAttempt: { method: 'POST', path: '/api/login/attempts', changes: [] },
  storeCallback: { method: 'POST', path: '/api/login/attempts/return', changes: [] },
  getAttempt: { method: 'GET', path: '/api/login/attempts/{id}' },
  finishAttempt: {
    method: 'POST',
    path: '/api/login/attempts/{id}/finish',
    changes: ['getAttempt', 'control', 'getUser', 'missing', 'permissions', 'getMyinfo'],
  },
  getMyinfo: { method: 'GET', path: '/api/myinfo' },
  submitMyinfo: {
    method: 'POST',
    path: '/api/myinfo',
    changes: ['getMyinfo', 'control', 'getUser', 'missing', 'permissions'],
  },
  startPendingAction: { method: 'POST', path: '/api/intents', changes: ['currentPendingAction'] },
  currentPendingAction: { method: 'GET', path: '/api/intents/current' },
  listFavourites: { method: 'GET', path: '/api/favourites' },
  listFavouriteIds: { method: 'GET', path: '/api/favourites/ids' },
  saveFavourite: {
    method: 'PUT',
    path: '/api/favourites/{listingId}',
    changes: ['listFavourites', 'listFavouriteIds'],
  },
  dropFavourite: {
    method: 'DELETE',
    path: '/api/favourites/{listingId}',
    changes: ['listFavourites', 'listFavouriteIds'],
  },
  noteFavourite: {
    method: 'PATCH',
    path: '/api/favourites/{listingId}',
    changes: ['listFavourites'],
  },
  listSavedSearches: { method: 'GET', path: '/api/saved-searches' },
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    changes: ['listSavedSearches'],
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/api/saved-searches/{id}',
    changes: ['listSavedSearches'],
  },
  dropSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-searches/{id}',
    changes: ['listSavedSearches'],
  },
  restoreSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/{id}/restore',
    changes: ['listSavedSearches'],
  },
  findUnsubscribe: { method: 'GET', path: '/api/unsubscribe' },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    changes: ['listSavedSearches'],
  },
  getConsent: { method: 'GET', path: '/api/cookie/consent' },
  recordConsent: {
    method: 'POST',
    path: '/api/cookie/consent',
    changes: ['getConsent'],
  },
  listCorporates: { method: 'GET', path: '/api/user/corporate' },
  switchCorporate: {
    method: 'POST',
    path: '/api/corporate/switch',
    changes: ['listCorporates', 'control', 'getUser', 'permissions'],
  },
  listNotices: { method: 'GET', path: '/api/notices' },
  markNoticeSeen: {
    method: 'POST',
    path: '/api/notices/{id}/seen',
    changes: ['getDashboard', 'listNotices'],
  },
  listUnverifiedCorporates: { method: 'GET', path: '/api/corporates/unverified' },
  verifyCorporate: {
    method: 'POST',
    path: '/api/corporates/{id}/verify',
    changes: ['listUnverifiedCorporates'],
  },
  listMembers: { method: 'GET', path: '/api/corporate/members' },
  changeMember: {
    method: 'PATCH',
    path: '/api/corporate/members/{id}',
    changes: ['listMembers', 'listOrganisations', 'permissions', 'getUser'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/corporate/members/{id}',
    changes: ['listMembers', 'listOrganisations'],
  },
  listOrganisations: {
    method: 'GET',
    path: '/api/corporate/organisations',
  },
  addOrganisation: {
    method: 'POST',
    path: '/api/corporate/organisations',
    changes: ['listOrganisations'],
  },
  changeOrganisation: {
    method: 'PATCH',
    path: '/api/corporate/organisations/{id}',
    changes: ['listOrganisations', 'listMembers'],
  },
  getStepUps: { method: 'GET', path: '/api/user/proofs' },
  startStepUp: { method: 'POST', path: '/api/user/step-up', changes: ['getStepUps'] },
  finishStepUp: {
    method: 'POST',
    path: '/api/user/step-up/validate',
    changes: ['getStepUps'],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/user/profile',
    changes: ['getUser', 'missing', 'getDashboard'],
  },
  startPhoneChange: { method: 'POST', path: '/api/user/phone', changes: ['getStepUps'] },
  finishPhoneChange: {
    method: 'POST',
    path: '/api/user/phone/validate',
    changes: ['getStepUps', 'getUser', 'missing', 'listSessions', 'getDashboard'],
  },
  startEmailChange: { method: 'POST', path: '/api/user/email', changes: ['getStepUps'] },
  finishEmailChange: {
    method: 'POST',
    path: '/api/user/email/validate',
    changes: ['getStepUps', 'getUser', 'missing', 'getDashboard', 'listNotices'],
  },
  exportPersonalData: { method: 'POST', path: '/api/user/export', isBare: true, changes: [] },
  getDeletion: { method: 'GET', path: '/api/user/deletion' },
  requestDeletion: {
    method: 'POST',
    path: '/api/user/deletion',
    changes: ['getDeletion', 'listSessions', 'getDashboard', 'listNotices'],
  },
  takeDeletionBack: {
    method: 'DELETE',
    path: '/api/user/deletion',
    changes: ['getDeletion', 'getDashboard', 'listNotices'],
  },
  addFile: { method: 'POST', path: '/api/files', changes: [] },
  getFile: { method: 'GET', path: '/api/files/{id}', isFile: true },
  getDashboard: { method: 'GET', path: '/api/dashboard' },
  visitSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/{id}/look',
    changes: ['getDashboard'],
  },
  listArticles: { method: 'GET', path: '/api/articles' },
  getArticle: { method: 'GET', path: '/api/articles/{kind}/{slug}' },
  getArticlePreview: { method: 'GET', path: '/api/article-previews/{id}' },
  listArticleDrafts: { method: 'GET', path: '/api/article-drafts' },
  getArticleDraft: { method: 'GET', path: '/api/article-drafts/{id}' },
  createArticle: {
    method: 'POST',
    path: '/api/articles',
    changes: ['listArticleDrafts'],
  },
  changeArticle: {
    method: 'PATCH',
    path: '/api/articles/{id}',
    changes: ['listArticleDrafts', 'getArticleDraft', 'listArticles', 'getArticle'],
  },
  publishArticle: {
    method: 'POST',
    path: '/api/articles/{id}/publish',
    changes: ['listArticleDrafts', 'getArticleDraft', 'listArticles', 'getArticle'],
  },
  scheduleArticle: {
    method: 'POST',
    path: '/api/articles/{id}/schedule',
    changes: ['listArticleDrafts', 'getArticleDraft', 'listArticles', 'getArticle'],
  },
  takeBackArticle: {
    method: 'POST',
    path: '/api/articles/{id}/take-back',
    changes: ['listArticleDrafts', 'getArticleDraft', 'listArticles', 'getArticle'],
  },
  setArticleCover: {
    method: 'PUT',
    path: '/api/articles/{id}/cover',
    changes: ['listArticleDrafts', 'getArticleDraft', 'listArticles', 'getArticle'],
  },
  createPreview: { method: 'POST', path: '/api/articles/{id}/previews', changes: ['getArticleDraft'] },
  endPreviews: { method: 'DELETE', path: '/api/articles/{id}/previews', changes: ['getArticleDraft'] },
  getWaitlist: { method: 'GET', path: '/api/waitlists/{name}' },
  joinWaitlist: {
    method: 'POST',
    path: '/api/waitlists/{name}/entries',
    isAccepted: true,
    changes: [],
  },
  findWaitlistEntry: { method: 'GET', path: '/api/waitlist-entries' },
  confirmWaitlistEntry: {
    method: 'POST',
    path: '/api/waitlist-entries/confirm',
    changes: ['findWaitlistEntry'],
  },
  leaveWaitlist: {
    method: 'POST',
    path: '/api/waitlist-entries/leave',
    changes: ['findWaitlistEntry'],
  },
  listProperties: { method: 'GET', path: '/api/properties' },
  getProperty: { method: 'GET', path: '/api/properties/{id}' },
  createProperty: {
    method: 'POST',
    path: '/api/properties',
    changes: ['listProperties', 'getProperty', 'getDashboard'],
  },
  changeProperty: {
    method: 'PATCH',
    path: '/api/properties/{id}',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS, 'fairRent', 'listStations', 'listPlaces'],
  },
  grantAuthority: { method: 'POST', path: '/api/properties/{id}/authorities', changes: OWN_LISTINGS },
  endAuthority: { method: 'DELETE', path: '/api/authorities/{id}', changes: OWN_LISTINGS },
  createListing: { method: 'POST', path: '/api/properties/{id}/listings', changes: OWN_LISTINGS },
  listDisputes: { method: 'GET', path: '/api/disputes' },
  settleDispute: {
    method: 'POST',
    path: '/api/disputes/{id}/settle',
    changes: ['listDisputes', 'getDashboard'],
  },
  findPostalCode: { method: 'GET', path: '/api/postal-codes/{code}' },
  getOwnListing: { method: 'GET', path: '/api/listings/{id}/draft' },
  getListingPreview: { method: 'GET', path: '/api/listings/{id}/preview' },
  changeListing: {
    method: 'PATCH',
    path: '/api/listings/{id}',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  submitListing: {
    method: 'POST',
    path: '/api/listings/{id}/submit',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  publishListing: {
    method: 'POST',
    path: '/api/listings/{id}/publish',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  pauseListing: {
    method: 'POST',
    path: '/api/listings/{id}/pause',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  resumeListing: {
    method: 'POST',
    path: '/api/listings/{id}/resume',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  confirmListing: {
    method: 'POST',
    path: '/api/listings/{id}/confirm',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  letListing: {
    method: 'POST',
    path: '/api/listings/{id}/let',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  closeListing: {
    method: 'POST',
    path: '/api/listings/{id}/close',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  approveListing: {
    method: 'POST',
    path: '/api/listings/{id}/approve',
    changes: ['listReviews', 'getDashboard', 'listNotices', ...PUBLIC_LISTINGS],
  },
  rejectListing: {
    method: 'POST',
    path: '/api/listings/{id}/reject',
    changes: ['listReviews', 'getDashboard', 'listNotices', ...PUBLIC_LISTINGS],
  },
  joinListing: {
    method: 'POST',
    path: '/api/listings/{id}/join',
    changes: [...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  copyListing: { method: 'POST', path: '/api/listings/{id}/copy', changes: OWN_LISTINGS },
  countView: { method: 'POST', path: '/api/listings/{id}/views', isEmpty: true, changes: [] },
  addPhoto: {
    method: 'POST',
    path: '/api/listings/{id}/pictures',
    changes: ['listPhotos', 'getOwnListing', 'getListingPreview'],
  },
  listPhotos: { method: 'GET', path: '/api/listings/{id}/pictures' },
  orderPhotos: {
    method: 'PUT',
    path: '/api/listings/{id}/pictures',
    changes: ['listPhotos', ...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/listings/{id}/pictures/{pictureId}',
    changes: ['listPhotos', ...OWN_LISTINGS, ...PUBLIC_LISTINGS],
  },
  listReviews: { method: 'GET', path: '/api/reviews' },
  findRedirect: { method: 'GET', path: '/api/redirects' },
  reportError: { method: 'POST', path: '/api/reports', changes: [] },
  health: { method: 'GET', path: '/api/health' },
  ready: { method: 'GET', path: '/api/ready' },
} as const satisfies Record<string, RouteShape>;

/** Name of one call. */
export type RouteName = keyof typeof routes;

/** Reads whose response doesn't depend on the current corporate; `control` is the one that tells which it is. */
export const sameForEveryCorporate: readonly RouteName[] = [
  'control',
  'countDiscover',
  'discover',
  'fairRent',
  'findPostalCode',
  'findRedirect',
  'findUnsubscribe',
  'getArticle',
  'getConsent',
  'getListing',
  'getMap',
  'getWaitlist',
  'health',
  'listArticles',
  'listDiscover',
  'listPlaces',
  'listStations',
  'pendingOtp',
  'ready',
  'similarListings',
];

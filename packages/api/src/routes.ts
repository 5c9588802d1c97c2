/** How one call is made, as plain data that client and contract share. */
export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with parameters in braces. */
  readonly path: string;
  /** True when a success is `{succeed: true, data}` and callers want the data. */
  readonly isEnveloped: boolean;
  /** Names of the routes whose answers a successful call makes out of date. */
  readonly changes: readonly string[];
}

/** Every call of the contract. */
export const routes = {
  discover: { method: 'GET', path: '/api/discover', isEnveloped: true, changes: [] },
  countDiscover: { method: 'GET', path: '/api/discover/counts', isEnveloped: true, changes: [] },
  listDiscover: { method: 'GET', path: '/api/discover/homes', isEnveloped: true, changes: [] },
  getMap: { method: 'GET', path: '/api/map', isEnveloped: true, changes: [] },
  getListing: { method: 'GET', path: '/api/listings/{id}', isEnveloped: true, changes: [] },
  similarListings: {
    method: 'GET',
    path: '/api/listings/{id}/similar',
    isEnveloped: true,
    changes: [],
  },
  listStations: { method: 'GET', path: '/api/listings/{id}/stations', isEnveloped: true, changes: [] },
  fairRent: { method: 'GET', path: '/api/listings/{id}/fair-rent', isEnveloped: true, changes: [] },
  listerPhone: { method: 'GET', path: '/api/listings/{id}/lister-phone', isEnveloped: true, changes: [] },
  reportListing: { method: 'POST', path: '/api/listings/{id}/reports', isEnveloped: true, changes: [] },
  listEnquiries: { method: 'GET', path: '/api/enquiries', isEnveloped: true, changes: [] },
  makeEnquiry: { method: 'POST', path: '/api/enquiries', isEnveloped: true, changes: ['listEnquiries'] },
  control: { method: 'GET', path: '/api/user/control', isEnveloped: false, changes: [] },
  getUser: { method: 'GET', path: '/api/user/get', isEnveloped: true, changes: [] },
  missing: { method: 'GET', path: '/api/user/missing', isEnveloped: true, changes: [] },
  fillProfile: {
    method: 'PATCH',
    path: '/api/user/missing',
    isEnveloped: true,
    changes: ['missing', 'getUser', 'control'],
  },
  permissions: { method: 'GET', path: '/api/user/permissions', isEnveloped: true, changes: [] },
  listSessions: { method: 'GET', path: '/api/user/sessions', isEnveloped: true, changes: [] },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    isEnveloped: true,
    changes: ['listSessions', 'control'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/user/sessions/end-others',
    isEnveloped: true,
    changes: ['listSessions'],
  },
  startOtp: { method: 'POST', path: '/api/login/otp', isEnveloped: true, changes: ['pendingOtp'] },
  pendingOtp: { method: 'GET', path: '/api/login/otp', isEnveloped: true, changes: [] },
  validateOtp: {
    method: 'POST',
    path: '/api/login/otp/validate',
    isEnveloped: true,
    changes: ['pendingOtp', 'control', 'getUser', 'missing', 'permissions'],
  },
  logOut: {
    method: 'POST',
    path: '/api/user/logout',
    isEnveloped: false,
    changes: ['control', 'getUser', 'missing', 'permissions'],
  },
  startIntent: { method: 'POST', path: '/api/intents', isEnveloped: true, changes: ['currentIntent'] },
  currentIntent: { method: 'GET', path: '/api/intents/current', isEnveloped: true, changes: [] },
  listFavourites: { method: 'GET', path: '/api/favourites', isEnveloped: true, changes: [] },
  listFavouriteIds: { method: 'GET', path: '/api/favourites/ids', isEnveloped: true, changes: [] },
  keepFavourite: {
    method: 'PUT',
    path: '/api/favourites/{listingId}',
    isEnveloped: true,
    changes: ['listFavourites', 'listFavouriteIds'],
  },
  dropFavourite: {
    method: 'DELETE',
    path: '/api/favourites/{listingId}',
    isEnveloped: true,
    changes: ['listFavourites', 'listFavouriteIds'],
  },
  noteFavourite: {
    method: 'PATCH',
    path: '/api/favourites/{listingId}',
    isEnveloped: true,
    changes: ['listFavourites'],
  },
  listSavedSearches: { method: 'GET', path: '/api/saved-searches', isEnveloped: true, changes: [] },
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    isEnveloped: true,
    changes: ['listSavedSearches'],
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/api/saved-searches/{id}',
    isEnveloped: true,
    changes: ['listSavedSearches'],
  },
  dropSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-searches/{id}',
    isEnveloped: true,
    changes: ['listSavedSearches'],
  },
  restoreSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/{id}/restore',
    isEnveloped: true,
    changes: ['listSavedSearches'],
  },
  findUnsubscribe: { method: 'GET', path: '/api/unsubscribe', isEnveloped: true, changes: [] },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    isEnveloped: true,
    changes: ['listSavedSearches'],
  },
  getConsent: { method: 'GET', path: '/api/cookie/consent', isEnveloped: true, changes: [] },
  recordConsent: {
    method: 'POST',
    path: '/api/cookie/consent',
    isEnveloped: true,
    changes: ['getConsent'],
  },
  findRedirect: { method: 'GET', path: '/api/redirects', isEnveloped: true, changes: [] },
  reportError: { method: 'POST', path: '/api/reports', isEnveloped: true, changes: [] },
  health: { method: 'GET', path: '/api/health', isEnveloped: true, changes: [] },
  ready: { method: 'GET', path: '/api/ready', isEnveloped: true, changes: [] },
} as const satisfies Record<string, RouteShape>;

/** Name of one call. */
export type RouteName = keyof typeof routes;

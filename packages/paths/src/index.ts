/** Every screen's URL: the pattern the route table uses and the function that builds a link to it. */

export { product } from './product.ts';

/** The URL patterns, in the router's syntax. */
export const patterns = {
  home: '/',
  discover: '/discover',
  discoverEntry: '/discover/:id',
  listing: '/discover/:id/:slug',
  map: '/map',
  enquiry: '/discover/:id/:slug/enquiry',
  chat: '/chat',
  error: '/error/:type',
  favourites: '/discover/favourites',
  favourite: '/discover/favourites/:id',
  unsubscribe: '/unsubscribe',
  cookies: '/cookies',
  login: '/login',
  loginOtp: '/login/otp',
  logOut: '/user/logout',
  profile: '/profile',
  missing: '/user/missing',
  complete: '/user/complete',
} as const;

/** The front door. */
export const homePath = (): string => patterns.home;

/** The search page; `query` is a canonical query string without its question mark. */
export const discoverPath = (query = ''): string =>
  query ? `${patterns.discover}?${query}` : patterns.discover;

/** Homes by district; `query` is the canonical query string of a search, without its question mark. */
export const mapPath = (query = ''): string => (query ? `${patterns.map}?${query}` : patterns.map);

/** One listing; both parts are percent-encoded. */
export const listingPath = (id: string, slug: string): string =>
  `/discover/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`;

/** Asking who lets a listing, for signed-in people. */
export const enquiryPath = (id: string, slug: string): string => `${listingPath(id, slug)}/enquiry`;

/** The inbox; `sent` is the id of an enquiry that was just made. */
export const chatPath = (sent: string | null = null): string =>
  sent === null ? patterns.chat : `${patterns.chat}?sent=${encodeURIComponent(sent)}`;

/** The homes and searches somebody keeps; `query` without its question mark. */
export const favouritesPath = (query = ''): string =>
  query ? `${patterns.favourites}?${query}` : patterns.favourites;

/** One kept home, opened beside the others. */
export const favouritePath = (id: string): string => `${patterns.favourites}/${encodeURIComponent(id)}`;

/** The page on which the link of a letter ends the mail of a search. */
export const unsubscribePath = (token: string): string =>
  `${patterns.unsubscribe}?token=${encodeURIComponent(token)}`;

/** Which cookies are allowed, to be changed at any time. */
export const cookiesPath = (): string => patterns.cookies;

/** The page that says in words what went wrong, for example `/error/401`. */
export const errorPath = (type: string | number): string => `/error/${encodeURIComponent(String(type))}`;

/** Log-in. */
export const loginPath = (): string => patterns.login;

/** Where the one-time code is entered. */
export const loginOtpPath = (): string => patterns.loginOtp;

/** The page that ends the session. */
export const logOutPath = (): string => patterns.logOut;

/** What somebody is known by, and where they are logged in. */
export const profilePath = (): string => patterns.profile;

/** Where a profile with holes is filled in. */
export const missingPath = (): string => patterns.missing;

/** Says that a profile is complete. */
export const completePath = (): string => patterns.complete;

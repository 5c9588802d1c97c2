/** Every screen's URL: the pattern the route table uses and the function that builds a link to it. */

export { product } from './product.ts';

/** The URL patterns, in the router's syntax. */
export const patterns = {
  home: '/',
  discover: '/discover',
  discoverEntry: '/discover/:id',
  listing: '/discover/:id/:slug',
  error: '/error/:type',
  login: '/login',
} as const;

/** The front door. */
export const homePath = (): string => patterns.home;

/** The search page; `query` is a canonical query string without its question mark. */
export const discoverPath = (query = ''): string =>
  query ? `${patterns.discover}?${query}` : patterns.discover;

/** One listing; both parts are percent-encoded. */
export const listingPath = (id: string, slug: string): string =>
  `/discover/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`;

/** The page that says in words what went wrong, for example `/error/401`. */
export const errorPath = (type: string | number): string => `/error/${encodeURIComponent(String(type))}`;

/** Log-in. */
export const loginPath = (): string => patterns.login;

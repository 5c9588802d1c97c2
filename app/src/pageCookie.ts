import type { Site } from '@sewa/pages';

/** One cookie that pages keep for themselves. */
export interface PageCookie {
  readonly name: string;
  readonly value: string;
  /** Seconds it is kept; 0 clears it. */
  readonly seconds: number;
  /** What follows its attributes: the domain it is shared on, or nothing for this host. @default '' */
  readonly where?: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isBrowser = (): boolean => typeof document !== 'undefined';

/** Name of a cookie that stays on its host: bound to it in production, prefixed with the environment elsewhere. */
export const nameHostCookie = ({ cookiePrefix = '' }: Site, name: string): string =>
  cookiePrefix === '' ? `__Host-${name}` : `${cookiePrefix}${name}`;

/** What a browser sends of its cookies: of the request on the server, of the document in the browser. */
export const parseCookies = (request: Request): string =>
  isBrowser() ? document.cookie : (request.headers.get('cookie') ?? '');

/** Keeps a cookie: as a header on the server, as itself in the browser. It goes without https on this machine only, and never in production. */
export function putCookie(
  { cookiePrefix = '' }: Site,
  { hostname }: URL,
  { name, value, seconds, where = '' }: PageCookie,
): [string, string][] {
  const isLocal = cookiePrefix !== '' && loopback.has(hostname);
  const cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isLocal ? '' : '; Secure'}${where}`;
  if (!isBrowser()) return [['set-cookie', cookie]];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
  return [];
}

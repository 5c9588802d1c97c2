import type { PageRow, Site } from '@sewa/pages';
import { patterns } from '@sewa/paths';
import { matchPath } from 'react-router-dom';
import { nameHostCookie, parseCookies, putCookie } from './pageCookie.ts';

/** Where somebody wanted to go while they log in, kept in a cookie. */
export interface RedirectCookie {
  /**
   * Remembers a path with its query: as a header on the server, as the cookie itself in the browser. Only one of a page of
   * ours; a query that can't be kept is left out.
   */
  readonly remember: (url: URL) => Record<string, string>;
  /** The remembered path with its query, once: checked again, because anybody may have written the cookie. The headers clear it. */
  readonly take: (request: Request) => {
    readonly path: string | null;
    readonly headers: [string, string][];
  };
  /**
   * Counts that a page sent a browser to log-in that holds a session; too often in a short time is a circle, for log-in sends
   * it back. The headers keep the count.
   */
  readonly countBounce: (
    request: Request,
    now?: number,
  ) => { readonly isCircle: boolean; readonly headers: [string, string][] };
}

const LIFETIME_SECONDS = 10 * 60;
/** A browser with a session is sent to log-in this often within so many seconds; a person who logs in each time is slower. */
const MAX_BOUNCES = 3;
const BOUNCE_SECONDS = 20;
const LONGEST_ADDRESS = 2_048;
const inside = 'http://inside.invalid';

/** Pages that are steps on the way, never its end. */
const steps: readonly string[] = [
  patterns.logOut,
  patterns.error,
  patterns.missing,
  patterns.complete,
  patterns.selection,
  patterns.refresh,
  patterns.stepUp,
  patterns.leaving,
  patterns.singpass,
  patterns.myinfoVerify,
  patterns.myinfoDone,
  patterns.mobileReturn,
  patterns.singpassMobileReturn,
  patterns.b2cCallback,
];

/** Beginnings of paths nobody is sent to, whatever pages a pattern would find there. */
const never: readonly string[] = [
  '/login',
  '/user/logout',
  '/api',
  '/refresh',
  '/splogin',
  '/error',
  '/media',
];

/** Pages nobody is sent to after log-in. */
const isNoTarget = ({ path, guard }: PageRow): boolean =>
  guard?.isVisitorOnly === true || steps.includes(path);

function matches(row: PageRow, path: string): boolean {
  try {
    return matchPath(row.path, path) !== null;
  } catch {
    return false;
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Whether a text is a query nothing could read otherwise: no part of a path or of another address. */
const isPlainQuery = (text: string): boolean =>
  text === '' || (/^\?[\x21-\x7e]*$/.test(text) && !/[\\#;\p{Cc}]|\/\//u.test(decode(text) || '#'));

/** Whether a text is the plain path of a page of ours, maybe with a query. */
function isOwnAddress(text: string, rows: readonly PageRow[]): boolean {
  const [path = ''] = text.split('?', 1);
  return text.length <= LONGEST_ADDRESS && isOwnPath(path, rows) && isPlainQuery(text.slice(path.length));
}

/** Whether a text is the plain path of a page of ours: no other origin, no query, nothing a browser would read otherwise. */
function isOwnPath(text: string, rows: readonly PageRow[]): boolean {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(text) || /[\\?#;]/.test(text)) return false;
  const read = decode(text);
  // What is still encoded now was encoded twice; what a decoder makes of the rest must be a plain path, too.
  if (read === '' || /[%\\?#;\p{Cc}]|\/\//u.test(read)) return false;
  if (never.some((path) => `${read.toLowerCase()}/`.startsWith(`${path}/`))) return false;
  if (!URL.canParse(text, inside)) return false;
  const { origin, pathname } = new URL(text, inside);
  if (origin !== inside || pathname !== text) return false;
  const found = rows.filter((row) => matches(row, text));
  return found.length > 0 && !found.some(isNoTarget);
}

/** The value of a cookie; two of one name are as good as none, because one may be planted. */
function findCookie(cookies: string, name: string): string | null {
  const values = cookies
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** How often somebody was sent on, and since when, in seconds; nothing that is older than a circle takes. */
function parseBounces(value: string | null, seconds: number): { count: number; since: number } {
  const [, count = '', since = ''] = /^(\d)-(\d{1,12})$/.exec(value ?? '') ?? [];
  const isRecent = count !== '' && Math.abs(seconds - Number(since)) < BOUNCE_SECONDS;
  return isRecent ? { count: Number(count), since: Number(since) } : { count: 0, since: seconds };
}

/** Makes the cookie of a deployment, for the pages of a route table. */
export function makeRedirectCookie(site: Site, rows: readonly PageRow[]): RedirectCookie {
  const { cookiePrefix = '', cookieDomain } = site;
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : '';
  const name = `${cookiePrefix}redirect`;
  const bounces = nameHostCookie(site, 'bounces');
  const tokens = [`${cookiePrefix}accessToken`, 'session'];
  /** One of the same name may have been planted on this host only. */
  const clear = (url: URL) =>
    [...new Set([domain, ''])].flatMap((where) =>
      putCookie(site, url, { name, value: '', seconds: 0, where }),
    );
  return {
    remember: (url) => {
      const path = [`${url.pathname}${url.search}`, url.pathname].find((text) => isOwnAddress(text, rows));
      if (path === undefined) return {};
      const value = encodeURIComponent(path);
      return Object.fromEntries(
        putCookie(site, url, { name, value, seconds: LIFETIME_SECONDS, where: domain }),
      );
    },
    take: (request) => {
      const cookies = parseCookies(request);
      if (!cookies.includes(`${name}=`)) return { path: null, headers: [] };
      const path = decode(findCookie(cookies, name) ?? '');
      return {
        path: isOwnAddress(path, rows) ? path : null,
        headers: clear(new URL(request.url)),
      };
    },
    countBounce: (request, now = Date.now()) => {
      const cookies = parseCookies(request);
      if (!tokens.some((token) => cookies.includes(`${token}=`))) return { isCircle: false, headers: [] };
      const { count, since } = parseBounces(findCookie(cookies, bounces), Math.floor(now / 1000));
      const isCircle = count >= MAX_BOUNCES;
      const candidate = isCircle
        ? { name: bounces, value: '', seconds: 0 }
        : { name: bounces, value: `${count + 1}-${since}`, seconds: BOUNCE_SECONDS };
      return { isCircle, headers: putCookie(site, new URL(request.url), candidate) };
    },
  };
}

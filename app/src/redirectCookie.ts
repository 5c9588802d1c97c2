import type { PageRow, Site } from '@sewa/pages';
import { patterns } from '@sewa/paths';
import { matchPath } from 'react-router-dom';

/** Where somebody wanted to go while they log in, kept in a cookie. */
export interface RedirectCookie {
  /**
   * Remembers a path: as a header on the server, as the cookie itself in the browser. Only the path is kept, never a query,
   * and only one of a page of ours.
   */
  readonly remember: (url: URL) => Record<string, string>;
  /** The remembered path, once: checked again, because anybody may have written the cookie. The headers clear it. */
  readonly take: (request: Request) => {
    readonly path: string | null;
    readonly headers: Record<string, string>;
  };
}

const lifetimeSeconds = 15 * 60;
const longestPath = 2_048;
const inside = 'http://inside.invalid';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Pages that are steps on the way, never its end. */
const steps: readonly string[] = [patterns.logOut, patterns.error, patterns.missing, patterns.complete];

/** Pages nobody is sent to after log-in. */
const isNoGoal = ({ path, guard }: PageRow): boolean => guard?.isVisitorOnly === true || steps.includes(path);

function matches(row: PageRow, path: string): boolean {
  try {
    return matchPath(row.path, path) !== null;
  } catch {
    return false;
  }
}

/** Whether a text is the plain path of a page of ours: no other origin, no query, nothing a browser would read otherwise. */
function isOwnPath(text: string, rows: readonly PageRow[]): boolean {
  if (text.length > longestPath || !/^\/(?!\/)[\x21-\x7e]*$/.test(text) || /[\\?#]/.test(text)) return false;
  if (!URL.canParse(text, inside)) return false;
  const { origin, pathname } = new URL(text, inside);
  if (origin !== inside || pathname !== text) return false;
  const found = rows.filter((row) => matches(row, text));
  return found.length > 0 && !found.some(isNoGoal);
}

/** The value of a cookie; two of one name are as good as none, because one may be planted. */
function findCookie(cookies: string, name: string): string | null {
  const values = cookies
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Makes the cookie of a deployment, for the pages of a route table. */
export function makeRedirectCookie(
  { cookiePrefix = '', cookieDomain }: Site,
  rows: readonly PageRow[],
): RedirectCookie {
  const name = `${cookiePrefix}redirect`;
  const put = (value: string, seconds: number, { hostname }: URL): Record<string, string> => {
    const isLocal = cookiePrefix !== '' && loopback.has(hostname);
    const domain = cookieDomain ? `; Domain=${cookieDomain}` : '';
    const cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isLocal ? '' : '; Secure'}${domain}`;
    if (typeof document === 'undefined') return { 'set-cookie': cookie };
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookie;
    return {};
  };
  return {
    remember: (url) =>
      isOwnPath(url.pathname, rows) ? put(encodeURIComponent(url.pathname), lifetimeSeconds, url) : {},
    take: (request) => {
      const cookies =
        typeof document === 'undefined' ? (request.headers.get('cookie') ?? '') : document.cookie;
      if (!cookies.includes(`${name}=`)) return { path: null, headers: {} };
      const path = decode(findCookie(cookies, name) ?? '');
      return {
        path: isOwnPath(path, rows) ? path : null,
        headers: put('', 0, new URL(request.url)),
      };
    },
  };
}

import type { Site } from '@sewa/pages';
import { parseCookies, putCookie } from './pageCookie.ts';

/** What the mobile app said about a sign-up it began, kept in cookies until its return from Singpass. */
export interface MobileCookies {
  /** Keeps what the query of an address says; null where it says nothing of ours. */
  readonly remember: (url: URL) => { readonly headers: [string, string][] } | null;
  /** What was said, once; the headers clear it. */
  readonly take: (request: Request) => {
    readonly isSignUp: boolean;
    readonly headers: [string, string][];
  };
}

/** The marks of a link, and the cookies that keep them; before each name stands the environment, but not in production. */
export const mobileMarks = [
  { parameter: 'signupMobile', cookie: 'SIGNUP_MOBILE' },
  { parameter: 'disableMobileCallback', cookie: 'DISABLE_MOBILE_CALLBACK' },
] as const;

/** Long enough for a way to Singpass and back. */
const LIFETIME_SECONDS = 30 * 60;

/** Values that older versions of the app leave and that mean no. */
const isNo = (value: string): boolean => ['', '0', 'false'].includes(value);

/** Makes the cookies of a deployment. */
export function makeMobileCookies(site: Site): MobileCookies {
  const { cookiePrefix = '', cookieDomain } = site;
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : '';
  const put = (cookie: string, value: string, url: URL, where = domain) =>
    putCookie(site, url, {
      name: `${cookiePrefix}${cookie}`,
      value,
      seconds: value === '' ? 0 : LIFETIME_SECONDS,
      where,
    });
  return {
    remember(url) {
      const said = mobileMarks.filter(({ parameter }) => url.searchParams.has(parameter));
      if (said.length === 0) return null;
      const isSaid = (parameter: string) => url.searchParams.getAll(parameter).join() === '1';
      return {
        headers: mobileMarks.flatMap(({ parameter, cookie }) =>
          put(cookie, isSaid(parameter) ? '1' : '', url),
        ),
      };
    },
    take(request) {
      const pairs = parseCookies(request).split(/;\s*/);
      const isThere = (name: string) => pairs.some((pair) => pair.startsWith(`${cookiePrefix}${name}=`));
      const isSet = (name: string) =>
        pairs.some((pair) => {
          const [found, value = ''] = pair.split(/=(.*)/s);
          return found === `${cookiePrefix}${name}` && !isNo(value);
        });
      const url = new URL(request.url);
      // One may be of this host only: older versions of the app put it there.
      const places = [...new Set([domain, ''])];
      return {
        isSignUp: isSet('SIGNUP_MOBILE') && !isSet('DISABLE_MOBILE_CALLBACK'),
        headers: mobileMarks
          .filter(({ cookie }) => isThere(cookie))
          .flatMap(({ cookie }) => places.flatMap((where) => put(cookie, '', url, where))),
      };
    },
  };
}

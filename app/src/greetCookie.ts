import type { Site } from '@sewa/pages';
import { nameHostCookie, parseCookies, putCookie } from './pageCookie.ts';

/** Remembers on which day somebody was last said hello to on this device: the day and nothing else. */
export interface GreetCookie {
  /** Whether nobody was greeted yet on the day of a moment; the headers remember that it was done. */
  readonly take: (
    request: Request,
    now?: Date,
  ) => { readonly isFirst: boolean; readonly headers: Record<string, string> };
}

/** Singapore is eight hours ahead all year. */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

const dayOf = (now: Date): string => new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Makes the cookie of a deployment; it stays on its host. */
export function makeGreetCookie(site: Site): GreetCookie {
  const name = nameHostCookie(site, 'greeted');
  return {
    take: (request, now = new Date()) => {
      const value = dayOf(now);
      if (parseCookies(request).split(/;\s*/).includes(`${name}=${value}`))
        return { isFirst: false, headers: {} };
      const headers = putCookie(site, new URL(request.url), { name, value, seconds: DAY_SECONDS });
      return { isFirst: true, headers: Object.fromEntries(headers) };
    },
  };
}

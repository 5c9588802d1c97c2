import { EXPERIMENT_SECONDS, nameExperimentCookie, serializeExperimentCookie } from '@sewa/experiments';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isLoopback } from '../settings/isLoopback.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The cookies: the session's secret, the readable display token, the secrets of a pending action, a log-in code, a sign-up, an
 * attempt at an issuer and a payment, that this browser just wrote, the cookie consent, and the invitation that is followed, which
 * scripts read too.
 */
export type CookieName =
  | 'session'
  | 'accessToken'
  | 'intent'
  | 'logIn'
  | 'signUp'
  | 'attempt'
  | 'payment'
  | 'wrote'
  | 'consent'
  | 'onboarding';

/** The cookies that scripts can read and a parent domain can share; all others are secrets of one host. */
const readable: readonly CookieName[] = ['accessToken', 'consent', 'onboarding'];

interface CookieAttributes {
  path: string;
  sameSite: 'Lax';
  secure: boolean;
  httpOnly: boolean;
  domain?: string;
}

/** Name of a cookie: prefixed with the environment except in production, where secrets are bound to their host. */
function makeCookieName(cookie: CookieName, { appEnvironment }: Pick<Settings, 'appEnvironment'>): string {
  if (appEnvironment !== 'production') return `${appEnvironment}-${cookie}`;
  return readable.includes(cookie) ? cookie : `__Host-${cookie}`;
}

/** The value of a cookie, or null. */
export const findCookie = (c: Context, settings: Settings, cookie: CookieName): string | null =>
  getCookie(c, makeCookieName(cookie, settings)) ?? null;

/** Whether cookies go over https only: everywhere but on this machine. */
const isSecure = (c: Context, { appEnvironment }: Settings): boolean =>
  appEnvironment === 'production' || !isLoopback(new URL(c.req.url).hostname);

function makeAttributes(c: Context, settings: Settings, cookie: CookieName): CookieAttributes {
  const isReadable = readable.includes(cookie);
  return {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c, settings),
    httpOnly: !isReadable,
    ...(isReadable && settings.cookieDomain ? { domain: settings.cookieDomain } : {}),
  };
}

/** Sets a cookie until a time, or for as long as the browser is open. */
export function putCookie(
  c: Context,
  settings: Settings,
  cookie: CookieName,
  value: string,
  end: Date | null,
): void {
  setCookie(c, makeCookieName(cookie, settings), value, {
    ...makeAttributes(c, settings, cookie),
    ...(end ? { expires: end } : {}),
  });
}

/** Deletes a cookie, on this host and on the domain it is shared with. */
export function clearCookie(c: Context, settings: Settings, cookie: CookieName): void {
  const { domain, ...attributes } = makeAttributes(c, settings, cookie);
  const name = makeCookieName(cookie, settings);
  if (domain) setCookie(c, name, '', { ...attributes, domain, maxAge: 0 });
  setCookie(c, name, '', { ...attributes, maxAge: 0 });
}

/**
 * Stores the variant of an experiment for 180 days in its cookie `exp-{id}`, which scripts of this host read, or clears it for null. The name
 * is the same in every environment, and the value is written as it is, without percent signs.
 */
export function putExperimentCookie(
  c: Context,
  settings: Settings,
  id: string,
  variant: string | null,
): void {
  const value = variant === null ? '' : serializeExperimentCookie(variant);
  const seconds = variant === null ? 0 : EXPERIMENT_SECONDS;
  const secure = isSecure(c, settings) ? '; Secure' : '';
  const line = `${nameExperimentCookie(id)}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  c.header('set-cookie', line, { append: true });
}

import { CookieQuestion } from '@sewa/consent/ui';
import { cookiesPath } from '@sewa/paths';
import { cookieCategories } from './cookieCategories.ts';

/** Asks at the foot of the window which cookies are allowed, until somebody has chosen. */
export function CookieBanner() {
  return <CookieQuestion categories={cookieCategories} action={cookiesPath()} />;
}

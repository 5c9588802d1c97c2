import type { PageRow, Site } from '@sewa/pages';
import { errorPath, loginPath } from '@sewa/paths';
import { matchPath } from 'react-router-dom';
import { isSentRound } from './isSentRound.ts';

/** Whether a path is that of a page for signed-in people only. */
export const isPrivatePath = (rows: readonly PageRow[], path: string): boolean =>
  rows.some(({ path: pattern, guard }) => guard?.isSignedInOnly && matchPath(pattern, path) !== null);

/** Makes the way to log-in from any page, which then goes on to a path; it never settles. */
export function makeGoToLogIn(site: Site, rows: readonly PageRow[]): (path: string) => Promise<never> {
  return async (path) => {
    const { makeRedirectCookie } = await import('./redirectCookie.ts');
    makeRedirectCookie(site, rows).remember(new URL(path, location.href));
    location.assign(loginPath());
    return new Promise<never>(() => undefined);
  };
}

/**
 * Makes the way from a page for signed-in people to log-in and back: the path is remembered, and so is what was typed, for
 * this tab and this person. A tab that log-in sends back again and again gets a page that says so. On other pages nothing happens. When it leaves it never settles, so that nothing on the page
 * answers what happened.
 */
export function makeLeaveForLogIn(site: Site, rows: readonly PageRow[]): () => Promise<void> {
  return async () => {
    if (!isPrivatePath(rows, location.pathname)) return;
    const [{ saveTyped }, { makeRedirectCookie }] = await Promise.all([
      import('@sewa/pages/typed-forms'),
      import('./redirectCookie.ts'),
    ]);
    saveTyped();
    makeRedirectCookie(site, rows).remember(new URL(location.href));
    location.assign(isSentRound() ? errorPath('login') : loginPath());
    await new Promise(() => undefined);
  };
}

import type { Session } from '@sewa/auth';
import type { Guard, PageRow } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { matchPath } from 'react-router-dom';

/**
 * Keeps a tab honest when who is signed in changes under it, in another tab or by the end of the session: a page for
 * signed-in people goes home, and the guard it returns makes the next page a new document, so that no answer read for
 * one person is shown to another.
 */
export function watchSession(session: Session, rows: readonly PageRow[]): Guard {
  let { isAuthenticated } = session.getSnapshot();
  let hasChanged = false;
  session.subscribe(() => {
    const now = session.getSnapshot().isAuthenticated;
    if (now === isAuthenticated) return;
    isAuthenticated = now;
    hasChanged = true;
    const isPrivate = rows.some(
      ({ path, guard }) => guard?.isSignedInOnly && matchPath(path, location.pathname) !== null,
    );
    if (!now && isPrivate) location.replace(homePath());
  });
  return async ({ url }) => {
    if (!hasChanged) return;
    location.assign(url.href);
    await new Promise(() => undefined);
  };
}

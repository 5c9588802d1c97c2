import type { PageCorporate } from '@sewa/api/client';
import type { Session } from '@sewa/auth';
import type { Guard, PageRow } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { isPrivatePath } from './leaveForLogIn.ts';

/** What a tab does when its session has ended, or acts for another corporate. */
export interface Watching {
  /** Its `get` is undefined where the page was rendered for nobody. */
  readonly corporate: Pick<PageCorporate, 'get' | 'leave'>;
  /** Whether the person is logging out in this very tab, which goes home or stays as they are logged out. */
  readonly isOwn: () => boolean;
  /** Goes to log-in and remembers the page with what was typed there. */
  readonly leaveForLogIn: () => Promise<void>;
}

async function leavePrivatePage(
  { isOwn, leaveForLogIn }: Watching,
  hasLoggedOut: () => boolean,
): Promise<void> {
  // Whoever logs out in this tab says there where it goes.
  if (isOwn()) return;
  const { hasTyped } = await import('@sewa/pages/typed-forms');
  if (!hasLoggedOut() || hasTyped()) await leaveForLogIn();
  location.replace(homePath());
}

/**
 * Keeps a tab honest when who is signed in changes under it, in another tab or by the end of the session: a page for
 * signed-in people goes home after a log-out, to log-in where the session was refused or something was typed, and the guard it returns makes the next page a new
 * document, so that no answer read for one person is shown to another. So it is with a session that ended before the page's
 * script was there. After a switch of the corporate in another tab the page is loaded anew: everything on it was read for the
 * one before.
 */
export function watchSession(session: Session, rows: readonly PageRow[], watching: Watching): Guard {
  let isAuthenticated = session.getSnapshot().isAuthenticated || watching.corporate.get() !== undefined;
  let hasChanged = false;
  let hasLoggedOut = false;
  const compare = () => {
    const now = session.getSnapshot().isAuthenticated;
    if (now === isAuthenticated) return;
    isAuthenticated = now;
    hasChanged = true;
    if (!now && isPrivatePath(rows, location.pathname)) void leavePrivatePage(watching, () => hasLoggedOut);
  };
  session.subscribe(compare);
  compare();
  session.listen((event) => {
    // The state has changed by now; who leaves a page for it looks at this a task later.
    hasLoggedOut = event === 'loggedOut';
    if (event !== 'switched') return;
    watching.corporate.leave();
    location.reload();
  });
  return async ({ url }) => {
    if (!hasChanged) return;
    location.assign(url.href);
    await new Promise(() => undefined);
  };
}

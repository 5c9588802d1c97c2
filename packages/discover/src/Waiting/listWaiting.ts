import type { Dashboard } from '@sewa/api/client';
import { chatPath, dashboardPath, favouritesPath, leavingPath, missingPath } from '@sewa/paths';
import * as messages from './messages.ts';

/** One thing that waits, and where one acts on it. */
export interface WaitingThing {
  readonly label: string;
  readonly path: string;
}

const MAX = 3;

/** What waits for somebody in a few words each, the most urgent first, three things at most. */
export function listWaiting(day: Dashboard): readonly WaitingThing[] {
  const { deletion, profile, invitations, unread, savedSearches, favourites } = day;
  const invited = invitations.length;
  const found = savedSearches.reduce((sum, { newHomes }) => sum + newHomes, 0);
  const changed = favourites.changed.length;
  const things: readonly (WaitingThing & { readonly isThere: boolean })[] = [
    { isThere: deletion !== null, label: messages.accountDeletionTask, path: leavingPath() },
    { isThere: invited > 0, label: messages.invitationTask(invited), path: dashboardPath() },
    { isThere: profile.emptyKeys.length > 0, label: messages.profileTask, path: missingPath() },
    {
      isThere: unread.messages > 0,
      label: messages.unreadTask(unread.messages),
      path: chatPath(),
    },
    {
      isThere: found > 0,
      label: messages.newHomesTask(found),
      path: dashboardPath(),
    },
    {
      isThere: changed > 0,
      label: messages.changedHomesTask(changed),
      path: favouritesPath(),
    },
  ];
  return things
    .filter(({ isThere }) => isThere)
    .slice(0, MAX)
    .map(({ label, path }) => ({ label, path }));
}

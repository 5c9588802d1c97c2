import type { Dashboard } from '@sewa/api/client';
import { chatPath, dashboardPath, favouritesPath, leavingPath, missingPath } from '@sewa/paths';

/** One thing that waits, and where one acts on it. */
export interface WaitingThing {
  readonly label: string;
  readonly path: string;
}

const MAX = 3;

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** What waits for somebody in a few words each, the most urgent first, three things at most. */
export function listWaiting(day: Dashboard): readonly WaitingThing[] {
  const { deletion, profile, invitations, enquiries, savedSearches, favourites } = day;
  const invited = invitations.length;
  const requested = enquiries.receivedLately;
  const found = savedSearches.reduce((sum, { newHomes }) => sum + newHomes, 0);
  const changed = favourites.changed.length;
  const things: readonly (WaitingThing & { readonly isThere: boolean })[] = [
    { isThere: deletion !== null, label: 'Your account will be deleted', path: leavingPath() },
    { isThere: invited > 0, label: count(invited, 'invitation', 'invitations'), path: dashboardPath() },
    { isThere: profile.emptyKeys.length > 0, label: 'Complete your profile', path: missingPath() },
    {
      isThere: requested > 0,
      label: `${count(requested, 'enquiry', 'enquiries')} this week`,
      path: chatPath(),
    },
    {
      isThere: found > 0,
      label: `${count(found, 'new home', 'new homes')} in your searches`,
      path: dashboardPath(),
    },
    {
      isThere: changed > 0,
      label: `${count(changed, 'kept home has', 'kept homes have')} changed`,
      path: favouritesPath(),
    },
  ];
  return things
    .filter(({ isThere }) => isThere)
    .slice(0, MAX)
    .map(({ label, path }) => ({ label, path }));
}

import type { Dashboard, Favourite, Notice } from '@sewa/api/client';
import { chatPath, favouritesPath, signUpOnboardingPath } from '@sewa/paths';
import * as common from '../messages.ts';
import type { FirstStep } from './firstSteps.ts';
import * as messages from './messages.ts';

/** What may wait for somebody. */
export interface Waiting {
  /** Whether this browser follows an invitation that they may take up. */
  readonly isOnboarding: boolean;
  /** The list of what waits for them. */
  readonly notices: readonly Notice[];
  readonly unread: Dashboard['unread'];
  readonly favourites: readonly Favourite[];
}

/** What waits for somebody, the most urgent first; empty when nothing does. */
export function listWaiting({ isOnboarding, notices, unread, favourites }: Waiting): readonly FirstStep[] {
  const invitation = notices.find(({ kind }) => kind === 'invitation');
  const cheaper = favourites.filter(({ listing, rentWhenKept }) => listing.monthlyRent < rentWhenKept).length;
  return [
    ...(isOnboarding || invitation
      ? [
          {
            label: messages.invitationTask,
            why: messages.invitationTaskReason,
            path: isOnboarding || !invitation ? signUpOnboardingPath() : invitation.path,
            icon: 'mail' as const,
          },
        ]
      : []),
    ...(unread.messages > 0
      ? [
          {
            label: common.unreadLabel(unread.messages),
            why: messages.unreadTaskReason(unread.conversations),
            path: chatPath(),
            icon: 'message-circle' as const,
          },
        ]
      : []),
    ...(cheaper > 0
      ? [
          {
            label: messages.cheaperHomeTask(cheaper),
            why: messages.cheaperHomeTaskReason,
            path: favouritesPath(),
            icon: 'heart' as const,
          },
        ]
      : []),
  ];
}

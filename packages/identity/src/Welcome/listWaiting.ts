import type { Dashboard, Favourite } from '@sewa/api/client';
import { dashboardPath, favouritesPath, signUpOnboardingPath } from '@sewa/paths';
import { listTasks } from '../Dashboard/Tasks/listTasks.ts';
import type { FirstStep } from './firstSteps.ts';
import * as messages from './messages.ts';

/** What may wait for somebody. */
export interface Waiting {
  /** Whether this browser follows an invitation that they may take up. */
  readonly isOnboarding: boolean;
  readonly day: Dashboard;
  readonly favourites: readonly Favourite[];
}

/** What waits for somebody: the invitation they follow, the tasks of the dashboard, saved homes that cost less. */
export function listWaiting({ isOnboarding, day, favourites }: Waiting): readonly FirstStep[] {
  const cheaper = favourites.filter(({ listing, rentWhenKept }) => listing.monthlyRent < rentWhenKept).length;
  const notices = isOnboarding ? day.notices.filter(({ kind }) => kind !== 'invitation') : day.notices;
  return [
    ...(isOnboarding
      ? [
          {
            label: messages.invitationTask,
            why: messages.invitationTaskReason,
            path: signUpOnboardingPath(),
            icon: 'mail' as const,
          },
        ]
      : []),
    ...listTasks({ ...day, notices }).map(({ title, lead, way, icon }) => ({
      label: title,
      why: lead,
      path: way?.href ?? dashboardPath(),
      icon,
    })),
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

import type { Favourite } from '@sewa/api/client';
import { chatPath, favouritesPath, signUpOnboardingPath } from '@sewa/paths';
import type { FirstStep } from './firstSteps.ts';

/** What may wait for somebody. */
export interface Waiting {
  /** Whether an invitation waits that they may take up. */
  readonly hasInvitation: boolean;
  /** How many people asked about their homes. */
  readonly enquiries: number;
  readonly favourites: readonly Favourite[];
}

const count = (many: number, one: string, several: string): string =>
  many === 1 ? `1 ${one}` : `${many} ${several}`;

/** What waits for somebody, the most urgent first; empty when nothing does. */
export function listWaiting({ hasInvitation, enquiries, favourites }: Waiting): readonly FirstStep[] {
  const cheaper = favourites.filter(({ listing, rentWhenKept }) => listing.monthlyRent < rentWhenKept).length;
  return [
    ...(hasInvitation
      ? [
          {
            label: 'An invitation',
            why: 'Somebody waits for your answer.',
            path: signUpOnboardingPath(),
            icon: 'mail' as const,
          },
        ]
      : []),
    ...(enquiries > 0
      ? [
          {
            label: count(enquiries, 'enquiry', 'enquiries'),
            why: 'People have asked about your homes.',
            path: chatPath(),
            icon: 'message-circle' as const,
          },
        ]
      : []),
    ...(cheaper > 0
      ? [
          {
            label: count(cheaper, 'home you keep costs less', 'homes you keep cost less'),
            why: 'The rent has fallen since you kept it.',
            path: favouritesPath(),
            icon: 'heart' as const,
          },
        ]
      : []),
  ];
}

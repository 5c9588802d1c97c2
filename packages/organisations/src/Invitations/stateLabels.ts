import type { InvitationEntry } from '@sewa/api/client';
import type { BadgeProps } from '@sewa/ui';

/** Where an invitation stands, in words for whoever made it. */
export const stateLabels: Readonly<
  Record<InvitationEntry['state'], { readonly label: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  waiting: { label: 'Waiting', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

import type { InvitationEntry } from '@sewa/api/client';
import type { BadgeProps } from '@sewa/ui';

/** The colour of what became of an invitation. */
export const stateTones: Readonly<Record<InvitationEntry['state'], NonNullable<BadgeProps['tone']>>> = {
  waiting: 'info',
  accepted: 'success',
  declined: 'warning',
  withdrawn: 'neutral',
  expired: 'neutral',
};

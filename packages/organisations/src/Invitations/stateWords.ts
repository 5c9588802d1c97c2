import type { InvitationEntry } from '@sewa/api/client';
import type { BadgeProps } from '@sewa/ui';

/** Where an invitation stands, in words for whoever made it. */
export const stateWords: Readonly<
  Record<InvitationEntry['state'], { readonly words: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  waiting: { words: 'Waiting', tone: 'info' },
  accepted: { words: 'Accepted', tone: 'success' },
  declined: { words: 'Declined', tone: 'warning' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
  expired: { words: 'Expired', tone: 'neutral' },
};

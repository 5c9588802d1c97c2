import type { PropertyListing } from '@sewa/api/client';
import type { BadgeProps } from '@sewa/ui';

/** The tone of the badge of each state of a listing. */
export const stateTones: Readonly<Record<PropertyListing['state'], NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  review: 'info',
  live: 'success',
  paused: 'warning',
  let: 'accent',
  closed: 'neutral',
};

import { getListingTransition, type ListingState, type ListingTransitionName } from '@sewa/tenancy';
import type { ListingProgress, ListingStatus } from './ownListingRow.ts';

/** What a transition is done with. */
export interface TransitionInput {
  readonly name: ListingTransitionName;
  readonly now: Date;
  /** Whether the lister passed a review before. */
  readonly isReviewed: boolean;
  /** Why it is rejected. */
  readonly words?: string;
  /** Why the system pauses it. */
  readonly because?: ListingProgress['paused_because'];
}

/** The public status of a state: what was never live stays hidden when it is closed. */
const findStatus = (state: ListingState, before: ListingStatus): ListingStatus => {
  if (state === 'draft' || state === 'review') return 'hidden';
  if (state === 'paused') return 'closed';
  if (state === 'closed') return before === 'hidden' ? 'hidden' : 'closed';
  return state;
};

/** Where a listing stands after a transition. */
export function applyTransition(
  before: ListingProgress,
  { name, now, isReviewed, words, because = null }: TransitionInput,
): ListingProgress {
  const state = name === 'submit' && isReviewed ? 'live' : getListingTransition(name).to;
  const isLive = state === 'live';
  const isFirstTime = isLive && before.status === 'hidden';
  return {
    state,
    status: findStatus(state, before.status),
    paused_because: state === 'paused' ? because : null,
    submitted_at: state === 'review' ? now : before.submitted_at,
    rejection: name === 'reject' ? (words ?? null) : null,
    confirmed_at: isLive ? now : before.confirmed_at,
    asked_at: null,
    listed_at: isFirstTime ? now : before.listed_at,
  };
}

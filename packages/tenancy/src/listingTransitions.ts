/** State of a listing that somebody makes here. Only a `live` one is offered to the public. */
export type ListingState = 'draft' | 'review' | 'live' | 'paused' | 'let' | 'closed';

/** What can be done with a listing. */
export type ListingTransitionName =
  | 'submit'
  | 'publish'
  | 'approve'
  | 'reject'
  | 'pause'
  | 'resume'
  | 'confirm'
  | 'let'
  | 'close';

/** Who can do it: the side that lets the home, an operator, or the system by itself. */
export type ListingActor = 'lister' | 'operator' | 'system';

/** What must be given or true before it can be done. */
export type ListingNeed =
  /** The facts, the rent and the day it is available from. */
  | 'complete'
  /** The lister passed a review before. */
  | 'reviewed'
  /** An agent has an authority of the owner that runs today. */
  | 'authority'
  /** No other live listing takes the same part of the unit. */
  | 'free'
  /** A reason, if the rent is 30 % or more below the median of comparable homes. */
  | 'low-rent-reason'
  /** Words for the lister. */
  | 'words';

/** One transition of a listing. */
export interface ListingTransition {
  readonly name: ListingTransitionName;
  readonly from: readonly ListingState[];
  /** `submit` of a lister who passed a review before leads to `live`. */
  readonly to: ListingState;
  readonly who: readonly ListingActor[];
  readonly needs: readonly ListingNeed[];
}

const toPublish = ['complete', 'authority', 'low-rent-reason', 'free'] as const;

/** Every transition of a listing, in the order in which it usually goes through them. */
export const listingTransitions: readonly ListingTransition[] = [
  {
    name: 'submit',
    from: ['draft'],
    to: 'review',
    who: ['lister'],
    needs: ['complete', 'authority', 'low-rent-reason'],
  },
  { name: 'publish', from: ['draft'], to: 'live', who: ['lister'], needs: ['reviewed', ...toPublish] },
  { name: 'approve', from: ['review'], to: 'live', who: ['operator'], needs: toPublish },
  { name: 'reject', from: ['review'], to: 'draft', who: ['operator'], needs: ['words'] },
  { name: 'confirm', from: ['live'], to: 'live', who: ['lister'], needs: [] },
  { name: 'pause', from: ['live'], to: 'paused', who: ['lister', 'system'], needs: [] },
  { name: 'resume', from: ['paused', 'let'], to: 'live', who: ['lister'], needs: toPublish },
  { name: 'let', from: ['live', 'paused'], to: 'let', who: ['lister'], needs: [] },
  {
    name: 'close',
    from: ['draft', 'review', 'live', 'paused', 'let'],
    to: 'closed',
    who: ['lister'],
    needs: [],
  },
];

/** The transition of a name. */
export function getListingTransition(name: ListingTransitionName): ListingTransition {
  const found = listingTransitions.find((transition) => transition.name === name);
  if (!found) throw new Error(`There is no transition "${name}".`);
  return found;
}

/** Names of the transitions open to an actor in a state; `publish` only if the lister passed a review before. */
export const listOpenTransitions = (
  state: ListingState,
  actor: ListingActor,
  { isReviewed }: { readonly isReviewed: boolean },
): ListingTransitionName[] =>
  listingTransitions
    .filter(
      ({ from, who, needs }) =>
        from.includes(state) && who.includes(actor) && (isReviewed || !needs.includes('reviewed')),
    )
    .map(({ name }) => name);

/** How far below the median of comparable homes a rent needs a reason: 30 %. */
export const LOW_RENT_SHARE = 0.7;

import type { StateTransition } from './paymentTransitions.ts';

/** The side of a rental that somebody is on. */
export type RentalSide = 'tenant' | 'landlord';

/**
 * State of a rental, from the first talk to an agreement. An agreement is subject to contract: a `withdrawn` rental is over, an
 * `expired` one lets either side make a new offer.
 */
export type RentalState = 'talking' | 'offered' | 'agreed' | 'withdrawn' | 'expired';

/** What can be done with a rental. */
export type RentalTransitionName = 'offer' | 'counter' | 'accept' | 'decline' | 'withdraw' | 'expire';

/**
 * Who can do it: either side, the side that has to answer the open offer, or the system by itself.
 */
export type RentalActor = 'either' | 'answering' | 'system';

/** Every transition of a rental, in the order in which it usually goes through them. */
export const rentalTransitions: readonly StateTransition<RentalState, RentalTransitionName, RentalActor>[] = [
  { name: 'offer', from: ['talking', 'expired'], to: 'offered', who: ['either'] },
  { name: 'counter', from: ['offered'], to: 'offered', who: ['answering'] },
  { name: 'accept', from: ['offered'], to: 'agreed', who: ['answering'] },
  { name: 'decline', from: ['offered'], to: 'talking', who: ['answering'] },
  { name: 'expire', from: ['offered'], to: 'expired', who: ['system'] },
  { name: 'withdraw', from: ['talking', 'offered', 'agreed', 'expired'], to: 'withdrawn', who: ['either'] },
];

/** States in which a rental is over. */
export const endedRentalStates: readonly RentalState[] = ['withdrawn'];

/**
 * Names of the transitions open to a side in a state; `offeredBy` is the side that made the open offer, null if there is none.
 */
export const listOpenRentalTransitions = (
  state: RentalState,
  side: RentalSide,
  offeredBy: RentalSide | null,
): RentalTransitionName[] =>
  rentalTransitions
    .filter(
      ({ from, who }) =>
        from.includes(state) &&
        (who.includes('either') || (who.includes('answering') && offeredBy !== null && offeredBy !== side)),
    )
    .map(({ name }) => name);

/** The side of each contract actor type: 1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier; null for 6, staff of either side. */
export const findRentalSide = (actorType: number): RentalSide | null => {
  if (actorType === 1 || actorType === 4 || actorType === 5) return 'tenant';
  return actorType === 2 || actorType === 3 ? 'landlord' : null;
};

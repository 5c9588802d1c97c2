import type { StateTransition } from './paymentTransitions.ts';

/** The side of a rental that somebody is on. */
export type RentalSide = 'tenant' | 'landlord';

/**
 * State of a rental, from the first talk to the returned deposit. `agreed` is subject to contract; while `contracting` the two sides write
 * the agreement, while `signing` its words are frozen. The tenancy is `running` once both sides confirmed how the home was handed over,
 * `ending` when its last day or the state at the end is being settled, `ended` after its last day, and `settled` when both say the same of
 * the deposit. A `withdrawn` rental is over, an `expired` one lets either side make a new offer.
 */
export type RentalState =
  | 'talking'
  | 'offered'
  | 'agreed'
  | 'contracting'
  | 'signing'
  | 'signed'
  | 'running'
  | 'ending'
  | 'ended'
  | 'settled'
  | 'withdrawn'
  | 'expired';

/** What can be done with a rental. */
export type RentalTransitionName =
  | 'offer'
  | 'counter'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'expire'
  | 'draft'
  | 'send'
  | 'sign'
  | 'confirm-paper'
  | 'cancel-signing'
  | 'refuse'
  | 'hand-over'
  | 'take-over'
  | 'renew'
  | 'terminate'
  | 'move-out'
  | 'end'
  | 'deduct'
  | 'agree'
  | 'dispute'
  | 'returned';

/**
 * Who can do it: either side, the side that has to answer the open offer, the side that has not sent the draft as it is now, whoever's
 * signature is next, whoever must confirm the scan of the other side, whoever has begun to sign, whoever has not signed,
 * the landlord's side that has not confirmed the state at the start yet, the tenant's side that has not, the side that has not confirmed the
 * state at the end, either side while nobody has ended the tenancy early, either side while an addendum can be proposed, either side while one
 * is a draft, the landlord's side, the tenant's side that deductions wait for, or the system.
 */
export type RentalActor =
  | 'either'
  | 'answering'
  | 'unsent'
  | 'next-signer'
  | 'witness'
  | 'signing'
  | 'signer'
  | 'ender'
  | 'renewer'
  | 'drafting'
  | 'hander'
  | 'taker'
  | 'leaver'
  | 'landlord'
  | 'answerer'
  | 'system';

/** Every transition of a rental, in the order in which it usually goes through them. A step that needs
 * both sides leaves the state as it is until the second one. */
export const rentalTransitions: readonly StateTransition<RentalState, RentalTransitionName, RentalActor>[] = [
  { name: 'offer', from: ['talking', 'expired'], to: 'offered', who: ['either'] },
  { name: 'counter', from: ['offered'], to: 'offered', who: ['answering'] },
  { name: 'accept', from: ['offered'], to: 'agreed', who: ['answering'] },
  { name: 'decline', from: ['offered'], to: 'talking', who: ['answering'] },
  { name: 'expire', from: ['offered'], to: 'expired', who: ['system'] },
  { name: 'draft', from: ['agreed', 'contracting'], to: 'contracting', who: ['either'] },
  // The first side that sends waits for the other; the second one freezes the words.
  { name: 'send', from: ['contracting'], to: 'signing', who: ['unsent'] },
  { name: 'sign', from: ['signing'], to: 'signed', who: ['next-signer'] },
  { name: 'confirm-paper', from: ['signing'], to: 'signed', who: ['witness'] },
  { name: 'cancel-signing', from: ['signing'], to: 'signing', who: ['signing'] },
  { name: 'refuse', from: ['signing'], to: 'contracting', who: ['signer', 'witness'] },
  { name: 'expire', from: ['signing'], to: 'contracting', who: ['system'] },
  { name: 'hand-over', from: ['signed'], to: 'running', who: ['hander'] },
  { name: 'take-over', from: ['signed'], to: 'running', who: ['taker'] },
  // An addendum goes the way of the agreement while the tenancy runs.
  { name: 'renew', from: ['running'], to: 'running', who: ['renewer'] },
  { name: 'send', from: ['running'], to: 'running', who: ['unsent'] },
  { name: 'sign', from: ['running'], to: 'running', who: ['next-signer'] },
  { name: 'confirm-paper', from: ['running'], to: 'running', who: ['witness'] },
  { name: 'cancel-signing', from: ['running'], to: 'running', who: ['signing'] },
  { name: 'refuse', from: ['running'], to: 'running', who: ['signer', 'witness', 'drafting'] },
  { name: 'expire', from: ['running'], to: 'running', who: ['system'] },
  { name: 'terminate', from: ['running', 'ending'], to: 'ending', who: ['ender'] },
  { name: 'move-out', from: ['running', 'ending', 'ended'], to: 'ending', who: ['leaver'] },
  { name: 'end', from: ['running', 'ending'], to: 'ended', who: ['system'] },
  { name: 'deduct', from: ['ending', 'ended'], to: 'ended', who: ['landlord'] },
  { name: 'agree', from: ['ending', 'ended'], to: 'ended', who: ['answerer'] },
  { name: 'dispute', from: ['ending', 'ended'], to: 'ended', who: ['answerer'] },
  { name: 'returned', from: ['ending', 'ended'], to: 'settled', who: ['either'] },
  {
    name: 'withdraw',
    from: ['talking', 'offered', 'agreed', 'contracting', 'expired'],
    to: 'withdrawn',
    who: ['either'],
  },
];

/** States in which a rental is over. */
export const endedRentalStates: readonly RentalState[] = ['withdrawn', 'settled'];

/** States in which the terms are agreed, to the end. */
export const agreedRentalStates: readonly RentalState[] = [
  'agreed',
  'contracting',
  'signing',
  'signed',
  'running',
  'ending',
  'ended',
  'settled',
];

/** States in which what is agreed binds nobody yet. */
export const unsignedRentalStates: readonly RentalState[] = ['agreed', 'contracting', 'signing'];

/** Names of the transitions open in a state to somebody who can act as all of `roles` now. */
export const listOpenRentalTransitions = (
  state: RentalState,
  roles: readonly RentalActor[],
): RentalTransitionName[] =>
  rentalTransitions
    .filter(({ from, who }) => from.includes(state) && who.some((actor) => roles.includes(actor)))
    .map(({ name }) => name);

/** The side of each contract actor type: 1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier; null for 6, staff of either side. */
export const findRentalSide = (actorType: number): RentalSide | null => {
  if (actorType === 1 || actorType === 4 || actorType === 5) return 'tenant';
  return actorType === 2 || actorType === 3 ? 'landlord' : null;
};

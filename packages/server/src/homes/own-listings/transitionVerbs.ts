import type { ListingTransitionName } from '@sewa/tenancy';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { moveImportedListing } from '../imported-listings/moveImportedListing.ts';
import { moveListing } from './moveListing.ts';
import { mayReview } from './whoMayAsk.ts';

/** The listing that moves, its version, and what an operator says. */
interface TransitionInput {
  readonly id: string;
  readonly body: {
    readonly version: number;
    readonly words?: string | undefined;
    readonly declinesOffers?: boolean | undefined;
  };
}

/** Defines the verb of a transition that listers do. */
const defineListerVerb = (name: ListingTransitionName) =>
  defineVerb(
    signedIn,
    async (ctx, { id, body: { version, declinesOffers = false } }: TransitionInput) =>
      (await moveImportedListing(ctx, { id, version, name, declinesOffers })) ??
      moveListing(ctx, { id, version, name, actor: 'lister', declinesOffers }),
  );

/** Defines the verb of a transition that operators do. */
const defineOperatorVerb = (name: ListingTransitionName) =>
  defineVerb(mayReview, (ctx, { id, body: { version, words } }: TransitionInput) =>
    moveListing(ctx, { id, version, name, actor: 'operator', ...(words && { words }) }),
  );

/** Submits a draft: to review, or live if its lister passed a review before. */
export const submitListing = defineListerVerb('submit');

/** Publishes a draft of a lister who passed a review before. */
export const publishListing = defineListerVerb('publish');

/** Takes a live listing off the market for a while. */
export const pauseListing = defineListerVerb('pause');

/** Puts a listing back on the market. */
export const resumeListing = defineListerVerb('resume');

/** Says that a home is still available. */
export const confirmListing = defineListerVerb('confirm');

/** Marks a home as let; open offers are declined. */
export const letListing = defineListerVerb('let');

/** Closes a listing for good; open offers are declined. */
export const closeListing = defineListerVerb('close');

/** Approves a listing in review: it goes live, and its lister publishes later ones without a review. */
export const approveListing = defineOperatorVerb('approve');

/** Rejects a listing in review; its lister is told why. */
export const rejectListing = defineOperatorVerb('reject');

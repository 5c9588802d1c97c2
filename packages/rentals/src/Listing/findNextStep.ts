import type { PropertyListing } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** What a button of a listing does: it sends a transition, or leads to a page. */
export interface ListingAction {
  readonly label: string;
  /** A transition to send, or the page to open. */
  readonly to:
    | { readonly send: string }
    | { readonly open: 'wizard' | 'preview' | 'page' | 'authority' | 'viewings' };
}

/** What a listing needs next: said in words, and done by a button or two, the first one first. */
export interface NextStep {
  readonly words: string | null;
  /** Muted if nothing needs to be done. */
  readonly tone: 'muted' | 'default' | 'danger';
  readonly actions: readonly ListingAction[];
}

const edit: ListingAction = { label: messages.editLabel, to: { open: 'wizard' } };
const view: ListingAction = { label: messages.viewLabel, to: { open: 'page' } };
const resume: ListingAction = { label: messages.resumeLabel, to: { send: 'resume' } };

function findPausedStep({ pausedBecause }: PropertyListing): NextStep {
  switch (pausedBecause) {
    case 'unconfirmed':
      return { words: common.nextStep.unconfirmed, tone: 'default', actions: [resume] };
    case 'authority-ended': {
      const ask: ListingAction = { label: messages.askOwnerLabel, to: { open: 'authority' } };
      return { words: common.nextStep.authorityEnded, tone: 'default', actions: [ask, resume] };
    }
    case 'ownership':
      return { words: common.nextStep.ownership, tone: 'default', actions: [] };
    default:
      return { words: common.nextStep.paused, tone: 'muted', actions: [resume] };
  }
}

function findOwnStep(listing: PropertyListing): NextStep {
  const { nextStep } = common;
  switch (listing.state) {
    case 'draft':
      if (listing.rejection !== null)
        return { words: nextStep.rejected(listing.rejection), tone: 'danger', actions: [edit] };
      return {
        words: nextStep.draft,
        tone: 'default',
        actions: [{ label: common.continueLabel, to: { open: 'wizard' } }],
      };
    case 'review':
      return {
        words: nextStep.review,
        tone: 'muted',
        actions: [{ label: common.previewLabel, to: { open: 'preview' } }],
      };
    case 'live':
      if (listing.confirmBy === null) return { words: null, tone: 'muted', actions: [view, edit] };
      return {
        words: nextStep.asked(formatDay(listing.confirmBy)),
        tone: 'default',
        actions: [
          { label: messages.stillAvailableLabel, to: { send: 'confirm' } },
          { label: messages.notAvailableLabel, to: { send: 'let' } },
        ],
      };
    case 'paused':
      return findPausedStep(listing);
    case 'let':
      return {
        words: nextStep.let,
        tone: 'muted',
        actions: [{ label: messages.listAgainLabel, to: { send: 'resume' } }],
      };
    case 'closed':
      return {
        words: nextStep.closed,
        tone: 'muted',
        actions: [{ label: messages.copyLabel, to: { send: 'copy' } }],
      };
  }
}

/** What a listing needs next. A transition is offered only while it is open; to copy a listing always is. */
export function findNextStep(listing: PropertyListing): NextStep {
  if (!listing.isMine)
    return {
      words: listing.canJoin ? common.nextStep.join : null,
      tone: 'muted',
      actions: [
        ...(listing.canJoin ? [{ label: messages.joinLabel, to: { send: 'join' } }] : []),
        ...(listing.state === 'live' ? [view] : []),
      ],
    };
  const { actions, ...step } = findOwnStep(listing);
  const isOpen = ({ to }: ListingAction) =>
    !('send' in to) || to.send === 'copy' || (listing.may as readonly string[]).includes(to.send);
  return { ...step, actions: actions.filter(isOpen) };
}

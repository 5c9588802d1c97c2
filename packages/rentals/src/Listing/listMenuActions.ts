import type { PropertyListing } from '@sewa/api/client';
import * as common from '../messages.ts';
import type { ListingAction, NextStep } from './findNextStep.ts';
import { ASK_TO_CLOSE } from './listingForms.ts';
import * as messages from './messages.ts';

const isSame = (one: ListingAction, other: ListingAction): boolean =>
  JSON.stringify(one.to) === JSON.stringify(other.to);

/** What else can be done with a listing, besides its next step. */
export function listMenuActions(listing: PropertyListing, { actions: shown }: NextStep): ListingAction[] {
  const { state, may, isMine, monthlyRent } = listing;
  if (!isMine) return [];
  const when = (isThere: boolean, label: string, to: ListingAction['to']): ListingAction[] =>
    isThere ? [{ label, to }] : [];
  const all = [
    ...when(state === 'live', messages.viewLabel, { open: 'page' }),
    ...when(state === 'live', common.viewingsLabel, { open: 'viewings' }),
    ...when(state !== 'closed', messages.editLabel, { open: 'wizard' }),
    ...when(state !== 'live' && monthlyRent !== null, common.previewLabel, { open: 'preview' }),
    ...when(may.includes('pause'), messages.pauseLabel, { send: 'pause' }),
    ...when(may.includes('resume'), messages.resumeLabel, { send: 'resume' }),
    ...when(may.includes('let'), messages.letLabel, { send: 'let' }),
    ...when(true, messages.copyLabel, { send: 'copy' }),
    ...when(may.includes('close'), messages.closeLabel, { send: ASK_TO_CLOSE }),
  ];
  return all.filter((action) => !shown.some((other) => isSame(action, other)));
}

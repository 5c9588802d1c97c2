import type { RentalEntry } from '@sewa/api/client';
import * as messages from './messages.ts';

/** Where a rental stands, in words for one of its parties. */
export function describeStanding({
  state,
  side,
  openOffer,
  otherNames,
}: Pick<RentalEntry, 'state' | 'side' | 'otherNames'> & {
  openOffer: Pick<NonNullable<RentalEntry['openOffer']>, 'by' | 'expiresAt'> | null;
}): string {
  if (state !== 'offered' || !openOffer) return messages.stateWords[state];
  return openOffer.by === side
    ? messages.waitingFor(otherNames, openOffer.expiresAt)
    : messages.yourTurn(openOffer.expiresAt);
}

/** The colour of a state; words say it too. */
export const findTone = ({
  state,
  side,
  openOffer,
}: Pick<RentalEntry, 'state' | 'side'> & {
  openOffer: Pick<NonNullable<RentalEntry['openOffer']>, 'by'> | null;
}) => {
  if (state === 'agreed') return 'success';
  if (state === 'offered') return openOffer?.by === side ? 'info' : 'warning';
  return 'neutral';
};

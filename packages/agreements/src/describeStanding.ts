import type { RentalEntry } from '@sewa/api/client';
import * as messages from './messages.ts';

type Standing = Pick<RentalEntry, 'state' | 'side' | 'may'> & {
  openOffer: Pick<NonNullable<RentalEntry['openOffer']>, 'by' | 'expiresAt'> | null;
};

const turns = Object.keys(messages.turnWords) as (keyof typeof messages.turnWords)[];

/** What the agreement waits for from who asks; undefined if it isn't their turn. */
const findTurn = ({ may }: Pick<Standing, 'may'>) => turns.find((name) => may.includes(name));

/** Where a rental stands, in words for one of its parties. */
export function describeStanding({
  otherNames,
  ...standing
}: Standing & Pick<RentalEntry, 'otherNames'>): string {
  const { state, side, openOffer } = standing;
  const turn = findTurn(standing);
  if (turn) return messages.turnWords[turn];
  if (state !== 'offered' || !openOffer) return messages.stateWords[state];
  return openOffer.by === side
    ? messages.waitingFor(otherNames, openOffer.expiresAt)
    : messages.yourTurn(openOffer.expiresAt);
}

/** The colour of a state; words say it too. */
export function findTone(standing: Standing) {
  const { state, side, openOffer } = standing;
  if (findTurn(standing)) return 'warning';
  if (['agreed', 'signed', 'running', 'settled'].includes(state)) return 'success';
  if (['contracting', 'signing', 'ending', 'ended'].includes(state)) return 'info';
  if (state === 'offered') return openOffer?.by === side ? 'info' : 'warning';
  return 'neutral';
}

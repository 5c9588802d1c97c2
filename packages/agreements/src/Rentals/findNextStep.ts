import type { RentalEntry } from '@sewa/api/client';
import * as messages from './messages.ts';

const turns = Object.keys(messages.turnLabels) as (keyof typeof messages.turnLabels)[];

/** The words of the link that leads to a rental, and whether it is the user's turn. */
export function findNextStep({ may, side }: Pick<RentalEntry, 'may' | 'side'>): {
  label: string;
  isTurn: boolean;
} {
  const turn = turns.find((name) => may.includes(name));
  if (turn) return { label: messages.turnLabels[turn], isTurn: true };
  const canOffer = may.includes('offer') && side === 'tenant';
  return { label: canOffer ? messages.offerLabel : messages.openLabel, isTurn: false };
}

import type { OwnParty, RentalRow } from '../rentals/rentalRow.ts';
import type { ContractStanding, PlaceRow } from './contractRow.ts';

/** Somebody whose turn it is to sign, with what they are about to sign. */
export interface SigningTurn {
  readonly rental: RentalRow;
  readonly me: OwnParty;
  readonly standing: ContractStanding;
  readonly place: PlaceRow;
}

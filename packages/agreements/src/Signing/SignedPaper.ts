import type { Addendum, Rental, RentalContract } from '@sewa/api/client';

/** What is signed: an agreement, or an addendum to it. */
export type SignedPaper = RentalContract | Addendum;

/** The paper whose signatures count now: the newest addendum that is signed or being signed, else the agreement. */
export const findCurrentPaper = ({ addenda, contract }: Rental): SignedPaper | null =>
  addenda.find(({ state }) => state === 'signing' || state === 'signed') ?? contract;

/** Parameters of the calls that read the PDFs of a paper. */
export const namePaper = (rental: Pick<Rental, 'id'>, { kind, number }: SignedPaper) =>
  kind === 'addendum' ? { id: rental.id, version: number } : { id: rental.id };

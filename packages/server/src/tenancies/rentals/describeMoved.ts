import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { listRentalMay } from './describeRental.ts';
import { findProgress } from './findProgress.ts';
import { findRental } from './rentalQueries.ts';
import type { OwnParty } from './rentalRow.ts';

/** What a step of a rental is answered. */
export type MovedRental = RouteAnswer<'makeOffer'>;

/** State and version of a rental after a step, and what is open to a party then. */
export async function describeMoved({ db }: InTransaction, id: string, me: OwnParty): Promise<MovedRental> {
  const rental = await findRental(db, id);
  if (!rental) throw new Error('A rental is not there after its step.');
  const may = listRentalMay(rental, me, await findProgress(db, id));
  return { state: rental.state, version: rental.version, may };
}

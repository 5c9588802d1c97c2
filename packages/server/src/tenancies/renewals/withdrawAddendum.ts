import type { InTransaction } from '../../platform/calling/Context.ts';
import { endContract, listOpenAddenda } from '../contracts/contractQueries.ts';
import { endSessions } from '../contracts/sessionQueries.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { freeHomeAfter } from '../rentals/tenancyQueries.ts';

/** Ends the open addendum of a locked rental whose tenancy ends: nobody can sign it any more. */
export async function withdrawAddendum(
  { db, now }: InTransaction,
  { id, last_day: lastDay }: Pick<RentalRow, 'id' | 'last_day'>,
): Promise<void> {
  const open = (await listOpenAddenda(db, [id])).get(id);
  if (!open) return;
  await endContract(db, open.contract.id, 'withdrawn', now);
  await endSessions(db, open.contract.id, 'cancelled', now);
  if (lastDay) await freeHomeAfter(db, id, lastDay);
}

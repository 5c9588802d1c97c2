import type { InTransaction } from '../../platform/calling/Context.ts';
import { endContract, listOpenAddenda } from '../contracts/contractQueries.ts';
import { endSessions } from '../contracts/sessionQueries.ts';

/** Ends the open addendum of a locked rental whose tenancy ends: nobody can sign it any more. */
export async function withdrawAddendum({ db, now }: InTransaction, rentalId: string): Promise<void> {
  const open = (await listOpenAddenda(db, [rentalId])).get(rentalId);
  if (!open) return;
  await endContract(db, open.contract.id, 'withdrawn', now);
  await endSessions(db, open.contract.id, 'cancelled', now);
}

import type { Addendum } from '@sewa/api/client';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listAddenda } from '../contracts/contractQueries.ts';
import { describeContract } from '../contracts/describeContract.ts';
import { describeDuty } from '../contracts/describeDuty.ts';
import { findRefusal } from '../contracts/refusalQueries.ts';
import type { OwnParty } from '../rentals/rentalRow.ts';

/** The addenda of a rental as a party sees them, the newest first. */
export async function describeAddenda(
  { db, now }: SignedIn,
  { id, me }: { id: string; me: OwnParty },
): Promise<Addendum[]> {
  const addenda: Addendum[] = [];
  for (const standing of await listAddenda(db, id)) {
    const { contract } = standing;
    const {
      templateVersion: _,
      blanks: __,
      changes: ___,
      ...described
    } = describeContract(standing, me, await findRefusal(db, contract));
    addenda.push({
      ...described,
      terms: contract.terms,
      earlierTerms: contract.replaced_terms ?? contract.terms,
      duty: await describeDuty(db, { terms: contract.terms, standing, now }),
    });
  }
  return addenda;
}

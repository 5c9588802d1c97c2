import type { OfferTerms, RentalDeposit } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { countDeposit } from '../contracts/composeAgreement.ts';
import type { ContractRow } from '../contracts/contractRow.ts';
import { addDays } from '../days.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { findDeduction, findSettled, listReturns } from './depositQueries.ts';

/** What comes back: the deposit less what the tenant agreed to. */
export const countReturn = (
  terms: OfferTerms,
  deduction: { readonly state: string; readonly cents: number } | null,
): number => countDeposit(terms) - (deduction?.state === 'agreed' ? deduction.cents : 0);

/** The deposit of a rental, and what becomes of it. */
export async function describeDeposit(
  db: Queryable,
  { id: rentalId, state, last_day: lastDay }: RentalRow,
  { terms, blanks }: Pick<ContractRow, 'terms' | 'blanks'>,
): Promise<RentalDeposit> {
  const deduction = await findDeduction(db, rentalId);
  const days = Number(blanks.depositReturnDays ?? 14);
  return {
    cents: countDeposit(terms),
    returnBy: lastDay && addDays(lastDay, days),
    deductions: deduction?.items ?? [],
    deductionState: deduction?.state ?? 'none',
    dispute: deduction?.dispute ?? null,
    toReturnCents: countReturn(terms, deduction),
    returns: await listReturns(db, rentalId),
    settledAt: state === 'settled' ? ((await findSettled(db, rentalId))?.toISOString() ?? null) : null,
  };
}

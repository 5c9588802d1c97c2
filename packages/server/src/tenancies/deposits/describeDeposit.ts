import type { OfferTerms, RentalDeposit } from '@sewa/api/client';
import { getToday } from '../../platform/clock/getToday.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { countDeposit } from '../contracts/composeAgreement.ts';
import { findSignedTerms } from '../contracts/contractQueries.ts';
import type { ContractRow } from '../contracts/contractRow.ts';
import { addDays } from '../days.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { findDeduction, findSettled, listReturns } from './depositQueries.ts';

/** The terms by which a deposit is counted: an addendum changes it on its first day, if the tenancy lasts until then. */
export function findDepositTerms(
  db: Queryable,
  { id, last_day: lastDay }: Pick<RentalRow, 'id' | 'last_day'>,
  now: Date,
): Promise<OfferTerms | null> {
  const today = getToday(now);
  return findSignedTerms(db, id, lastDay !== null && lastDay < today ? lastDay : today);
}

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

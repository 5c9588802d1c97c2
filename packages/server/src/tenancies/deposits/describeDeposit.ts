import type { OfferTerms, RentalDeposit } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import type { ContractRow } from '../contracts/contractRow.ts';
import type { RentalRow } from '../rentals/rentalRow.ts';
import { findDeduction, findSettled, listReturns } from './depositQueries.ts';

/** The deposit of an agreement, in cents. */
export const countDeposit = ({ monthlyRent, depositMonths }: OfferTerms): number =>
  Math.round(monthlyRent * depositMonths);

/** What comes back: the deposit less what the tenant agreed to. */
export const countReturn = (
  terms: OfferTerms,
  deduction: { readonly state: string; readonly cents: number } | null,
): number => countDeposit(terms) - (deduction?.state === 'agreed' ? deduction.cents : 0);

/** The deposit of a rental, and what becomes of it. */
export async function describeDeposit(
  db: Queryable,
  { id: rentalId, state, last_day: lastDay }: RentalRow,
  { terms, blanks }: ContractRow,
): Promise<RentalDeposit> {
  const deduction = await findDeduction(db, rentalId);
  const days = Number(blanks.depositReturnDays ?? 14);
  return {
    cents: countDeposit(terms),
    returnBy:
      lastDay && new Date(Date.parse(`${lastDay}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
    deductions: deduction?.items ?? [],
    deductionState: deduction?.state ?? 'none',
    dispute: deduction?.dispute ?? null,
    toReturnCents: countReturn(terms, deduction),
    returns: await listReturns(db, rentalId),
    settledAt: state === 'settled' ? ((await findSettled(db, rentalId))?.toISOString() ?? null) : null,
  };
}

import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { type Figure, findLastDay, stampDuty } from '@sewa/tenancy';

type Term = Pick<OfferTerms, 'monthlyRent' | 'from' | 'months'>;

/** Months of a term that lie in another one before it. */
const countShared = ({ from, months }: Term, earlier: Term): number => {
  const until = findLastDay(earlier);
  let count = 0;
  while (count < months && findLastDay({ from, months: count + 1 }) <= until) count += 1;
  return count;
};

/**
 * Stamp duty on a paper signed on a day: on the rent with what is paid for furniture and services. An addendum pays on what it adds: on the
 * higher part of the rent while the earlier term runs, on the whole rent after it.
 */
export function countDuty(
  term: Term,
  blanks: ContractBlanks,
  { signedOn, earlier = null }: { signedOn: string; earlier?: Term | null },
): Figure {
  // What is paid for furniture is a part of the rent; services are paid besides it.
  const rent = term.monthlyRent + Number(blanks.serviceCents ?? 0);
  const shared = earlier ? countShared(term, earlier) : 0;
  const added = earlier ? term.monthlyRent - earlier.monthlyRent : 0;
  const periods = [
    ...(shared > 0 && added > 0 ? [{ monthlyRent: added, months: shared }] : []),
    ...(term.months > shared ? [{ monthlyRent: rent, months: term.months - shared }] : []),
  ];
  const figure = stampDuty({
    periods: periods.length > 0 ? periods : [{ monthlyRent: rent, months: 1 }],
    signedOn,
  });
  return periods.length > 0 ? figure : { ...figure, cents: figure.cents === null ? null : 0 };
}

import type { OfferTerms } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { findLastDay, findNextTerm, listRentDays } from '@sewa/tenancy';
import * as messages from './messages.ts';

/** Why terms can't stand in an addendum, with the field; null if they can. */
export interface RenewalIssue {
  readonly name: string;
  readonly reason: string;
}

const sortClauses = ({ clauses }: OfferTerms): string => clauses.toSorted().join();
const list = ({ monthlyRent, depositMonths, occupiers }: OfferTerms): string =>
  JSON.stringify([monthlyRent, depositMonths, occupiers]);

/**
 * An addendum begins on the day after the last one, or on a later day on which a month of rent begins; it makes the tenancy no shorter, changes
 * something, and leaves the clauses as they are.
 */
export function findRenewalIssue(terms: OfferTerms, earlier: OfferTerms, today: string): RenewalIssue | null {
  const lastDay = findLastDay(earlier);
  const nextDay = findNextTerm(earlier);
  const days = [...listRentDays(earlier).filter((day) => day > today), nextDay];
  if (!days.includes(terms.from))
    return { name: 'terms.from', reason: messages.fromReason(formatDay(nextDay)) };
  const until = findLastDay(terms);
  if (until < lastDay) return { name: 'terms.months', reason: messages.shorterReason(formatDay(lastDay)) };
  if (sortClauses(terms) !== sortClauses(earlier))
    return { name: 'terms.clauses', reason: messages.clausesReason };
  if (until === lastDay && list(terms) === list(earlier))
    return { name: 'terms.monthlyRent', reason: messages.nothingChangesReason };
  return null;
}

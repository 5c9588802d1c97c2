import type { OfferTerms, Rental } from '@sewa/api/client';
import { cleanNumber, findDay, parseMoney } from '@sewa/formatters';
import { findNextTerm, listRentDays } from '@sewa/tenancy';
import { parseOccupiers, type Texts, writeOccupiers } from '../Occupiers/occupierTexts.ts';
import { findExpiry } from '../Offer/offerTexts.ts';
import * as messages from './messages.ts';

/** What an addendum is for: a longer term, or another rent in the same one. */
export type RenewalKind = keyof typeof messages.kinds;

const duties = Object.keys(messages.paidBy) as OfferTerms['dutyBy'][];
const isKind = (text: string | undefined): text is RenewalKind =>
  text !== undefined && Object.hasOwn(messages.kinds, text);

/** Days after today, in the term that runs, on which a month of rent begins. */
export const listChangeDays = (terms: OfferTerms, now: string): string[] =>
  listRentDays(terms).filter((day) => day > (findDay(now) ?? ''));

/** What the form begins with: what is proposed, else another year on the same terms. */
export function prefillRenewal(terms: OfferTerms, proposal: OfferTerms | null): Record<string, string> {
  const { monthlyRent, depositMonths, dutyBy, occupiers } = proposal ?? terms;
  const isLonger = proposal === null || proposal.from === findNextTerm(terms);
  return {
    kind: isLonger ? 'longer' : 'rent',
    months: isLonger ? String(proposal?.months ?? 12) : '',
    from: isLonger ? '' : proposal.from,
    monthlyRent: String(monthlyRent / 100),
    depositMonths: String(depositMonths),
    dutyBy,
    answerDays: '7',
    ...writeOccupiers(occupiers),
  };
}

const parseNumber = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(cleanNumber(text));

/** Months from a day to the end of a term that runs. */
const countMonthsLeft = (terms: OfferTerms, from: string): number =>
  terms.months - 1 - listRentDays(terms).indexOf(from);

/** The terms of a form about a rental; the issues say which of its fields are wrong. */
export function parseRenewal(
  texts: Texts,
  { terms: earlier, now }: { terms: OfferTerms; now: Rental['now'] },
): { terms: OfferTerms; issues: Texts } {
  const { occupiers, issues } = parseOccupiers(texts);
  const { kind, from: chosen = '', dutyBy } = texts;
  const isLonger = kind === 'longer';
  const monthlyRent = parseMoney(texts.monthlyRent);
  const months = isLonger ? parseNumber(texts.months) : countMonthsLeft(earlier, chosen);
  const depositMonths = parseNumber(texts.depositMonths);
  if (!isKind(kind)) issues.kind = messages.chooseKind;
  if (isLonger && !(Number.isInteger(months) && months >= 1 && months <= 120))
    issues.months = messages.enterMonths;
  if (kind === 'rent' && !listChangeDays(earlier, now).includes(chosen)) issues.from = messages.chooseFrom;
  if (monthlyRent === null || monthlyRent <= 0) issues.monthlyRent = messages.enterRent;
  if (!(depositMonths >= 0 && depositMonths <= 6)) issues.depositMonths = messages.enterDeposit;
  const terms = {
    monthlyRent: monthlyRent ?? 0,
    from: isLonger ? findNextTerm(earlier) : chosen,
    months,
    depositMonths,
    dutyBy: duties.find((each) => each === dutyBy) ?? earlier.dutyBy,
    clauses: earlier.clauses,
    occupiers,
    goodFaithCents: 0,
    expiresAt: findExpiry(texts, now),
  };
  return { terms, issues };
}

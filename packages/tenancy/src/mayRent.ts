import {
  type Eligibility,
  type EligibilityReason,
  eligibilityOrder,
  type MayRentQuestion,
  type RuleContext,
} from './eligibility.ts';
import { hdbRules } from './hdbRules.ts';
import { privateRules } from './privateRules.ts';
import { findLastDay } from './rentPeriods.ts';

/**
 * Whether these people may rent this home for this term: no beats ask, and ask beats yes. Each rule gives its reason, with its words,
 * source and days; a term that crosses a change of law is judged on its last day too. Not legal advice: it says what the sources said on
 * the day they were read. Throws a RangeError without people, or if the term is not a whole number of months.
 */
export function mayRent(question: MayRentQuestion): {
  readonly answer: Eligibility;
  readonly reasons: readonly EligibilityReason[];
} {
  const { people, term, home } = question;
  if (people.length === 0) throw new RangeError('Nobody is named who would live in the home.');
  if (!Number.isInteger(term.months) || term.months < 1)
    throw new RangeError(`A term lasts a whole number of months, 1 or more; it was given ${term.months}.`);
  const context: RuleContext = { ...question, lastDay: findLastDay(term) };
  const reasons = home.propertyType === 0 ? hdbRules(context) : privateRules(context);
  const answer = eligibilityOrder.find((one) => reasons.some((reason) => reason.answer === one)) ?? 'ask';
  return { answer, reasons };
}

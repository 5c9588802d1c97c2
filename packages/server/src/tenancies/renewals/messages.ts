import { formatDay, formatMoney } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';

interface Term {
  readonly monthlyRent: number;
  readonly from: string;
  readonly months: number;
}

const sayTerm = ({ monthlyRent, from, months }: Term): string =>
  `${formatMoney(monthlyRent)} a month from ${formatDay(from)} to ${formatDay(findLastDay({ from, months }))}`;

// Reasons
export const fromReason = (day: string) =>
  `should be ${day}, the day after the last one, or a later day on which a month of rent begins`;
export const shorterReason = (day: string) =>
  `should last until ${day} at least: an addendum does not make the tenancy shorter`;
export const takenLaterReason = 'is not possible: the home is agreed with others for a part of the new term';
export const clausesReason = 'should be those of the agreement: an addendum leaves them as they are';
export const nothingChangesReason = 'changes nothing: give another rent, or a later last day';

// What the conversation says
export const proposedEvent = (name: string, term: Term) => `${name} proposed an addendum: ${sayTerm(term)}.`;
export const agreedEvent = (name: string) => `${name} agrees to the addendum. It can be signed.`;
export const takenBackEvent = (name: string) => `${name} took back the addendum.`;
export const declinedEvent = (name: string, words: string) => `${name} declined the addendum: “${words}”`;
export const expiredEvent =
  'The addendum was not answered or signed in time. It ended; a new one can be proposed.';

// Mails
export const proposedSubject = (home: string) => `An addendum to answer: ${home}`;
export const proposedLead = (name: string, home: string, term: Term) =>
  `${name} proposes for ${home}: ${sayTerm(term)}.`;
export const proposedAdvice =
  'Agree, propose other terms, or decline. Nothing changes before both sides have signed.';
export const readLabel = 'Read the addendum';
export const declinedSubject = (home: string) => `Declined: the addendum for ${home}`;
export const declinedLead = (name: string, home: string) => `${name} declined the addendum for ${home}.`;
export const declinedAdvice = 'Your agreement goes on as it is. You can propose other terms.';
export const expiredSubject = (home: string) => `Not signed in time: the addendum for ${home}`;
export const expiredLead = (home: string) =>
  `The addendum for ${home} was not answered or signed in time. Your agreement goes on as it is.`;

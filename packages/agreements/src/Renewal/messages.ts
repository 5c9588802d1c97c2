import * as common from '../messages.ts';

// The section
export const title = 'Renewal and changes';
export const addendumTitle = (number: number): string => `Addendum no. ${number}`;
export const state = {
  draft: 'Proposed: nothing is binding yet',
  signing: 'Being signed',
  signed: 'Signed by everyone',
  refused: 'Declined',
  expired: 'Ended without an answer or all signatures',
  withdrawn: 'Taken back',
} as const;
export const status = 'Status';
export const proposedBy = 'Proposed by';
export const from = 'Applies from';
export const lastDay = 'Last day';
export const rent = 'Rent';
export const deposit = 'Deposit';
export const people = 'Who lives there';
export const duty = 'Stamp duty';
export const paidBy = {
  tenant: 'paid by the tenant',
  landlord: 'paid by the landlord',
  shared: 'paid by both sides, half each',
} as const;
export const instead = (now: string, before: string): string =>
  now === before ? now : `${now} (before: ${before})`;
export const pdfLabel = { draft: 'Open the proposal (PDF)', other: 'Open the addendum (PDF)' } as const;
export const answerBy = (instant: string): string => `It can be answered until ${common.sayMoment(instant)}.`;
export const quote = (words: string): string => `“${words}”`;

// What to do now
export const now = {
  answer: (names: string): string =>
    `${names} proposed a change of your agreement. Agree, propose other terms, or decline, further down.`,
  waiting: (names: string): string =>
    `You proposed a change of your agreement. We are waiting for ${names} to answer, and will email you.`,
} as const;
export const seeLabel = 'See what is proposed';

// The answer
export const agreeLabel = 'Agree';
export const agreed = 'You both agree. Now everyone signs the addendum.';
export const declineTitle = 'Decline it';
export const declineWords = 'Why not';
export const declineLabel = 'Decline';
export const enterWords = 'Say why not.';
export const declined = 'Declined. The other side has been told; your agreement goes on as it is.';
export const takeBackLabel = 'Take it back';
export const takeBackWords = 'Taken back.';
export const takenBack = 'Taken back. Your agreement goes on as it is.';

// The form
export const formTitle = { first: 'Stay longer, or change the rent', other: 'Propose other terms' } as const;
export const formLead =
  'Everything else in your agreement stays as you signed it. The other side answers, then you both sign.';
export const kindLabel = 'What changes';
export const kinds = {
  longer: (day: string): [label: string, description: string] => [
    'The term gets longer',
    `The new term begins on ${common.sayDay(day)}, without a break.`,
  ],
  rent: (day: string): [label: string, description: string] => [
    'Only the rent changes',
    `The last day stays ${common.sayDay(day)}.`,
  ],
} as const;
export const monthsLabel = 'Months more';
export const fromLabel = 'New rent from';
export const choose = 'Choose';
export const rentLabel = 'Rent a month';
export const depositLabel = 'Deposit, in months of rent';
export const dutyLabel = 'Who pays the stamp duty on the addendum';
export const payer = {
  tenant: 'The tenant',
  landlord: 'The landlord',
  shared: 'Both sides, half each',
} as const;
export const answerWithinLabel = 'Time to answer';
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
export const proposeLabel = 'Propose it';
export const proposed = 'Proposed. The other side has been asked to answer.';
export const checkFields = 'Check the fields that are marked.';
export const keptWords = 'Nothing was sent. Everything you typed is still here.';
export const chooseKind = 'Choose what changes.';
export const chooseFrom = 'Choose from when.';
export const enterRent = 'Enter the rent in dollars.';
export const enterMonths = 'Enter 1 to 120 months.';
export const enterDeposit = 'Enter 0 to 6 months.';

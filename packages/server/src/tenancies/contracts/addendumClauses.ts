import type { ClauseData } from './ContractTemplateData.ts';

const clause = (
  id: string,
  title: string,
  words: string,
  plain: string,
  when: string | null = null,
): ClauseData => ({ id, title, words, plain, when });

/** The clauses of an addendum, first version. The sentences are our own, and nobody but the parties has approved them. */
export const addendumClauses: readonly ClauseData[] = [
  clause(
    'changes',
    'What this addendum changes',
    'This addendum changes the tenancy agreement {reference}, which was signed on {signedOn}. It applies from {from} on, once both sides have signed it.',
    'It changes your agreement from {from} on.',
  ),
  clause(
    'longer',
    'Longer term',
    'The tenancy goes on without a break after {earlierUntil}. Its last day is {until}.',
    'You stay until {until}.',
    'isLonger',
  ),
  clause(
    'rent',
    'Rent',
    'From {from} on, the rent is {rent} a month in the place of {earlierRent}. It is due on the same day of the month and paid in the same way as before.',
    'The rent is {rent} a month instead of {earlierRent}.',
    'isOtherRent',
  ),
  clause(
    'same-rent',
    'Rent',
    'The rent stays {rent} a month. It is due on the same day of the month and paid in the same way as before.',
    'The rent stays {rent} a month.',
    'isSameRent',
  ),
  clause(
    'more-deposit',
    'Deposit',
    'The deposit is {deposit} in the place of {earlierDeposit}. The tenant pays the difference by {from}.',
    'The tenant adds {difference} to the deposit by {from}.',
    'isMoreDeposit',
  ),
  clause(
    'less-deposit',
    'Deposit',
    'The deposit is {deposit} in the place of {earlierDeposit}. The landlord returns the difference by {from}.',
    'The landlord returns {difference} of the deposit by {from}.',
    'isLessDeposit',
  ),
  clause(
    'same-deposit',
    'Deposit',
    'The landlord keeps the deposit of {deposit} until it is returned after the last day, as the agreement says.',
    'The deposit stays {deposit}.',
    'isSameDeposit',
  ),
  clause(
    'people',
    'Who lives there',
    'From {from} on, the people who live in the home are those named in the schedule of this addendum.',
    'Other people live in the home from {from} on: they stand in the schedule.',
    'isOtherPeople',
  ),
  clause(
    'duty',
    'Stamp duty',
    'The stamp duty on this addendum is paid by {dutyBy}, within 14 days of the first signature.',
    'Stamp duty on this addendum is paid by {dutyBy}.',
  ),
  clause(
    'rest',
    'What stays',
    'Everything else in the agreement, and in addenda before this one, stays as it is and applies until the last day.',
    'Everything else stays as you signed it.',
  ),
];

import { findDay, formatDay, formatMoney, formatShortDay, formatTime } from '@sewa/formatters';

// Days and times, in one form on all pages
export const sayDay: (day: string | null) => string = formatDay;
const sayWeekday: (instant: string) => string = formatShortDay;
export const sayMoment = (instant: string): string => `${sayDay(findDay(instant))}, ${formatTime(instant)}`;

// On several pages
export const contractsTitle = 'Contracts';
export const offersTitle = 'Offers';
export const subjectToContract =
  'Subject to contract: nothing is binding until both sides have signed a tenancy agreement.';
export const someone = 'the other side';
export const rentPerMonth = (cents: number): string => `${formatMoney(cents)} a month`;
export const sayMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
export const sayTerms = (terms: { monthlyRent: number; months: number; from: string }): string =>
  `${rentPerMonth(terms.monthlyRent)}, ${sayMonths(terms.months)} from ${sayDay(terms.from)}`;
export const sayDeposit = (months: number): string =>
  months === 0 ? 'No deposit' : months === 1 ? "1 month's rent" : `${months} months' rent`;
export const joinNames = (names: readonly string[]): string =>
  names.length === 0 ? someone : names.join(' and ');
export const gone = 'This no longer exists, or you are no longer a party of it.';
export const changedMeanwhile = 'This has changed since you opened the page. Check the latest and try again.';
export const moreLabel = 'Show more';

// Where a rental stands
export const yourTurn = (until: string): string => `Your turn: answer the offer by ${sayWeekday(until)}`;
export const waitingFor = (names: readonly string[], until: string): string =>
  `Waiting for ${joinNames(names)} to answer by ${sayWeekday(until)}`;
export const turnWords = {
  send: 'Your turn: read the draft agreement',
  sign: 'Your turn to sign',
  'confirm-paper': 'Your turn: confirm their signature',
  'cancel-signing': 'You have begun to sign',
  'hand-over': 'Your turn: record the home and hand it over',
  'take-over': 'Your turn: check the home and take it over',
  agree: 'Your turn: answer about the deposit',
} as const;
export const stateWords = {
  talking: 'Talking: no offer is open',
  offered: 'Offer open',
  agreed: 'Agreed, subject to contract',
  contracting: 'Agreement being written',
  signing: 'Waiting for signatures',
  signed: 'Signed',
  running: 'Tenancy running',
  ending: 'Tenancy ending',
  ended: 'Ended: the deposit is to be settled',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
  expired: 'The offer expired: either side can make a new one',
} as const;

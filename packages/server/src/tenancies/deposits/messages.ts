import { formatDay, formatMoney } from '@sewa/formatters';

export { quote, seeRentalPageLabel } from '../contracts/messages.ts';
export { someone } from '../messages.ts';

export const tooMuchReason = (cents: number) =>
  `should not be more than the deposit, ${formatMoney(cents)}, in all`;
export const returnSumReason = (cents: number) =>
  `should be ${formatMoney(cents)}: the deposit less what both sides agreed to keep`;
export const otherSumReason = (cents: number) => `should be ${formatMoney(cents)}, as the other side says`;
export const otherDayReason = (day: string) => `should be ${formatDay(day)}, as the other side says`;
export const returnEarlyReason = 'should not be before the tenancy began';
export const returnFutureReason = 'should be today or earlier';
export const unansweredReason = 'is possible once the tenant answered what is kept';

export const deductedEvent = (name: string, cents: number) =>
  `${name} wants to keep ${formatMoney(cents)} of the deposit.`;
export const nothingKeptEvent = (name: string) => `${name} keeps nothing of the deposit.`;
export const agreedEvent = (name: string, cents: number) =>
  `${name} agreed that ${formatMoney(cents)} is kept.`;
export const disputedEvent = (name: string, words: string) => `${name} disputes what is kept: “${words}”`;
export const returnedEvent = (name: string, cents: number, on: string) =>
  `${name} says that ${formatMoney(cents)} came back on ${formatDay(on)}.`;
export const settledEvent = (cents: number, on: string) =>
  `Both sides say that ${formatMoney(cents)} came back on ${formatDay(on)}. Everything is settled.`;

export const proposedSubject = (home: string) => `What is kept of the deposit: ${home}`;
export const proposedLead = (name: string, home: string, cents: number) =>
  `${name} wants to keep ${formatMoney(cents)} of the deposit for ${home}.`;
export const proposedAdvice =
  'Look at each item with its evidence, beside the pictures from the start. Then agree, or dispute it with words.';
export const answerLabel = 'Look and answer';
export const answeredSubject = (home: string) => `An answer about the deposit: ${home}`;
export const agreedLead = (name: string, home: string) =>
  `${name} agreed to what is kept of the deposit for ${home}.`;
export const disputedLead = (name: string, home: string) =>
  `${name} disputes what is kept of the deposit for ${home}.`;
export const returnedSubject = (home: string) => `Did the deposit come back? ${home}`;
export const returnedLead = (name: string, home: string, cents: number, on: string) =>
  `${name} says that ${formatMoney(cents)} of the deposit for ${home} came back on ${formatDay(on)}. If that is right, say the same.`;
export const settledSubject = (home: string) => `Settled: ${home}`;
export const settledLead = (home: string, cents: number) =>
  `Both sides say that ${formatMoney(cents)} of the deposit for ${home} came back. The tenancy is settled. Its papers stay with both of you.`;

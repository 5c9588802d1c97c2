import { formatMoney } from '@sewa/formatters';
import * as common from '../messages.ts';

export const title = 'The deposit';
export const amount = 'Deposit';
export const kept = 'Kept, as agreed';
export const wanted = { tenant: 'The landlord wants to keep', landlord: 'You want to keep' } as const;
export const toReturn = 'To return';
export const toReturnOpen = 'To return, unless you agree on less';
export const returnBy = 'By the agreement, back by';
export const itemsCaption = {
  tenant: 'What the landlord wants to keep',
  landlord: 'What you want to keep',
} as const;
export const proofFile = (number: number): string => `Proof ${number}`;
const nothingKept = 'Nothing is kept so far.';
/** What each side reads of what is kept. */
export const stateWords = {
  tenant: {
    none: nothingKept,
    proposed: 'You have not answered yet.',
    agreed: 'You agreed.',
    disputed: 'You dispute it.',
  },
  landlord: {
    none: nothingKept,
    proposed: 'The tenant has not answered yet.',
    agreed: 'The tenant agreed.',
    disputed: 'The tenant disputes it.',
  },
} as const;
export const addTitle = 'Keep something of the deposit';
export const addLead =
  'Name each damage or debt with its sum and proof. Fair wear and tear is not damage. The tenant sees it at once, and agrees or disputes it.';
export const wordsLabel = 'What for';
export const amountLabel = 'Amount';
export const fileLabel = 'Proof: a picture or an invoice';
export const removeLabel = (words: string): string => `Take back: ${words}`;
export const proposeLabel = 'Propose it';
export const proposed = 'Saved. The tenant has been told.';
export const enterWords = 'Say what it is for.';
export const enterAmount = 'Enter the amount.';
export const agreeLabel = (cents: number): string => `Agree that ${formatMoney(cents)} is kept`;
export const agreed = 'You agreed. The landlord has been told.';
export const disputeLabel = 'Why it is not right';
export const disputeButton = 'Dispute it';
export const disputed = 'You disputed it. The landlord has been told.';
export const enterDispute = 'Say why it is not right.';
export const quote = (words: string): string => `“${words}”`;
export const correctTitle = 'Correct the day you gave';
export const returnTitle = 'Did it come back?';
export const returnLead = (cents: number): string =>
  `Once ${formatMoney(cents)} is back, say so with the day. When both of you say the same, everything is settled. Sewa never holds the deposit.`;
export const dayLabel = 'Day on which it came back';
export const returnButton = (cents: number): string => `${formatMoney(cents)} came back`;
export const returned = 'Noted. The other side has been told.';
export const allSettled = 'Both of you say the same. Everything is settled.';
export const enterDay = 'Enter the day.';
const sayers = { you: 'You say', tenant: 'The tenant says', landlord: 'The landlord says' } as const;
export const says = (who: keyof typeof sayers, cents: number, on: string): string =>
  `${sayers[who]} that ${formatMoney(cents)} came back on ${common.sayDay(on)}.`;
export const settled = (day: string): string => `Settled on ${common.sayDay(day)}.`;

export const helpTitle = 'If you do not agree';
/** Where a quarrel about a deposit can go, with limits as they were read. */
export const help = {
  words:
    'Talk first, then mediate. The Small Claims Tribunals hear tenancies of homes of up to two years, claims of up to $20,000 ($30,000 if both sides consent), within two years, without lawyers. Take the evidence pack with you.',
  source: 'Guides that quote the Singapore Courts',
  readOn: '2026-11-28',
} as const;
export const helpSource = (): string =>
  `${help.source}, read on ${common.sayDay(help.readOn)}. Check judiciary.gov.sg for today's limits.`;

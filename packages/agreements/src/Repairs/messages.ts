import { formatMoney } from '@sewa/formatters';
import * as common from '../messages.ts';

export const title = 'Repairs';
export const none = 'Nothing is to be mended.';
export const number = (many: number): string => `Repair ${many}`;
export const stateWords = {
  reported: 'Reported',
  answered: 'Answered',
  invoiced: 'Invoice sent',
  split: 'Split to confirm',
  settled: 'Settled',
  closed: 'Closed',
} as const;
export const urgency = { emergency: 'At once', soon: 'Soon', 'can-wait': 'It can wait' } as const;
export const reportedOn = (name: string, instant: string): string =>
  `Reported by ${name} on ${common.sayMoment(instant)}.`;
export const howUrgent = (word: string): string => `How urgent: ${word.toLowerCase()}.`;
export const you = 'you';
export const photo = (many: number): string => `Picture ${many}`;
export const invoice = 'Invoice';
export const quote = (cents: number): string => `It is expected to cost ${formatMoney(cents)}.`;
/** What it cost, and by how much that differs from what was expected. */
export const cost = (cents: number, quoteCents: number | null): string => {
  const what = `It cost ${formatMoney(cents)}`;
  if (quoteCents === null) return `${what}.`;
  if (cents === quoteCents) return `${what}, as expected.`;
  return cents > quoteCents
    ? `${what}, ${formatMoney(cents - quoteCents)} more than the expected ${formatMoney(quoteCents)}.`
    : `${what}, ${formatMoney(quoteCents - cents)} less than the expected ${formatMoney(quoteCents)}.`;
};
export const splitWords = (tenant: number, landlord: number): string =>
  `${formatMoney(tenant)} for the tenant, ${formatMoney(landlord)} for the landlord.`;
export const confirmedBy = (names: string): string => `Confirmed by ${names}.`;
export const sideWords = { tenant: 'the tenant', landlord: 'the landlord' } as const;

export const reportTitle = 'Report something to mend';
export const wordsLabel = 'What is wrong, and where';
export const urgencyLabel = 'How urgent';
export const photoLabel = 'A picture of it';
export const reportLabel = 'Report it';
export const reported = 'Reported. The other side has been told.';
export const enterWords = 'Say what is wrong.';
export const answerLabel = 'Your answer';
export const quoteLabel = 'What it is expected to cost';
export const quoteHint = 'If you have a quote. The invoice is compared with it.';
export const answerButton = 'Send the answer';
export const answered = 'Answered. The other side has been told.';
export const enterAnswer = 'Say what is done about it.';
export const amountLabel = 'What it cost';
export const invoiceTitle = 'Send an invoice';
export const invoiceLabel = 'The invoice';
export const invoiceButton = 'Send the invoice';
export const invoiced = 'The invoice is sent.';
export const enterAmount = 'Enter the amount.';
export const shareLabel = 'Of that, the tenant pays';
export const shareHint = 'Leave it empty to split it as the agreement says.';
export const splitButton = 'Split it';
export const split = 'Split. Both of you confirm it.';
export const confirmButton = 'The split is right';
export const confirmed = 'Confirmed.';
export const closeButton = 'Close it, nothing is due';
export const closed = 'Closed.';

export { continueLabel as goOnLabel } from '@sewa/pages/labels';

import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';

/** Words of a link by which anybody can pay a bill. */
export const linkTitle = (payee: string): string => `Pay ${payee}`;
export const linkDescription = 'Pay a bill that was shared with you.';
export const whatLabel = 'For';
export const billName = (kind: 'rent' | 'deposit', period: string): string =>
  kind === 'deposit' ? 'Deposit' : `Rent for ${formatMonth(period)}`;
export const homeLabel = 'Home';
export const dueLabel = 'Due';
export const sumLabel = 'Amount';
export const howLabel = 'How do you want to pay?';
export const paynowOption = 'PayNow QR, with any banking app';
export const cardOption = 'Card';
export const withFee = (cents: number, fee: number): string =>
  fee === 0
    ? `No fee. You pay ${formatMoney(cents)}.`
    : `${formatMoney(cents)} plus ${formatMoney(fee)} fee. You pay ${formatMoney(cents + fee)}.`;
export const nextLead =
  'You pay on a secure page. You don’t need an account, and we don’t see your card or bank details.';
export const payLabel = 'Pay now';
export const chooseHow = 'Choose how to pay';
export const checkPayee = 'Pay only if you know who sent you this link.';
export const validUntil = (instant: string): string => `This link works until ${formatDay(instant)}.`;
export const paidTitle = 'This bill is paid';
export const paidLead = 'Nothing is left to pay.';
export const processingTitle = 'This bill is being paid';
export const processingLead = 'Someone has started to pay it. You don’t need to do anything.';
export const cancelledTitle = 'This bill was cancelled';
export const cancelledLead = 'There is nothing to pay. If in doubt, ask whoever sent you the link.';
export const goneTitle = 'This link doesn’t work any more';
export const goneLead = 'It has expired, or part of it is missing. Ask whoever sent it for a new one.';
export const beingPaid = 'This bill is already paid or being paid.';
export const goOnTitle = 'Taking you to the payment page';
export const goOnLead = 'Finish the payment there, then come back here.';
export const callbackDescription = 'The state of your payment.';
export const paidTo = (payee: string): string =>
  `Your payment to ${payee} went through. Keep your bank’s confirmation; the receipt goes to the tenant.`;

export { continueLabel } from '@sewa/pages/labels';

/** Words of payment methods. */
export const title = 'Payment methods';
export const description = 'Bank accounts and cards you pay with.';
export const lead = 'Bank accounts and cards you pay rent and bills with.';
export const addLabel = 'Add a payment method';
export const emptyTitle = 'Pay rent automatically';
export const emptyLead =
  'Set up a bank account or a card once. Your rent is then paid on the day it is due, and you see every receipt here.';
export const kind = { egiro: 'Bank account', card: 'Card', paynow: 'PayNow' };
export const state = { active: 'Ready', suspended: 'Suspended by the bank', ended: 'Ended' };
export const suspendedHint = 'Your bank paused it. Ask your bank, or use another payment method.';
export const endedHint = 'It can no longer be charged. Add a new one, then choose it in your rent plan.';
export const limit = (amount: string): string => `Up to ${amount} at a time`;
export const noLimit = 'No limit set at the bank';
export const endsOn = (day: string): string => `Valid until ${day}`;
export const endedOn = (day: string): string => `Ended on ${day}`;
export const services = (count: number): string => {
  if (count === 0) return 'Not used by any rent plan';
  return count === 1 ? 'Pays 1 rent plan' : `Pays ${count} rent plans`;
};
export const removeLabel = 'Remove';
export const removeLabelFor = (name: string): string => `Remove ${name}`;
export const keepLabel = 'Keep it';
export const removeQuestion = (name: string, count: number): string =>
  count === 0
    ? `Remove ${name}? We cancel it at the bank as well.`
    : `Remove ${name}? We cancel it at the bank as well. Your rent is no longer paid automatically until you choose another way.`;
export const removed = 'Payment method removed.';
export const busy = 'A payment with it is on its way. Remove it once that is settled.';
export const failureTitle = "We can't show your payment methods right now";
export const plansSafe = 'Your rent plans are not affected. Try again in a few minutes.';

// Not finished
export const unfinishedTitle = 'Not finished';
export const unfinished = {
  pending: (place: string): string => `Nothing is set up yet. Finish it at ${place}.`,
  processing: 'The bank has not answered yet. We’ll ask again.',
  approver: 'Someone else at your company has to approve it at the bank.',
  expired: 'Time ran out, so nothing was set up. Continue to start again.',
};
export const cancelLabel = 'Cancel';
export const actionFor = (action: string, name: string): string => `${action}: ${name}`;
export const cancelled = 'Cancelled. Nothing was set up.';
export const setupOver = 'This is already finished. Here is how it stands now.';

// Adding one
export const newTitle = 'Add a payment method';
export const newDescription = 'Set up a bank account or a card.';
export const newLead = 'Choose how you want to pay. Setting it up is free.';
export const bankTitle = 'Bank account (eGIRO)';
export const bankFacts = [
  'Takes about two minutes with your internet banking. A company may need a second approver, who has two days.',
  'Your rent leaves your account on the day it is due.',
  'Works with eight banks, including DBS, OCBC and UOB. We never see your login or account number.',
] as const;
export const bankLabel = 'Set up a bank account';
export const cardTitle = 'Credit or debit card';
export const cardFacts = [
  'Takes about a minute. Your bank asks you to confirm it once.',
  'Your rent is charged on the day it is due.',
  'You enter your card on a secure page. We never see its number.',
] as const;
export const cardLabel = 'Set up a card';
export const newBankTitle = 'Set up a bank account';
export const newBankDescription = 'Set up a bank account for eGIRO.';
export const newBankLead = 'With eGIRO, your bank lets us collect rent on the day it is due.';
export const newBankNext =
  'Next, log in at your bank and approve it within 20 minutes. A company has two days.';
export const goToBankLabel = 'Continue to your bank';
export const backLabel = 'Back';
export const paynowHint = 'Want to pay by PayNow? Choose it when you pay a bill; there is nothing to set up.';

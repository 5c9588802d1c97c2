export { continueLabel as beginLabel } from '@sewa/pages/labels';

/** Words of the pages for customers of a partner, and of the page of one bank. */
export const description = 'Set up how you pay.';
export const title = {
  setup: (partner: string): string => `Set up how you pay ${partner}`,
  change: (partner: string): string => `Change how you pay ${partner}`,
};
export const lead = (partner: string): string =>
  `${partner} sent you here. You approve it at your bank or on the card page, then go back to ${partner}.`;
export const privacy = (partner: string): string =>
  `We tell ${partner} whether it worked. Neither ${partner} nor Sewa sees your account or card number.`;
export const current = (method: string): string => `Now: ${method}`;
export const noneYet = (partner: string): string =>
  `You haven't set up a way to pay ${partner} yet. Choose one here.`;
export const currentHint = 'It stays in use until the new one is ready.';
export const kindLabel = 'How do you want to pay?';
export const kinds = { egiro: 'Bank account (eGIRO)', card: 'Credit or debit card' };
export const kindHints = {
  egiro: 'Approve it once in your internet banking. Takes about two minutes.',
  card: 'Enter your card on the card page. Your bank may ask you to confirm it.',
};
export const bankHint = 'If you choose a bank account:';
export const backToPartner = (partner: string): string => `Back to ${partner}`;
export const partnerCanCollect = (partner: string): string => `You can now pay ${partner} with it.`;
export const startOver = 'This setup is over. Go back and start again there.';

// The page of one bank
export const bankTitle = { setup: 'Approve eGIRO at DBS', payment: 'Pay at DBS' };
export const bankDescription = 'What you approve at DBS.';
export const bankLead = {
  setup: 'This lets us collect rent from your DBS or POSB account on the day it is due.',
  payment: 'You pay this bill from your DBS or POSB account.',
};
export const bankSteps = [
  'Log in to DBS internet banking.',
  'Check the payee and the amount, then approve.',
  'You come back here, and we tell you whether it worked.',
] as const;
export const companySteps = [
  'Log in to DBS IDEAL.',
  'Check the payee and the limit, then submit it.',
  'If someone else must approve it, they have two days. We’ll tell you as soon as it’s done.',
] as const;
export const bankStepsTitle = 'What happens next';
export const amountLabel = 'Amount';
export const limitLabel = 'Limit for each payment';
export const accountLabel = 'Account';
export const accounts = { retail: 'Your own', corporate: "Your company's" };
export const goToDbsLabel = 'Continue to DBS';
export const safety = 'Enter your bank login only on the DBS website.';
export const doneTitle = 'There is nothing left to do at DBS';
export const doneLead = 'See the result.';
export const seeOutcomeLabel = 'See the result';
export const outcomes: Readonly<Record<string, string>> = {
  active: 'DBS approved it.',
  succeeded: 'DBS made the payment.',
  processing: "DBS has not answered yet. We'll keep checking.",
  rejected: 'DBS did not approve it.',
  failed: 'DBS did not make the payment.',
  abandoned: 'You left DBS before it was finished.',
  expired: 'Time ran out before it was finished.',
};

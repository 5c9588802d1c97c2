export { tryAgainLabel } from '@sewa/pages/labels';

/** Words of a setup: how it stands, and what to do next. */
export const description = 'The state of your new payment method.';
export const goOnTitle = (where: string): string => `Taking you to ${where}…`;
export const goOnLabel = (where: string): string => `Continue to ${where}`;
export const goOnBankLead = 'Log in there and approve the payments. You come back here afterwards.';
export const goOnCardLead =
  'Enter your card there. Your bank may ask you to confirm it. You come back here afterwards.';
export const cardService = 'the card page';
export const yourBank = 'your bank';
export const pendingTitle = (bank: string): string => `Finish at ${bank}`;
export const pendingCardTitle = 'Enter your card';
export const pendingLead = 'Nothing is set up yet. If you closed the page, open it again.';
export const pendingSilent = "Already done there? The bank has not answered yet. We'll keep checking.";
export const processingTitle = 'Waiting for the bank';
export const processingLead = 'The bank has not answered yet. We ask again; you can leave this page.';
export const approverTitle = 'Waiting for your company to approve it';
export const approverLead =
  "Someone else at your company has to approve it at the bank within two days. We'll ask the bank again; you can leave this page.";
export const activeTitle = { egiro: 'Bank account set up', card: 'Card set up' };
export const activeLead = 'You can now pay rent and bills with it.';
export const activeServiceLead = 'Your rent plan is paid with it from now on.';
export const rejectedTitle = { egiro: 'Bank account not set up', card: 'Card not set up' };
export const abandonedTitle = 'You left before it was finished';
export const abandonedLead = 'Nothing was set up and nothing was charged.';
export const expiredTitle = 'Time ran out';
export const expiredLead = (isCompany: boolean): string =>
  isCompany
    ? 'It was not approved at the bank in time, so nothing was set up. Start again.'
    : 'It was not finished in time, so nothing was set up. Start again.';
export const signedOutTitle = 'Log in to see your payment method';
export const signedOutLead =
  'You are back from the card page, but not logged in here. What you did there is saved.';
export const checkAgainLabel = 'Check again';
export const anotherWayLabel = 'Choose another way';
export const methodsLabel = 'See payment methods';
export const forHomeLabel = (home: string): string => `Use it for ${home}`;
export const backToServiceLabel = 'Back to your rent plan';
export const serviceAway = 'The bank or card service isn’t responding. Try again in a few minutes.';
export const notForPayee = 'The payee of this plan can’t be paid this way. Choose another way to pay.';
export const chooseKind = 'Choose a bank account or a card.';
export const chooseBank = 'Choose your bank.';
export const noCompanyBank = (banks: string): string =>
  `This bank has no eGIRO for companies. Choose one of ${banks}.`;
export const segmentLabel = 'Whose account is it?';
export const segments = { retail: 'My own', corporate: "My company's" };
export const corporateHint = (banks: string): string =>
  `With ${banks}. If someone else must approve it at the bank, they have two days.`;
export const bankLabel = 'Bank';
export const chooseBankLabel = 'Choose your bank';

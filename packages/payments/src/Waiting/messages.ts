/** Words of pages that wait, or that need somebody to log in. */
export const logInLabel = 'Log in';
export const logInDescription = 'Log in to see this page.';
export const nothingTitle = 'Nothing to do here';
export const nothingLead =
  'This page is one step of a payment or of a setup at a bank. Start one from your payment methods or a bill.';
export const methodsLabel = 'See payment methods';

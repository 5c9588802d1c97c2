/** Words of pages that wait, or that need somebody to log in. */
export const logInLabel = 'Log in';
export const logInDescription = 'Log in to see this page.';
export const nothingTitle = 'Nothing is open here';
export const nothingLead =
  'This page belongs to a payment or a setup at a bank. Start one from your payment methods or a bill.';
export const methodsLabel = 'See payment methods';

// Errors, by status
export const homePageLabel = 'Go to home page';
export const searchHomesLabel = 'Search for a home';
export const searchHomesPlaceholder = '2-room near Bishan';
export const searchLabel = 'Search';
export const reloadLabel = 'Reload page';
export const noAccessTitle = "You don't have access to this page";
export const noAccessLead =
  "Your account or role doesn't include this page. In a company, an administrator can change your role.";
export const noCompanyTitle = 'This page needs a company account';
export const noCompanyLead =
  'Only companies have this page. Log in with a company account, or ask an administrator of your company to give you access.';
export const notAllowedTitle = "You can't do this";
export const notAllowedLead = "You don't have permission for it.";
export const notFoundTitle = 'Page Not Found';
export const notFoundLead = "There's no page at this address.";
export const notFoundPath = (path: string) =>
  `There's no page at ${path}. It may have moved, or the address may be wrong.`;
export const outdatedTitle = 'This page is out of date';
export const outdatedLead =
  "You've switched to another company since you opened it. Nothing has changed. Reload the page to continue.";
export const tooManyTitle = 'Too Many Requests';
export const tooManyLead = 'Wait a minute, then reload the page.';
export const failureTitle = 'Internal Server Error';
export const failureHelp = (email: string, id: string | null): string =>
  `It's our fault. Try again, or email ${email}${id === null ? '' : ` and tell us this number: ${id}`}.`;
export const failureLead = 'Something went wrong on our side.';
export const unreachableLead = "We can't reach our server right now.";
export const plainFailure = 'Something went wrong.';
export const logInLoopTitle = "We couldn't log you in";
export const logInLoopLead =
  'Your browser may be blocking cookies, or its clock may be wrong. Allow cookies for this site, check the clock, then log in again.';
export const logInAgainLabel = 'Log in again';

// A form that was not taken
export const sendAgainSignedOutTitle = 'Please log in again';
export const sendAgainSignedOutLead =
  'Your session ended before you sent this, so nothing has changed. What you typed is still here. Log in in another tab, come back to this one, then send it again.';
export const sendAgainLead = 'What you typed is still here. Send it again.';
export const logInElsewhereLabel = 'Log in in another tab';
export const sendAgainLabel = 'Send again';

// The help bubble
export const loadingHelp = 'Loading help';

// An account that cannot be loaded
export const userProblemTitle = 'There is a problem with the user.';
export const userProblemLead = (code: string) => `We will do our best to solve it. ${code}`.trim();
export const userProblemLabel = 'OK';

// A page that is out of date in the browser
export const stalePageWarning = "Reloading clears what you've typed. Copy it first if you need it.";
export const notNowLabel = 'Not now';

// Deep links and the app
export const appLead = (site: string) => `${site} also has an app for your phone.`;
export const appLabel = 'Get the app';
export const shareTitle = (site: string) => `Invitation to ${site}`;
export const invitationLinkLabel = 'Invitation link';
export const invitationLinkHint =
  "For the person you invited. It works once. We won't show it again, but it's in their email too.";
export const shareLinkLabel = 'Share the link';
export const copyLinkLabel = 'Copy the link';
export const linkCopied = 'The link is copied.';
export const linkSelected = "We couldn't copy the link. It's selected, so you can copy it yourself.";
export const linkServiceFailure =
  'The link service could not be initialized, please try again once you turn off ad blockers if any.';

// Sharing a page
export const shareLabel = 'Share';
export const printLabel = 'Print';
export const linkToCopy = (url: string): string => `Here's the link: ${url}`;
export const sharedText = (title: string, url: string): string => `${title}: ${url}`;
export const shareByWhatsAppLabel = 'WhatsApp';
export const shareByEmailLabel = 'Email';
export const shareOtherwiseLabel = 'More options';

// Requests that are not answered with a page
export const invalidAddress = "We can't read this address. Check it for a % sign that doesn't belong there.";
export const otherSiteForm = 'This form was sent from another website, so we did not accept it.';

// Forms of features
export const undoLabel = 'Undo';
export const stepProgress = (place: number, total: number, name: string): string =>
  `Step ${place} of ${total}: ${name}`;

// The fields of an address
export const postalCodeHint = 'Six digits. We fill in the block and street if we know them.';
export const addressFilled = (address: string): string => `Filled in: ${address}`;
export const addressFound = (address: string): string => `We found ${address} for this postal code.`;
export const useAddressLabel = 'Use this address';
export const addressUnknown = "We don't know this postal code. Enter the block and street.";
export const unitHint = 'Such as 123. You can paste #05-123.';

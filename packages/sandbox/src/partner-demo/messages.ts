/** The words of the invented partner's site. */
export const siteName = 'Harbour Homes';
export const pageTitle = (title: string) => `${title} | ${siteName}`;
export const sandboxNote = (site: string) =>
  `An invented partner site that shows frames of ${site}. Nothing here is real.`;
export const navLabel = 'Pages';
export const footerNote = 'Harbour Homes does not exist.';

// Names of the pages
export const homeLabel = 'Home';
export const signedInLabel = 'Signed in';
export const hostileLabel = 'Hostile frame';
export const unstyledLabel = 'All unset';
export const twoLabel = 'Two at once';
export const unlistedLabel = 'Unlisted site';

export const webhookLabel = 'Webhook';

// What stands around the frames
export const homeTitle = 'Find a home by the water';
export const homeLead = 'Work out what a home costs before you view it, and ask its owner anything.';
export const calculatorTitle = 'What will it cost?';
export const calculatorFallback = 'Work out the cost on Sewa';
export const chatTitle = 'Ask about this home';
export const chatFallback = 'Ask about this home on Sewa';
export const listingLink = 'See the home on Sewa';

export const signedInTitle = 'Hello, Mei';
export const signedInLead =
  "You're signed in here as Mei Lim. The server of Harbour Homes signs a token, so that Sewa knows who writes.";
export const refusalsTitle = 'Tokens that are refused';
export const refusalsLead = 'Each button sends one to Sewa and shows its answer.';
export const forgedLabel = 'Send a forged token';
export const replayedLabel = 'Send the same token twice';
export const foreignLabel = 'Send a token for another site';
export const refusalAnswer = (status: number, fields: readonly string[]) =>
  `Sewa answered ${status}${fields.length === 0 ? '' : ` (${fields.join(', ')})`}.`;

export const hostileTitle = 'Beside a hostile frame';
export const hostileLead =
  'The dashed frame belongs to somebody else. It posts 1,000 random messages to this page and to every frame it can reach.';
export const hostileFrameTitle = 'A hostile frame';
export const messagesSent = 'messages sent';

export const unstyledTitle = 'A page that unsets every style';
export const unstyledLead = 'Its only style sheet says * { all: unset }.';

export const twoTitle = 'Two calculators';
export const twoLead = 'Add and remove one without a page load, as a single-page app does.';
export const addLabel = 'Add a calculator';
export const removeLabel = 'Remove it';

export const unlistedTitle = 'A site that is not listed';
export const unlistedLead =
  'Sewa does not know this origin as one of Harbour Homes, so the browser refuses the frames and the links stay.';

export const webhookTitle = 'Leads that came to our server';
export const webhookLead =
  'Sewa posts each lead to this server, which checks the signature before it believes a word.';
export const webhookStepsTitle = 'Set it up';
export const webhookStepSite = 'Add a site on Sewa, as an administrator of a company';
export const webhookStepUrl = 'Set its webhook to';
export const webhookStepSecret = 'Paste the signing secret';
export const webhookStepTest = 'Send a test lead there. It appears below.';
export const setSecretLabel = 'Use it';
export const receivedTitle = 'What came, newest first';
export const rightSignature = 'Signature right.';
export const seenBefore = 'Signature right. We have seen this id before, so nothing is done.';
export const wrongSignature = 'Signature wrong. We believe none of it.';
export const noSecret = 'We have no secret yet, so the signature can’t be checked.';

export const eventsTitle = 'What the frames reported';
export const notFoundTitle = 'Page not found';
export const notFoundLead = 'There is nothing at this address.';

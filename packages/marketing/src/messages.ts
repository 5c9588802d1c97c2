import { formatMoney } from '@sewa/formatters';
import { availability, type Feature } from '@sewa/paths';

// On several pages
export const comingLabel = 'Not available yet';
export const glanceLabel = 'At a glance';
export const questionsTitle = 'Questions';
export const askLead = 'Another question?';
export const chatLabel = 'Chat with us';
export const betweenLabel = ' · ';
export const askByMailLabel = (address: string): string => `Email ${address}`;
const featureName: Readonly<Record<Feature, string>> = {
  rentPayment: 'rent payment',
  listingWizard: 'adding a home yourself',
  depositFree: 'moving in without a deposit',
  advance: 'rent before it is due',
  agentTools: 'tools for agents',
  viewings: 'booking viewings',
  contracts: 'digital contracts',
  rewards: 'rewards on rent',
};
const features = Object.keys(availability) as Feature[];
/** The features that stand so, as a list in words. */
export const nameFeatures = (...standings: readonly (typeof availability)[Feature][]): string =>
  new Intl.ListFormat('en').format(
    features
      .filter((feature) => standings.includes(availability[feature]))
      .map((feature) => featureName[feature]),
  );

// Paying rent
export const feesLabel = 'Fees';
export const feeName = { egiro: 'eGIRO', paynow: 'PayNow', card: 'Card' } as const;
export const feePrice = ({ basisPoints, fixedCents }: { basisPoints: number; fixedCents: number }): string =>
  [basisPoints > 0 && `${basisPoints / 100}%`, fixedCents > 0 && formatMoney(fixedCents)]
    .filter(Boolean)
    .join(' plus ') || 'Free';
export const listFees = (fees: readonly { readonly name: string; readonly price: string }[]): string =>
  fees.map(({ name, price }) => `${name} ${price.toLowerCase()}`).join(', ');

// Documents
export const draftLabel = 'Draft';
export const documentVersion = (version: string, day: string): string => `Version ${version}, ${day}`;
export const draftNotice =
  'This is a draft. It says what the product does today. A lawyer has not reviewed it yet.';
export const contentsLabel = 'On this page';
export const sourcesTitle = 'Sources';
export const checkedOn = (day: string): string => `checked ${day}`;

// Waitlists
export const waitlistLabel = 'Waitlist';
export const joinLabel = 'Join the waitlist';
export const nameLabel = 'Your name';
export const emailLabel = 'Email address';
export const emailHint = "We'll send a link to confirm it.";
export const phoneLabel = 'Phone number';
export const optionalLabel = (label: string): string => `${label} (optional)`;
export const uaePhoneHint = 'A number of the United Arab Emirates, such as +971 50 123 4567.';
export const dubaiNotice =
  'For homes in Dubai. Amounts will be in dirhams (AED), and phone numbers begin with +971. We never send codes to them.';
export const privacyLead = 'What we do with your details:';
export const privacyLabel = 'Privacy';
export const fieldSubject = {
  name: 'Your name',
  email: 'Your email address',
  phoneNumber: 'Your phone number',
  consent: 'Your consent',
} as const;
export const missing = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  consent: 'Tick the box, so that we may write to you.',
} as const;
export const closedTitle = 'This waitlist is closed';
export const closedLead =
  "We don't take new names at the moment. If you've joined already, you're still on the list.";
export const waitlistStepsTitle = 'What happens next';
export const waitlistSteps = [
  'We email you a link. Open it within 48 hours to confirm, or we delete what you typed.',
  "Once you've confirmed, we tell you your place in the queue.",
  'Every email has a link to leave. We delete your entry at once.',
] as const;
export const donePageTitle = (title: string): string => `Check your email: ${title}`;
export const doneTitle = 'Check your email to confirm';
export const doneLead =
  "We've sent you a link. Open it within 48 hours to take your place. If you're on the list already, the email says so.";
export const doneDescription =
  'Confirm with the link in the email we sent you to take your place on the waitlist.';
export const noMailHint = 'No email? Look in your spam folder, or join again in a few minutes.';
export const homeLabel = 'Go to home page';
export const findHomeLabel = 'Find a home';
export const entryDescription = 'Confirm your place on a waitlist, see it, or leave.';
export const confirmTitle = (title: string): string => `Confirm your place: ${title}`;
export const confirmLead =
  "One tap and you're on the list. If you didn't ask for this, ignore the email, and we'll delete it.";
export const confirmLabel = 'Confirm';
export const placeTitle = (place: number): string =>
  `You're number ${place.toLocaleString('en-SG')} in the queue`;
export const placeLead = (title: string): string =>
  `For “${title}”. We'll email you when it opens. This link stays valid: come back to see your place or to leave.`;
export const leaveLabel = 'Leave the waitlist';
export const leftTitle = "You've left the waitlist";
export const leftLead = "We've deleted your entry, with your name and email address.";
export const entryInvalidTitle = 'This link is not valid any more';
export const entryInvalidLead =
  'You may have left the list, or more than 48 hours have passed without confirming. You can join again any time.';

// Partners
export const copyCodeLabel = 'Copy';
export const copyCodeName = (label: string): string => `Copy: ${label}`;
export const codeCopied = 'The code is copied.';
export const codeNotCopied = "We couldn't copy the code. Select it, and copy it yourself.";
export const termNameLabel = 'Name';
export const termMeaningLabel = 'Meaning';

// The calculator
export const calculatorTitle = 'What renting really costs';
export const calculatorLead =
  "Enter the rent and how long you'll stay. See what you pay before you get the keys, each month after, and if plans change.";
export const calculatorNote =
  'This is a calculation, not an offer or legal advice. Your contract decides what you pay.';
export const calculatorNextTitle = 'Ready to rent?';
export const calculatorNextLead =
  'Join the waitlist to hear when you can rent without a deposit, or pay the rent you have by eGIRO, PayNow or card.';
export const rentWithoutDepositLabel = 'Join the waitlist to rent without a deposit';
export const applyForPaymentLabel = 'Set up rent payment';
export const printLabel = 'Print';

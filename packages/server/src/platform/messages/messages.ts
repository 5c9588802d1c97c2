import { formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Why a request was refused, said when nothing more exact is known
export const notSignedIn = 'Please log in.';
export const notAllowed = "You don't have permission to do this.";
export const stepUpNeeded = "For your security, we'll check it's you first.";
export const companyNotVerified =
  "This company isn't verified yet. Until it is, you can't publish or send anything in its name.";
export const pageNotFound = 'Page not found';
export const foreignOrigin = 'This request came from another site.';
export const stalePage = 'This page is out of date. Refresh it and try again.';
export const staleVersion =
  'This has changed since you opened it. Refresh the page to see the latest, then make your change.';
export const wrongState = "You can't do this right now. Refresh the page to see the latest.";
export const alreadySent = "You've already sent this. Refresh the page to see the result.";
export const fileUnavailable = "We can't open this file.";
export const uploadsBusy = 'Too many files are being uploaded right now. Try again in a few seconds.';
export const tooManyRequests = 'Too many requests. Wait a moment, then try again.';
export const noActorType = 'No actor type is selected';
export const issuerUnavailable = "The login service isn't responding. Log in with your phone instead.";
export const issuerClockWrong =
  "We can't log you in there right now: the login service's clock doesn't match ours. Log in with your phone instead.";
export const bankUnavailable = "The bank isn't responding. Try again in a minute.";
export const linkServiceFailed = "We couldn't make a link to share. Use the address of the page instead.";
export const signingUnavailable = "Nothing can be signed here right now. We're working on it.";
export const sealed = "We can't open what is stored here right now. We're working on it.";
export const filesAway = "We can't open this file right now. Try again in a minute.";
export const textsUnavailable = "You can't log in with your phone here, because we can't send text messages.";
export const textBudgetSpent = "We can't send any more text messages today. Try again tomorrow.";

// What is wrong with a field: it follows the name of the field, as in 'This name is empty'
export const emptyReason = 'is empty';
export const missingReason = 'is missing';
export const filledInReason = 'is already filled in';
export const passStatusReason = 'is only for residential status A';
export const versionReason = 'is out of date';

// A phone number, an email address and the code sent to them
export const mobileNumberReason = "isn't a Singapore mobile number. Enter 8 digits that start with 8 or 9.";

// Sign up and Myinfo
export const registrationNumberReason = 'should be R, six digits and a letter, as in R012345A';
export const uenReason = "isn't a valid UEN. Check every character";

// Articles
export const cursorReason = 'is not valid';

// Files
export const tooManyFilesReason = (max: number) => `is one too many: you can have ${formatNumber(max)} files`;
export const filesTooLargeReason = (megabytes: number) =>
  `is too large: your files can take up ${formatNumber(megabytes)} MB in total`;
export const fileTypeReason = "isn't a PDF, JPEG, PNG or WebP file";
export const fileAlsoScriptReason = 'is also a script';
export const fileAlsoZipReason = 'is also a ZIP archive';
export const fileAlsoPdfReason = 'is also a PDF';
export const fileMarkupReason = 'contains a web page or a script';
export const fileActiveReason =
  'contains a script, an action or another file. Print it to a new PDF, then upload that';
export const fileDamagedReason = 'is damaged';
export const fileIncompleteReason = 'is incomplete';
export const fileDataAfterEndReason = 'has extra data after its end';
export const filePixelsReason = (millions: number) => `has more than ${millions} million pixels`;
export const fileScansReason = (max: number) => `has more than ${formatNumber(max)} scans`;
export const filePagesReason = (max: number) => `has more than ${formatNumber(max)} pages`;
export const fileStreamsReason = (max: number) => `has more than ${formatNumber(max)} streams`;
export const fileUnpackedReason = (megabytes: number) =>
  `is larger than ${formatNumber(megabytes)} MB when unpacked`;
export const fileTextReason = (megabytes: number) =>
  `has more than ${formatNumber(megabytes)} MB of text when unpacked`;
export const fileDeclaredSizeReason = 'is larger than it says when unpacked';
export const filePackedReason = 'is compressed too many times';

// Mail: an account that will be deleted
export const deletionSubject = (day: string) => `${product.name}: your account will be deleted on ${day}`;
export const deletionDueLead = (day: string) =>
  `You asked us to delete your account. We'll delete it on ${day}. After that, we can't bring it back.`;
export const deletionMailReason = `You get this email because someone logged in to your ${product.name} account asked to delete it.`;
export const deletionDueAction = 'Log in to keep it';

// Mail: an invitation, and a reminder of it
export const invitationAction = 'See the invitation';
export const invitationDueSubject = (day: string) => `${product.name}: your invitation is valid until ${day}`;
export const invitationDueLead = (day: string) =>
  `You have an unanswered invitation. You can answer it until ${day}. After that, it expires.`;
export const invitationDueReason = `You get this email because someone on ${product.name} invited you.`;

// Mail: an enquiry
export const unnamedTenant = 'Someone';

// What happened to a home, in conversations about it
/** What a quick reply says of a home that is gone; whoever got it knows. */
export const goneReply = "Sorry, it's no longer available.";

// Tokens of partners
export const tokenUsedReason = 'was used before. Sign a new token for each visit';

// Frames on partner sites
export const bearerAndCookieReason = "can't stand beside the cookie of a session: send one of them";
export const frameSessionOver = 'This has been open for a while. Reload the page to go on.';

// Push messages
export const pushServiceReason = 'This is not the address of a push service we know.';
export const pushBrowsersReason = (max: number) =>
  `Notifications are on in ${max} browsers already. Turn one off first.`;

// Papers
export const singaporeTime = (when: string) => `${when}, Singapore time (UTC+8)`;
export const paperWords = {
  page: 'Page',
  of: 'of',
  draft: 'Draft',
  draftNote: 'This is a draft. Nobody is bound by it.',
  version: 'Version',
  reference: 'Reference',
  madeAt: 'Made on',
  plainTitle: 'In plain words',
  partiesTitle: 'Who signs',
  role: 'Role',
  name: 'Name',
  scheduleTitle: 'What was agreed',
  term: 'Term',
  agreed: 'Agreed',
  contentsTitle: 'Contents',
  figuresTitle: 'Figures set by law',
  figure: 'Figure',
  source: 'Source',
  readOn: 'Read on',
  signaturesTitle: 'Signatures',
  signHere: 'Signature of',
  agreementSha256: 'SHA-256 of the agreement before it was signed',
  signersTitle: 'Who signed',
  way: 'How',
  proof: 'Proof',
  signedAt: 'Signed on',
  sha256: 'SHA-256 of the signed file',
  eventsTitle: 'What happened',
  when: 'When',
  what: 'What',
} as const;

// Papers of payments: receipts and statements
export const transliterationNote =
  "Characters that this document's fonts can't write, such as Arabic or Korean, are in Latin letters.";

import type { NoticeKind, PaymentReason } from '@sewa/api/client';
import { formatDay, formatMoney, formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Why a request was refused, said when nothing more exact is known
export const notSignedIn = 'Please log in.';
export const notAllowed = "You don't have permission to do this.";
export const profileFirst = 'Complete your profile first.';
export const profileMissingReason = 'is missing in your profile';
export const stepUpReason = 'is needed first';
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
export const filesAway = "We can't open this file right now. Try again in a minute.";
export const textsUnavailable = "You can't log in with your phone here, because we can't send text messages.";
export const textBudgetSpent = "We can't send any more text messages today. Try again tomorrow.";
export const companySwitched = (company: string | null) =>
  company === null
    ? "You're no longer acting for the company this page is about. Nothing was changed. Refresh the page."
    : `You now act for ${company} in another tab. Nothing was changed. Refresh the page.`;

// What is wrong with a field: it follows the name of the field, as in 'This name is empty'
export const emptyReason = 'is empty';
export const missingReason = 'is missing';
export const filledInReason = 'is already filled in';
export const verifiedReason = "is verified and can't be changed here";
export const unchangeableReason = "can't be changed here";
export const passStatusReason = 'is only for residential status A';
export const versionReason = 'is out of date';
export const pageCompanyReason = "isn't the company you act for";

// A phone number, an email address and the code sent to them
export const mobileNumberReason = "isn't a Singapore mobile number. Enter 8 digits that start with 8 or 9.";
export const ownNumberReason = 'is already your number.';
export const noNumberReason = "is missing, so we can't send you a code.";
export const codeTooSoonReason = 'was sent a code a moment ago. Wait a little before you ask for another.';
export const tooManyCodesReason = 'has been sent too many codes today. Try again tomorrow.';
export const lockedReason = 'is locked for a day: too many wrong codes were entered.';
export const wrongCodeReason = 'is wrong or no longer valid. Check it, or ask for a new one.';
export const codeFormatReason = "isn't complete. Enter the 6 digits we sent you.";

// Sign up and Myinfo
export const registrationNumberReason = 'should be R, six digits and a letter, as in R012345A';
export const licenceNumberReason = 'should be L, seven digits and a letter, as in L3001234K';
export const uenReason = "isn't a valid UEN. Check every character";
export const companySignedUpReason =
  "belongs to a company that's already signed up. Ask one of its administrators to invite you";
export const phoneTakenReason =
  'belongs to another account. Log in to that account with your phone, then connect Singpass there.';
export const identityTakenReason = 'belongs to another account.';
export const userTypeWithStepUpReason = "can't be sent together with proofFor";

// Links to share
export const pathNotShareable = "isn't the path of a listing, an article or a calculation";

// Companies and organisations
export const companyUnverifiedReason = "isn't verified yet";
export const uenTakenReason = 'was already confirmed for another company';
export const lastAdministratorReason =
  "can't be removed or changed: a company needs at least one administrator";
export const organisationClosedReason = "is closed, so you can't add people to it";
export const organisationForeignReason = "isn't part of this company";
export const organisationNameTakenReason = 'is already used by another open organisation';
export const tooManyOrganisationsReason = (max: number) =>
  `can't be added: you already have ${formatNumber(max)} organisations`;
export const lastAdministratorLeaves = (company: string) =>
  `You're the only administrator of ${company}, and it has other members. Make one of them an administrator first.`;

// Invitations
export const invitationReason = {
  waiting: 'is your own, so someone else has to accept it',
  accepted: 'has already been used',
  declined: 'was declined',
  withdrawn: 'was withdrawn by the person who sent it',
  expired: 'has expired, so ask for a new one',
} as const;
export const wrongInvitationCodeReason =
  'is wrong or no longer valid. Check it, or ask for a new invitation.';
export const roleForHomeReason = 'is only for an invitation to a company, not for a home';
export const actorForHomeReason = 'should be 1 to 5 for a home';
export const noTargetReason = 'is empty, and so is listingId';

// Homes: enquiries, saved homes and saved searches
export const homeUnavailableReason = 'is no longer available';
export const homeWithoutContactReason = 'has no one to contact';
export const ownHomeReason = 'is your own';
export const enquiryKeyReason = "isn't the home this key was first used for";
export const savedHomesFull = (max: number) =>
  `You already have ${formatNumber(max)} saved homes. Remove one first.`;
export const searchNameTakenReason = 'is already used by another of your searches';
export const searchSavedReason = 'is already saved';
export const searchesFullReason = (max: number) =>
  `can't be saved: you already have ${formatNumber(max)} saved searches. Remove one first`;

// Chat
export const helpContext = 'Help';
export const removedMessage = 'This message was removed.';
export const messageKeyReason = "isn't the message this key was first used for";
export const emptyMessageReason = 'is empty';
export const unknownAttachmentReason = 'names a file that is not an unsent attachment of this conversation';
export const cannotWrite = "You can't send messages in this conversation.";
export const ownMessageReason = 'is your own message';
export const blockYourselfReason = 'is you';
export const blockHelpReason = 'is the help desk';
export const unnamedPhoto = 'Photo';
export const unnamedDocument = 'Document';
export const pageNumberReason = 'should be a whole number from 1';
export const pageSizeReason = 'should be a whole number from 1 to 100';
export const filterReason = 'is not a filter of the inbox';
export const assigneeReason = 'should be a member of the company';
export const assignOthers = 'Only an administrator can assign this to somebody else.';
export const messageNumberReason = 'should be the number of a message';
export const beforeAndAfterReason = "can't be combined with before";

// Units, authorities and disputes
export const agentsOnly = 'Only an agent with a registration number can ask an owner for an authority.';
export const advertisedReason = 'is that of another home, but this one has listings';
export const advertisedAddress =
  "You can't move listings to another home. Close them first, then add the other home.";
export const unitOfOwner = 'The owner has added this home. Ask them to change what is said of it.';
export const unitOfAgent =
  'Another agent has added this home. Only its owner can change what they said of it.';
export const unitTaken =
  "Someone else has already added this home as theirs. We'll look into it and email you both.";
export const unitTakenReason = 'is that of a home that someone else owns';
export const addressTaken = 'Another home already has this address.';
export const addressTakenReason = 'is that of another home';
export const postalCodeReason = "isn't a postal code in Singapore. Enter 6 digits, such as 560210.";
export const beforeFromReason = "can't be before the first day";
export const pastDayReason = "can't be in the past";
export const pastFirstDayReason = "can't be in the past. If the home is available now, choose today";
export const noSideReason = 'should be a side of this dispute';
export const unitLiveReason = (listing: string) =>
  `The home has a live listing made here (${listing}), so it was left out.`;

// Waitlists
export const waitlistClosed = 'This waitlist is closed.';
export const phoneReason = "isn't a Singapore number. Enter 8 digits, such as 9123 4567.";
export const uaePhoneReason = "isn't a number of the United Arab Emirates. Enter one like +971 50 123 4567.";
export const waitlistConsentVersion = '2026-11-28';
export const waitlistConsent = (title: string, isPhoneAsked: boolean) =>
  `I agree that ${product.name} keeps my name${isPhoneAsked ? ', email address and phone number' : ' and email address'} to tell me about “${title}”, until I leave the list. Every email has a link to leave.`;

// Rent plans: payees, services and bills
export const payeeInUse = 'A service still pays this payee. Change or end that service first.';
export const tenancyUnknownReason = "isn't a signed tenancy of yours";
export const tenancyPlannedReason = 'has a rent plan: end that one first';
export const payeeUnknownReason = "isn't one of your payees";
export const payeeRefusedReason = "has an account that the bank doesn't know. Add it again.";
export const methodUnknownReason = "isn't one of your payment methods";
export const fileUnknownReason = 'names a file that is not yours';
export const serviceNotOpenReason = 'is not open to this service now';
export const rentTooHighReason = 'is too high together with the rent';
export const monthOutsideReason = "isn't a month of this plan";
export const monthBilledReason = 'has a bill of its own';
export const aboveBillReason = 'is more than this month costs';
export const rentLine = 'Rent';
export const depositLine = 'Deposit';
export const partOfMonth = (days: number, daysInMonth: number) => `${days} of ${daysInMonth} days`;

// Articles
export const slugTakenReason = 'is already used by another article';
export const pastReason = 'should be in the future';
export const publishedReason = 'is not open to a published article';
export const articlePublished = 'This article is already published. Take it back before you schedule it.';
export const cursorReason = 'is not valid';
export const stateReason = 'should be draft, review, live, paused, let or closed';
export const publishedAtReason = 'should be a day or an instant, like 2026-11-24 or 2026-11-24T01:00:00Z';
export const yamlReason = (problem: string) => `is not YAML: ${problem.replace(/[.:]$/, '')}`;
export const noFieldsReason = 'should have fields, like title: Your first tenancy';
export const unknownFieldReason = 'is not a field of an article';
export const encodingReason = 'is not in UTF-8';
export const slugOfFileReason = (file: string) => `is that of ${file}, too`;
export const coverTypeReason = 'should be a JPEG, PNG or WebP file';
export const coverOutsideReason = 'is outside the folder';
export const coverMissingReason = 'is not there';
export const feedTitle = `${product.name} blog`;
export const feedDescription = 'Guides to renting a home in Singapore.';

// Files
export const fileChecking = 'This file is still being checked. Try again in a moment.';
export const fileInfected = 'We deleted this file because it contained a virus.';
export const tooManyFilesReason = (max: number) => `is one too many: you can have ${formatNumber(max)} files`;
export const filesTooLargeReason = (megabytes: number) =>
  `is too large: your files can take up ${formatNumber(megabytes)} MB in total`;
export const unknownFileReason = 'names a file that is not yours';
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

// Photos of a listing
export const photoTypeReason = "isn't a picture we can read. Use JPEG, PNG, WebP or AVIF";
export const photoHeicReason = "is a HEIC photo, which isn't supported: choose a JPEG instead";
export const photoAnimatedReason = 'is animated: choose a still photo instead';
export const photoTooSmallReason = (width: number, height: number, least: number) =>
  `is too small (${width} by ${height} pixels): its longer side needs at least ${least}`;
export const tooManyPhotosReason = (max: number) => `is one too many: a home can have ${max} photos`;
export const photosFailedReason = 'include one that could not be read: remove it, or upload another one';
export const photoOrderReason = 'should name photos of this listing, each once';
export const photosClosedReason = "is closed: its photos can't be changed";
/** What a photo shows, where nobody described it. */
export const photoAlts = {
  facade: 'The building from outside',
  living: 'The living room',
  bedroom: 'A bedroom',
  kitchen: 'The kitchen',
  bath: 'A bathroom',
  'floor-plan': 'The floor plan',
  photo: 'A photo of the home',
} as const;

// Text messages
export const codeText = (code: string) =>
  `${product.name}: your verification code is ${code}. It's valid for 5 minutes. Never share it. We will never ask for it.`;
export const noAccountText = (signUpUrl: string | null) =>
  `${product.name}: this number has no account yet. Sign up at ${signUpUrl ?? `the ${product.name} site`}. If you didn't try to log in, ignore this message.`;
export const takenNumberText = `${product.name}: someone wants to use this number for another account. If it was you, log in with this number: it already has an account. If not, ignore this message.`;
export const phoneChangedText = `${product.name}: the phone number of your account was changed. If you didn't change it, email ${product.supportEmail} straight away.`;
export const deletionText = (day: string) =>
  `${product.name}: you asked us to delete your account. We'll delete it on ${day}. To keep it, log in before then.`;

// Mail: a code for an email address, and that the address was changed
export const codeMailSubject = (code: string) => `${product.name}: your verification code is ${code}`;
export const codeMailLead = (code: string) =>
  `Your verification code is ${code}. Enter it on the page where you asked for it.`;
export const codeMailEnter = 'Enter this code on the page where you asked for it:';
export const codeMailReason = `You get this email because someone asked ${product.name} for a code to confirm this address.`;
export const codeMailValidity = "It's valid for 30 minutes, works once, and only in that browser.";
export const codeMailWarning =
  "If you didn't ask for it, ignore this email: nothing will change. Never share the code. We will never ask for it.";
export const emailChangedSubject = `${product.name}: your email address was changed`;
export const emailChangedLead = `The email address of your account was changed. From now on, we'll email you at the new one.`;
export const emailChangedReason = `You get this email because this was the address of your ${product.name} account.`;
export const emailChangedWarning = `If you didn't change it, email ${product.supportEmail} straight away.`;

// Mail: an account that will be deleted
export const deletionSubject = (day: string) => `${product.name}: your account will be deleted on ${day}`;
export const deletionLead = (day: string) =>
  `You asked us to delete your account. We'll delete it on ${day}.`;
export const deletionWayBack = "To keep it, log in before then. After that, we can't bring it back.";
export const deletionWarning = "If you didn't ask for this, log in now and keep your account.";
export const deletionDueLead = (day: string) =>
  `You asked us to delete your account. We'll delete it on ${day}. After that, we can't bring it back.`;
export const deletionMailReason = `You get this email because someone logged in to your ${product.name} account asked to delete it.`;
export const deletionDueAction = 'Log in to keep it';

// Mail: an invitation, and a reminder of it
export const unnamedInviter = 'Someone';
export const invitationSubject = (inviter: string, target: string) => `${inviter} invites you to ${target}`;
export const invitationLead = (inviter: string, target: string, role: string | null) =>
  `${inviter} invites you to join ${target}${role === null ? '' : ` as ${role}`}.`;
export const invitationAction = 'See the invitation';
export const invitationByCode = (code: string, url: string) =>
  `If the link doesn't open, enter the code ${code} at ${url}.`;
export const invitationValidity = (day: string) => `The invitation is valid until ${day} and works once.`;
export const invitationFooter = (inviter: string) =>
  `${product.name} sent you this because ${inviter} entered your email address. If you don't know them, ignore this email.`;
export const invitationDueSubject = (day: string) => `${product.name}: your invitation is valid until ${day}`;
export const invitationDueLead = (day: string) =>
  `You have an unanswered invitation. You can answer it until ${day}. After that, it expires.`;
export const invitationDueReason = `You get this email because someone on ${product.name} invited you.`;

// Mail: an enquiry
export const unnamedTenant = 'Someone';
export const enquiryGreeting = (lister: string) => `Dear ${lister},`;
export const enquirySubject = (sender: string, home: string) => `${sender} sent an enquiry about ${home}`;
export const enquiryLead = (sender: string, home: string) => `${sender} sent you an enquiry about ${home}:`;
export const enquiryPhone = (sender: string, phone: string) => `You can reach ${sender} at ${phone}.`;
export const enquiryNoPhone = (sender: string) => `${sender} has no phone number on ${product.name}.`;
export const enquiryFilesOnly = 'Pictures or documents, without a message.';
export const enquiryAnswerLabel = `Read and answer on ${product.name}`;
export const enquiryHomeLabel = 'See the listing';
export const enquiryFooter = `${product.name} sent you this because you listed this home there.`;

// Mail: messages that were not seen
export const unnamedSender = 'Someone';
export const unseenLead = (senders: readonly string[], count: number, home: string | null) => {
  const who = senders.length === 1 ? senders[0] : `${senders[0]} and others`;
  const what = count === 1 ? 'a message' : `${formatNumber(count)} messages`;
  return `${who} sent you ${what}${home === null ? '' : ` about ${home}`}`;
};
export const unseenEarlier = (count: number) =>
  count === 1 ? 'And 1 message before these.' : `And ${formatNumber(count)} messages before these.`;
export const attachedPictures = (count: number) =>
  count === 1 ? '1 picture' : `${formatNumber(count)} pictures`;
export const attachedDocuments = (count: number) =>
  count === 1 ? '1 document' : `${formatNumber(count)} documents`;
export const answerLabel = 'Reply';
export const answerWithoutAccountLabel = 'To reply, sign up with this email address';
export const muteLabel = 'Turn off emails about this conversation';
export const unseenFooter = `${product.name} sent you this because you have unread messages.`;

// What happened to a home, in conversations about it
/** What a quick reply says of a home that is gone; whoever got it knows. */
export const goneReply = "Sorry, it's no longer available.";
export const homeLetEvent = 'This home was rented out.';
export const homeClosedEvent = 'This home was taken off the market.';
export const homeLiveEvent = 'This home is back on the market.';
export const rentChangedEvent = (before: number, after: number) =>
  `The rent changed from ${formatMoney(before)} to ${formatMoney(after)} a month.`;

// Mail: a dispute about a home
export const disputeSettledSubject = (home: string) => `Who owns ${home}: our decision`;
export const disputeWonLead = (home: string) =>
  `More than one side added ${home} as theirs. We've looked into it, and the home is yours.`;
export const disputeLostLead = (home: string) =>
  `More than one side added ${home} as theirs. We've looked into it, and the home belongs to the other side. If you advertised it, your listing is paused.`;
export const propertiesLabel = 'See your homes';
export const disputeReason = `You get this email because you added this home on ${product.name}.`;
export const disputeFooter =
  'If you think this is wrong, reply to this email with what shows that the home is yours.';

// Mail: a report that was settled, in the words of an operator
export const reportSettledSubject = (home: string | null) =>
  home === null ? 'The report of a message: our decision' : `The report of ${home}: our decision`;
export const reportSettledLead = (home: string | null) =>
  home === null
    ? 'Someone reported a message in a conversation of yours. We’ve looked into it.'
    : `Someone reported your listing ${home}. We've looked into it.`;
export const reportSettledOutcome = {
  removed: (isHome: boolean) => (isHome ? 'We closed the listing.' : 'We hid the message.'),
  corrected: (isHome: boolean) => (isHome ? 'The listing is corrected.' : 'The message is corrected.'),
  unfounded: () => 'We found nothing wrong.',
} as const;
export const reportSettledFooter = 'If you think this is wrong, reply to this email.';
export const reportSettledReason = `You get this email because of a report on ${product.name}.`;

// Mail: a waitlist
export const waitlistConfirmSubject = (title: string) => `Confirm that you want to join “${title}”`;
export const waitlistConfirmLead = (title: string) =>
  `Someone, hopefully you, entered this email address to join the ${product.name} waitlist “${title}”.`;
export const waitlistConfirmAction = 'Confirm, or leave the list';
export const waitlistConfirmValidity =
  "You're on the list once you confirm, and we'll tell you your place in the queue. Keep this email: you can leave with the same link at any time.";
export const waitlistConfirmWarning =
  "If it wasn't you, ignore this email. We delete your details after 48 hours, and don't write again.";
export const waitlistMailReason = (title: string) =>
  `You get this email because someone entered your address for the ${product.name} waitlist “${title}”.`;
export const waitlistJoinedSubject = (title: string) => `You're already on the waitlist “${title}”`;
export const waitlistJoinedLead = (title: string, place: number) =>
  `You joined the ${product.name} waitlist “${title}” before. Your place in the queue is ${formatNumber(place)}.`;
export const waitlistLeaveAction = 'See your place, or leave the list';
export const waitlistJoinedWarning =
  "Someone entered your email address again. If it wasn't you, there's nothing you need to do.";

// Mail: new homes of a saved search
export const newHomesSubject = (count: number, search: string) =>
  `${count === 1 ? '1 new home' : `${formatNumber(count)} new homes`} for “${search}”`;
export const moreHomesLabel = (count: number) =>
  count === 0
    ? 'See all homes in this search'
    : `See ${count === 1 ? '1 more home' : `${formatNumber(count)} more homes`}`;
export const searchMailReason = `You get this email because you saved this search on ${product.name}.`;
export const manageSearchLabel = 'Edit or pause alerts';
export const unsubscribeLabel = 'Unsubscribe';

// The name of a saved search
export const searchRooms = (counts: readonly number[]) => {
  const rooms = counts
    .filter((count) => count > 0)
    .map((count) => (count >= 5 ? '5 or more' : String(count)))
    .join(' or ');
  const bedrooms = rooms === '' ? null : `${rooms} ${rooms === '1' ? 'bedroom' : 'bedrooms'}`;
  return [counts.includes(0) ? 'studio' : null, bedrooms].filter(Boolean).join(' or ');
};
export const searchHomes = (counts: readonly number[]) => {
  if (counts.length === 0) return 'homes';
  const isPlain = counts.every((count) => count > 0 && count < 5);
  if (!isPlain) return searchRooms(counts);
  const homes = `${counts.join('- or ')}-bedroom homes`;
  return counts.includes(1) ? `${homes} and rooms` : homes;
};
export const searchIn = (place: string) => `in ${place}`;
export const searchNear = (place: string) => `near ${place}`;
export const searchWay = (place: string, minutes: number) => `within ${minutes} min of ${place}`;
export const searchStation = (minutes: number) => `within ${minutes} min walk of a station`;
export const searchRules = { pets: 'pets allowed', cooking: 'cooking allowed', visitors: 'visitors allowed' };
export const searchChoices = (choices: readonly string[]) => choices.join(' or ');
export const searchRentFrom = (rent: number) => `from $${formatNumber(rent)}`;
export const searchRentTo = (rent: number) => `up to $${formatNumber(rent)}`;
export const anySearch = 'All homes';

// The map of a search
export const boundsReason = 'should be four degrees: west, south, east, north';
export const widthReason = (max: number) => `should be a whole number from 1 to ${formatNumber(max)}`;

// Listings that people make here
export const subTypeOfWholeReason = 'should be entire unit or studio';
export const subTypeOfRoomReason = 'should be room or ensuite room';
export const areaOfWholeReason = 'is that of the whole unit. Change it there.';
export const listingIncomplete = 'Some details are missing. Add them, then publish your listing.';
export const lowRentReasonMissing = 'is missing. This rent is at least 30% below similar homes: tell us why.';
export const rentBelowAuthorityReason = (min: number) =>
  `is below ${formatMoney(min)}, the lowest rent the owner allows`;
export const notOwnerReason = 'is missing: someone else owns this home';
export const notOwner = "You no longer own this home, so you can't publish it.";
export const authorityMissing =
  "The owner hasn't let you advertise this home, or the period has ended. Ask the owner first.";
export const notOpenReason = 'is not open to this listing now';
export const partTakenReason = 'is already offered in another live listing';
export const partTaken =
  'This home, or a part of it, is already on the market. Pause or close the other listing first.';

// Paying bills
export const noReminderReason = 'was reminded of today, is not open, or is collected automatically';
export const billNotOpenReason = 'is not open to this bill now';
export const payeeNotReadyReason = "can't be paid yet";
export const methodMissingReason = 'is missing. Choose how you pay.';
export const methodAndKindReason = "can't be combined with a payment method";
export const methodLimitReason = 'allows less than this bill and its fee';
export const wayUnusableReason = "can't be used for this payee";
export const payeeElsewhereReason =
  "can't be paid by this plan's bank account or card. Choose another way to pay first.";
export const aboveOpenReason = 'is more than what is open';
export const notRefundableReason = "can't be given back here";
export const notRefundable = "This payment can't be given back now.";
export const methodUnusableReason = 'can no longer be used. Set up another one.';
export const planOverReason = 'is too early: the whole term is over';
export const futureDayReason = "can't be in the future";
export const beforePaidDayReason = (first: string) =>
  `can't be before ${formatDay(first)}, 90 days before the due day`;
export const refundOutside =
  "This was paid outside, so we can't send it back. Pay it back the way you got it, for example by PayNow.";
export const refundTooLate = (days: number) =>
  days === 0
    ? "The bank can't send this payment back. Pay it back by PayNow or transfer."
    : `Payments can be sent back for ${formatNumber(days)} days. Pay it back by PayNow or transfer.`;
export const aboveRefundableReason = (cents: number) =>
  `is more than what is left of this payment, ${formatMoney(cents)}`;

// Payment methods, and customers that partners send
export const bankMissingReason = 'is missing. Choose your bank.';
export const corporateBankReason = (banks: readonly string[]) =>
  `doesn't offer this to companies. Choose ${banks.join(', ')}.`;
export const methodInUse = 'A payment with this is on its way. Remove it once that payment is done.';
export const methodInUseReason = 'has to wait for a payment that is on its way';
export const setupOverReason = 'is not open: this setup is over';
export const setupOver =
  'This link has been used or has expired. Go back to where you came from and start again.';
export const notYourServiceReason = "isn't a plan that you pay";
export const serviceOverReason = 'is not open: this plan has ended';
export const signatureReason = 'is missing, wrong or older than 5 minutes';

// Tokens of partners
export const tokenReason = "isn't a token signed with a key of its partner: EdDSA, ES256, RS256 or PS256";
export const tokenUsedReason = 'was used before. Sign a new token for each visit';
export const claimReasons: Readonly<Record<string, string>> = {
  iss: "isn't the key of a live partner",
  aud: "isn't our address",
  sub: 'should be 1 to 200 characters, not only spaces',
  jti: 'should be 1 to 200 characters, not only spaces',
  iat: 'is missing, in the future or older than 5 minutes',
  exp: 'is missing, has passed, or is more than 5 minutes after iat or from now',
  nbf: 'is in the future',
  origin: "isn't a site of the partner",
  name: "should be 1 to 100 characters, and can't be our name",
  kind: 'should be setup or change',
  returnUrl: 'should be an address of the partner',
};

// Frames on partner sites
export const bearerAndCookieReason = "can't stand beside the cookie of a session: send one of them";
export const frameSessionOver = 'This has been open for a while. Reload the page to go on.';
export const customerOf = (partner: string) => `Customer of ${partner}`;
export const noPartner = "This site can't show this any more.";
export const noPartnerReason = "isn't the key of a live partner";
export const embedTokenUsed = 'This token has been used. Sign a new one for each session.';
export const nothingToAsk = "This home isn't available any more, so your message can't be sent.";
export const frameTitles = { calculator: 'What a rental really costs', chat: 'Messages' } as const;
export const noFrame = {
  unknown: {
    title: "We can't show this here",
    lead: "This site's partner key is unknown. If this is your site, check the key in your page.",
  },
  ended: {
    title: "We can't show this here any more",
    lead: 'This site is no longer a partner. If this is your site, write to us.',
  },
} as const;

// Partner sites
export const originReason = (typed: string) =>
  `include “${typed}”, which isn't the address of a site. Enter it like https://www.example.com, without a path`;
export const tooManyOriginsReason = (most: number) => `are more than ${most}`;
export const tooManySitesReason = (most: number) =>
  `can't be added: your company has ${most} sites. End one that you don't use any more`;
export const publicKeyReason =
  "isn't a public key. Paste one in PEM or as a JWK: Ed25519, P-256, or RSA of 2,048 bits or more";
export const publicKeyEndedReason = 'was ended here before. Make a new one';
export const tooManyKeysReason = (most: number) => `can't be added: this site has ${most}. End one first`;
export const accentContrastReason = (contrast: number, least: number) =>
  // Rounded down, so that 4.49 isn't shown as 4.5.
  `is too light: white text on it has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1, and it needs ${least}:1`;
export const webhookUrlReason =
  "isn't an address we can send to. It starts with https:// and is reachable from the internet, so not on this machine or a private network";
export const testLeadName = 'Test Person';
export const testLeadMessage = 'This is a test. Nobody asked.';
export const webhookAnswered = (status: number) => `Your server answered ${status}.`;
export const webhookFailures = {
  'refused-host': "The address leads to a private network, so we didn't send it.",
  timeout: "Your server didn't answer within 10 seconds.",
  unreachable: "We couldn't connect to your server.",
} as const;
export const webhookGone = 'There was nothing to send any more.';
export const onlyFramesHere = (site: string) => `Nothing to see here. Find homes at ${site}.\n`;
// Events
export const unknownPageReason = "isn't the pattern of a page";
export const eventExperimentReason = 'belongs to experiment-viewed, and only to it';

// Mail: a listing and its review
export const listingMailReason = `You get this email because you advertise this home on ${product.name}.`;
export const listingApprovedSubject = (home: string) => `Your listing is live: ${home}`;
export const listingApprovedLead = (home: string) =>
  `We checked your listing of ${home}, and it's now live. You can publish your next listings without waiting for us.`;
export const seeListingLabel = 'See your listing';
export const listingRejectedSubject = (home: string) => `Your listing needs a change: ${home}`;
export const listingRejectedLead = (home: string) =>
  `We checked your listing of ${home} and can't publish it yet. Here's why:`;
export const editListingLabel = 'Edit your listing and send it again';
export const availabilitySubject = (homes: readonly string[]) =>
  homes.length === 1
    ? `Still available? ${homes[0]}`
    : `Still available? Your ${formatNumber(homes.length)} homes`;
export const availabilityLead = (count: number, due: Date) =>
  count === 1
    ? `Is this home still available? Tell us by ${formatDay(due.toISOString())}. If we don't hear from you, we'll pause your listing.`
    : `Are these homes still available? Tell us by ${formatDay(due.toISOString())}. If we don't hear from you, we'll pause those you didn't answer for.`;
export const answerAvailabilityLabel = 'Answer with one press';
export const availabilityNote = "You don't need to log in. Opening the link changes nothing.";
export const monthlyRent = (rent: string) => `${rent} a month`;
export const listingPausedSubject = (home: string) => `We paused your listing: ${home}`;
export const listingPausedLead = {
  unconfirmed: (home: string) =>
    `You didn't tell us whether ${home} is still available, so we paused your listing. You can put it back any time.`,
  'authority-ended': (home: string) =>
    `The owner's permission to advertise ${home} has ended, so we paused your listing. Ask the owner to extend it.`,
  ownership: (home: string) => `${home} now belongs to someone else, so we paused your listing.`,
};
export const openListingLabel = 'Open your listing';

// Push messages
export const pushServiceReason = 'This is not the address of a push service we know.';
export const pushBrowsersReason = (max: number) =>
  `Notifications are on in ${max} browsers already. Turn one off first.`;
export const pushMessageTitle = (from: string) => `New message from ${from}`;
export const pushManyTitle = (count: number) => `${formatNumber(count)} things are new on ${product.name}`;
export const pushTitle = {
  messages: 'Messages',
  money: 'Rent and payments',
  viewings: 'Viewings',
  agreements: 'Your rental',
  homes: 'Your homes',
} as const;
export const pushNotice: Readonly<Partial<Record<NoticeKind, string>>> = {
  'addendum-ended': 'A change to your agreement has ended.',
  'addendum-proposed': 'A change to your agreement waits for you.',
  'aircon-due': 'The aircon is due for a service.',
  'application-answered': 'Your application was answered.',
  'authority-asked': 'An agent asks to advertise your home.',
  'authority-granted': 'You may advertise a home.',
  'bill-contested': 'A tenant disagrees with a payment you recorded.',
  'bill-due': 'A payment is due soon.',
  'bill-failed': 'A payment failed.',
  'bill-overdue': 'Rent is overdue.',
  'bill-received': 'A payment has arrived.',
  'bill-recorded': 'Your payment was recorded.',
  'bill-reminder': 'Your landlord reminds you of a payment.',
  'bill-said-paid': 'A tenant says they have paid. Please confirm it.',
  'contract-drafted': 'Your agreement is ready to fill in.',
  'contract-expired': 'An agreement expired before everybody signed.',
  'contract-refused': 'An agreement was refused.',
  'contract-sent': 'An agreement was sent to you to check.',
  'contract-signed': 'Everybody has signed your agreement.',
  'contract-to-sign': "It's your turn to sign.",
  'deposit-answer': 'The deposit waits for your answer.',
  'deposit-due': 'The deposit is due back soon.',
  'deposit-proposed': 'Your landlord proposes what to keep of the deposit.',
  'deposit-returned': 'The deposit was returned.',
  'document-ends': 'One of your papers ends soon.',
  'duty-due': 'Stamp duty is due soon.',
  'exit-opens': 'You may give notice soon.',
  'handover-due': 'The handover is coming up.',
  'home-taken': 'A home you asked about is no longer available.',
  'inspection-to-confirm': 'An inspection waits for you to confirm it.',
  'listing-paused': 'We paused one of your listings.',
  'listing-rejected': 'One of your listings needs a change.',
  'listing-reported': 'Somebody reported one of your listings.',
  'listing-unconfirmed': 'Is your home still available?',
  'offer-declined': 'An offer was declined.',
  'offer-expired': 'An offer has expired.',
  'offer-received': 'You have an offer.',
  'paper-sent': 'A signed paper was sent to you.',
  'payee-changed': 'The account your rent goes to has changed.',
  'payment-method-ended': 'A payment method has ended.',
  'renewal-closes': 'The time to renew ends soon.',
  'renewal-opens': 'You can renew your tenancy.',
  'rental-agreed': 'An offer was accepted.',
  'rental-withdrawn': 'The other side has withdrawn.',
  'repair-changed': 'There is news about a repair.',
  'repair-reported': 'Your tenant reported a repair.',
  'tenancy-ending': 'A tenancy ends soon.',
  'tenancy-running': 'A tenancy has begun.',
  'unit-disputed': 'Somebody else says that a home is theirs.',
  'viewing-answer': 'There is an answer about a viewing.',
  'viewing-booked': 'Somebody booked a viewing.',
  'viewing-cancelled': 'A viewing was cancelled.',
  'viewing-offered': 'A viewing time is free for you.',
  'viewing-soon': 'A viewing is coming up.',
};

// The process itself
export const serviceStarting = `${product.name} is starting.`;
export const hostUnclear = 'A request must name one host.';
export const cookiesTooLarge =
  'Your browser sent too many cookies. Clear the cookies of this site and its domain, then try again.';
export const hostUnknown = "We don't serve this host. Set PUBLIC_URL to the address people use.";

// In the inbox while the listings can't be read; it stands in SQL
export const unnamedHome = 'A home';

// In the data of others once an account was deleted
export const formerUser = 'Someone who left';

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
export const paymentWay = {
  egiro: 'eGIRO',
  card: 'Card',
  paynow: 'PayNow',
  outside: `Outside ${product.name}`,
} as const;
export const receiptTitle = {
  rent: 'Rent receipt',
  deposit: 'Deposit receipt',
  part: 'Receipt for part of a bill',
};
export const receiptNumber = (number: string) => `Receipt ${number}`;
export const receiptNumberLabel = 'Receipt number';
export const receiptGivenLabel = 'Issued on';
export const receiptPayerLabel = 'Paid by';
export const receiptPayeeLabel = 'Paid to';
export const receiptHomeLabel = 'Home';
export const receiptMonthLabel = { rent: 'Rent for', deposit: 'Deposit, with the rent for' };
export const receiptBillTitle = 'What was due';
export const receiptPaymentsTitle = 'What was paid';
export const itemLabel = 'Item';
export const settledOnLabel = 'Settled on';
export const wayLabel = 'How';
export const amountLabel = 'Amount (SGD)';
export const totalLabel = 'Total';
export const receiptPaidInFull = 'The bill is paid in full.';
export const refundedLabel = 'Refunded';
export const receiptRefunded = (cents: number) =>
  `${formatMoney(cents)} of what was paid for this bill was refunded.`;
export const receiptOpen = (cents: number) => `Still to pay: ${formatMoney(cents)}.`;
export const receiptCancelled = (day: string) => `Cancelled on ${day}`;
export const receiptCancelledBecause = {
  returned: () => 'A bank took the payment back. This receipt is no longer valid.',
  refunded: () => 'The payment was refunded, in full or in part. This receipt is no longer valid.',
  corrected: () => 'This receipt was corrected. A new one replaces it.',
  undone: (day: string) =>
    `This payment was undone on ${day}. No money is recorded for it, and this receipt is no longer valid.`,
};
export const statementFooter = `${product.name} keeps the record of these payments. It holds no rent or deposits: they go to the payee.`;
export const paperFooter = `${product.name} keeps the record of this payment. It holds no rent or deposits: they go to the payee.`;
export const transliterationNote =
  "Characters that this document's fonts can't write, such as Arabic or Korean, are in Latin letters.";
export const statementTitle = (side: 'payer' | 'payee', year: number) =>
  side === 'payer' ? `Rent paid in ${year}` : `Rent received in ${year}`;
export const statementSum = { payer: 'Paid in all', payee: 'Received in all' };
export const statementSummaryTitle = 'By home';
export const statementCountLabel = 'Payments';
export const statementPeriodLabel = 'Period';
export const statementPeriod = (from: string, to: string) => `${from} to ${to}`;
export const statementMany = {
  payer: (count: number) => `${count} landlords`,
  payee: (count: number) => `${count} tenants`,
};
export const statementHomes = (count: number) => (count === 1 ? '1 home' : `${count} homes`);
export const statementOther = {
  payer: (names: string) => `Paid to ${names}`,
  payee: (names: string) => `Paid by ${names}`,
};
export const singaporePostalCode = (postalCode: string) => `Singapore ${postalCode}`;
export const statementEmpty = 'There were no payments in this year.';
export const statementRefundNote = 'Refunds and payments that banks took back are negative.';
export const statementColumn = {
  on: 'Date',
  period: 'Month',
  kind: 'Kind',
  home: 'Home',
  otherOfPayer: 'Paid to',
  otherOfPayee: 'Paid by',
  method: 'Method',
  amount: 'Amount (SGD)',
  bill: 'Bill',
};
export const billKind = { rent: 'Rent', deposit: 'Deposit' };
export const rollColumn = {
  home: 'Home',
  postalCode: 'Postal code',
  tenant: 'Tenant',
  period: 'Month',
  kind: 'Kind',
  dueOn: 'Due',
  state: 'Status',
  method: 'Method',
  amount: 'Amount (SGD)',
  received: 'Received (SGD)',
  open: 'Still to pay (SGD)',
};
export const rollState = {
  overdue: 'Overdue',
  'said-paid': 'Tenant says paid',
  failed: 'Payment failed',
  'part-paid': 'Partly paid',
  due: 'Due',
  processing: 'On its way',
  planned: 'Not billed yet',
  paid: 'Paid',
};
export const rentYearColumn = {
  home: 'Home',
  postalCode: 'Postal code',
  received: 'Received (SGD)',
  refunded: 'Refunded (SGD)',
  net: 'Received less refunds (SGD)',
  due: 'Due in the year (SGD)',
};
export const rentMonthState = {
  billed: '',
  'not-billed': 'Not billed',
  'no-plan': 'No rent plan',
  ahead: '',
};

// Mail: bills and payments
export const paymentMailReason = `You get this email because you pay or receive rent on ${product.name}.`;
export const unnamedPayer = 'The tenant';
export const billName = (kind: 'rent' | 'deposit', month: string) =>
  kind === 'rent' ? `rent for ${month}` : `deposit with the rent for ${month}`;
export const seeBillsLabel = 'See your bills';
export const seePaymentsLabel = 'See the payments';
export const payNowLabel = 'Pay or choose another way';
export const getReceiptLabel = 'Get the receipt';
export const collectSubject = (bill: string, money: string, day: string) =>
  `We'll collect ${money} on ${day}: ${bill}`;
export const collectLead = (money: string, home: string, payee: string, day: string) =>
  `We'll collect ${money} for ${home} on ${day} and pay it to ${payee}. You don't need to do anything.`;
export const collectFeeNote = 'The fee for your card is added. You can see it on the bill.';
export const billDueSubject = (bill: string, day: string) => `Pay the ${bill} by ${day}`;
export const billDueLead = (money: string, home: string, payee: string, day: string) =>
  `${money} for ${home} is due to ${payee}. Pay it by ${day}.`;
export const billOverdueSubject = (bill: string, day: string) => `The ${bill} was due on ${day}`;
export const billOverdueLead = (money: string, home: string, payee: string, day: string) =>
  `${money} for ${home} was due to ${payee} on ${day}. Pay it now, or tell ${payee} when you will.`;
export const remindedSubject = (payee: string, bill: string) => `${payee} reminds you to pay the ${bill}`;
export const remindedLead = (money: string, home: string, payee: string, day: string) =>
  `${payee} asked us to remind you: ${money} for ${home} is due on ${day}.`;
export const remindedOverdueLead = (money: string, home: string, payee: string, day: string) =>
  `${payee} asked us to remind you: ${money} for ${home} was due on ${day}.`;
export const remindedNote = 'Paid it already? Open the bill and record what you paid outside Sewa.';
export const billFailedSubject = (bill: string) => `Payment failed: ${bill}`;
export const billFailedLead = (money: string, home: string, payee: string) =>
  `Your payment of ${money} to ${payee} for ${home} didn't go through. Nothing was taken.`;
export const failureReason: Readonly<Record<PaymentReason, string>> = {
  '3ds-failed': "The check by your card's bank failed.",
  'account-closed': 'The account is closed.',
  contested: "You said you didn't pay it.",
  'authentication-required': 'Your bank wants you to confirm it.',
  declined: 'Your bank declined it.',
  'disputed-by-payer': 'You disputed it at your bank.',
  expired: "It wasn't confirmed in time.",
  'expired-card': 'The card has expired.',
  'insufficient-funds': "There wasn't enough money in the account.",
  lost: 'The card was reported lost or stolen.',
  'mandate-ended': 'Your eGIRO arrangement has ended.',
  'mandate-suspended': 'Your bank has suspended your eGIRO arrangement.',
  'method-ended': "The bank account or card can't be used any more.",
  'not-received': "The payee says it didn't arrive.",
  'other-provider': "The bank account or card can't be used for this payee.",
  'over-limit': 'It was above the limit you set at your bank.',
  'payee-not-proven': "The payee's account can't be paid yet.",
  'record-undone': 'Your landlord recorded it by mistake.',
  'rejected-by-payer': "It wasn't approved at the bank.",
  returned: 'Your bank took it back.',
  'taken-back': "You said later that you hadn't paid it.",
  'time-out': 'It took too long to confirm.',
  'unknown-mandate': "Your bank doesn't know the arrangement any more.",
};
export const retryNote = (day: string) => `We'll try again on ${day}. You can also pay now.`;
export const noRetryNote = "We won't try again automatically. Pay now, or choose another way to pay.";
export const needsActionSubject = (bill: string) => `Confirm your payment: ${bill}`;
export const needsActionLead = (money: string, home: string, payee: string) =>
  `Your bank wants you to confirm the payment of ${money} to ${payee} for ${home}. It isn't paid until you do.`;
export const confirmWithBankLabel = 'Confirm it';
export const billPaidSubject = (bill: string) => `Paid: ${bill}`;
export const billPartPaidSubject = (bill: string) => `Part paid: ${bill}`;
export const billPaidLead = (money: string, home: string, payee: string, day: string) =>
  `Your payment of ${money} to ${payee} for ${home} settled on ${day}.`;
export const billOpenNote = (money: string, day: string) => `Still to pay: ${money}, due on ${day}.`;
export const billReceivedSubject = (payer: string, bill: string) => `${payer} paid: ${bill}`;
export const billReceivedLead = (payer: string, money: string, home: string, day: string) =>
  `${payer} paid you ${money} for ${home}. The payment settled on ${day}.`;
export const billReturnedSubject = (bill: string) => `Payment taken back: ${bill}`;
export const billReturnedPayerLead = (money: string, home: string, payee: string) =>
  `Your bank took back the payment of ${money} to ${payee} for ${home}. Its receipt is cancelled, and the bill is open again.`;
export const billReturnedPayeeLead = (payer: string, money: string, home: string) =>
  `The bank of ${payer} took back the payment of ${money} for ${home}. Its receipt is cancelled, and the bill is open again.`;
export const refundSubject = (bill: string, money: string) => `Refund of ${money}: ${bill}`;
export const refundPayerLead = (payee: string, money: string, home: string) =>
  `${payee} refunded ${money} of your payment for ${home}.`;
export const refundPayeeLead = (payer: string, money: string, home: string) =>
  `${money} of the payment for ${home} was refunded to ${payer}.`;
export const refundReason = (words: string) => `Reason: ${words}`;
export const saidPaidSubject = (payer: string, bill: string) =>
  `Did it arrive? ${payer} says they paid the ${bill}`;
export const saidPaidLead = (payer: string, money: string, home: string, day: string) =>
  `${payer} says they paid you ${money} for ${home} directly on ${day}. Check your bank account, then confirm it or say it didn't arrive.`;
export const confirmPaymentLabel = 'Confirm the payment';
export const notPaidSubject = (bill: string) => `Not received: ${bill}`;
export const notPaidLead = (payee: string, money: string, home: string) =>
  `${payee} says your payment of ${money} for ${home} didn't arrive. Check with your bank or with ${payee}.`;
export const recordedSubject = (bill: string) => `Recorded as paid: ${bill}`;
export const recordedLead = (payee: string, money: string, home: string, day: string) =>
  `${payee} recorded that you paid ${money} for ${home} outside Sewa on ${day}. Is that wrong? Open the bill and choose "I didn't pay this".`;
export const recordUndoneSubject = (bill: string) => `No longer recorded as paid: ${bill}`;
export const recordUndoneLead = (payee: string, money: string, home: string) =>
  `${payee} took back the record that you paid ${money} for ${home} outside Sewa. Its receipt is cancelled, and the bill is open again.`;
export const contestedSubject = (payer: string, bill: string) => `${payer} says they didn't pay the ${bill}`;
export const contestedLead = (payer: string, money: string, home: string) =>
  `You recorded ${money} for ${home} as paid outside Sewa. ${payer} says they didn't pay it. Its receipt is cancelled, and the bill is open again.`;
export const payeeChangedSubject = (home: string) => `The payee has changed: ${home}`;
export const payeeChangedOwnLead = (payee: string, home: string) =>
  `You changed who gets the rent for ${home}. It's now ${payee}.`;
export const payeeWaitNote = (day: string) => `For your safety, they can be paid from ${day}.`;
export const notYouNote =
  "Not you? Log in, change it back, and log out browsers you don't recognise in your profile.";
export const payeeChangedLead = (payer: string, payee: string, home: string) =>
  `${payer} changed who gets the rent for ${home}. It's now ${payee}. If you didn't expect this, ask ${payer}.`;
export const methodChangedSubject = (home: string) => `The way to pay has changed: ${home}`;
export const methodChangedOwnLead = (home: string) => `You changed how you pay the rent for ${home}.`;
export const methodChangedLead = (payer: string, home: string) =>
  `${payer} changed how they pay the rent for ${home}. You don't need to do anything.`;
export const seePlanLabel = 'See the rent plan';
export const payeeRefusedSubject = (payee: string) => `We couldn't find the account of ${payee}`;
export const payeeRefusedLead = (payee: string) =>
  `The bank doesn't know the account you gave for ${payee}, so they can't be paid. Check the number and add the payee again.`;
export const addPayeeLabel = 'Add the payee again';
export const methodEndedSubject = { egiro: 'Your eGIRO arrangement has ended', card: 'Your card has ended' };
export const methodEndedLead = {
  egiro:
    "Your eGIRO arrangement has ended, so rent isn't collected with it any more. Add another way to pay.",
  card: "Your card has expired or was removed, so rent isn't collected with it any more. Add another way to pay.",
};
export const methodSuspendedSubject = {
  egiro: 'Your bank suspended your eGIRO arrangement',
  card: 'Your card was suspended',
};
export const methodSuspendedLead = {
  egiro:
    "Your bank suspended your eGIRO arrangement, so rent isn't collected with it. Ask your bank, or add another way to pay.",
  card: "Your bank suspended your card, so rent isn't collected with it. Ask your bank, or add another way to pay.",
};
export const addMethodLabel = 'Add a payment method';
export const answeredSubject = 'Your application was answered';
export const answeredLead = 'We answered your application with terms. Read them before you decide anything.';
export const readTermsLabel = 'Read the terms';
// What Stripe's page says is paid
export const stripePageTitle = 'Rent';
// Who says what the product charges
export const priceListName = 'Our own price list';

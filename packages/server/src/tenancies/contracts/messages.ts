import { formatDay, formatMoney, formatTime } from '@sewa/formatters';
import { sayMoment } from '../messages.ts';

export { calendarSummary, someone } from '../messages.ts';

/** An instant as papers and certificates print it. */
export const sayInstant = (moment: Date): string =>
  `${formatDay(moment.toISOString())}, ${formatTime(moment.toISOString())} Singapore time (UTC+8)`;

// Agreements: reasons
export const templateUnknownReason = 'is no version of the agreement';
export const blankUnknownReason = 'is no blank of this version';
export const blankEmptyReason = 'should not be empty';
export const blankKindReason = {
  text: 'should be words',
  cents: 'should be an amount in cents',
  number: 'should be a whole number',
  day: 'should be a day such as 2026-12-31',
  'yes-no': 'should be true or false',
} as const;
export const blankRangeReason = (least: string | number, most: string | number) =>
  `should be between ${least} and ${most}`;
export const noSignerReason = {
  tenant: 'needs a tenant with an account. Invite the tenant first',
  landlord:
    'needs the landlord with an account, since an agent cannot sign for them. Invite the landlord first',
} as const;
export const notYourTurnReason = 'is not your turn now';
export const typedNameReason = (name: string) => `should be your name, typed exactly so: ${name}`;
export const scanMissingReason = 'is missing: add the scan of the signed agreement';
export const fileUnknownReason = "isn't a file that you uploaded";
export const placeUnknownReason = 'has no scan that waits for your answer';
export const contractMovedReason = 'has moved on: read the agreement as it is now';
export const administratorSigns = 'Only an administrator of the company can sign, confirm a scan or refuse.';
export const contractUnknownReason = 'is no signed agreement or addendum of this rental';
export const checkFutureReason = 'should be today or earlier';
export const checkAboutReason = {
  pass: 'should say whose pass you saw',
  other: 'is only for passes',
} as const;
export const checkUnknownReason = 'is nobody of this rental';

// Agreements: the paper
export const yes = 'Yes';
export const no = 'No';
export const agreementTitle = 'Tenancy agreement';
export const agreementNote = (version: number, from: string, on: string) =>
  `Made on ${on} with version ${version} of the agreement of Sewa, in use since ${from}. Sewa wrote its clauses, is no party of it, and gives no legal advice. Both sides can change what stands between them before they sign.`;
export const signerRole = { tenant: 'Tenant', landlord: 'Landlord' } as const;
export const passUntil = (day: string) => `pass valid until ${formatDay(day)}`;
export const residentialStatus = { C: 'Singapore citizen', P: 'permanent resident', A: 'on a pass' } as const;
export const passName = {
  'employment-pass': 'Employment Pass',
  's-pass': 'S Pass',
  'work-permit': 'Work Permit',
  'student-pass': "Student's Pass",
  'dependant-pass': "Dependant's Pass",
  'long-term-visit-pass': 'Long-Term Visit Pass',
  'short-term-visit': 'Short-Term Visit Pass',
} as const;
export const roomAt = (address: string) => `A room of ${address}`;
const sayMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`);
export const termOf = (from: string, until: string, months: number) =>
  `${formatDay(from)} to ${formatDay(until)}, both included (${sayMonths(months)})`;
export const rentAMonth = (rent: string) => `${rent} a month`;
export const noDeposit = 'None';
export const dutyPaidBy = {
  tenant: 'The tenant',
  landlord: 'The landlord',
  shared: 'Both sides, half each',
} as const;
export const scheduleLandlord = 'Landlord';
export const scheduleTenant = 'Tenant';
export const scheduleHome = 'Home';
export const scheduleTerm = 'Term';
export const scheduleRent = 'Rent';
export const scheduleDeposit = 'Deposit';
export const scheduleGoodFaith = 'Good-faith deposit paid before';
export const scheduleDuty = 'Stamp duty is paid by';
export const scheduleOccupiers = 'Who lives there';
export const plainHome = (address: string, isWhole: boolean) =>
  isWhole ? `You rent the whole home at ${address}.` : `You rent a room of the home at ${address}.`;
export const plainTerm = (from: string, until: string, months: number) =>
  `For ${sayMonths(months)}: from ${formatDay(from)} to ${formatDay(until)}.`;
export const plainRent = (rent: string, day: number) =>
  `Rent is ${rent} a month, due on day ${day} of the month.`;
export const plainDeposit = (cents: number, days: number) =>
  cents === 0
    ? 'No deposit is paid.'
    : `The deposit is ${formatMoney(cents)}. It is returned within ${days} days after the last day, less proven damage and debts.`;
/** Clauses whose plain line stands on the first page too. */
export const plainClauses: readonly string[] = [
  'minor-repairs',
  'aircon',
  'use',
  'diplomatic',
  'renewal',
  'pets',
  'no-pets',
  'special',
];
export const plainBinding =
  'The agreement binds both sides once everybody has signed. This page helps to read it; where they differ, the clauses count.';
export const dutyFigure = (
  amount: string,
  by: 'tenant' | 'landlord' | 'shared',
  kind: 'agreement' | 'addendum',
) =>
  `Stamp duty on this ${kind} is about ${amount}. ${dutyPaidBy[by]} ${by === 'shared' ? 'pay' : 'pays'} it. Where the market rent is higher than the rent, IRAS counts the market rent.`;
export const dutyDueFigure =
  'An agreement or addendum signed in Singapore has to be stamped within 14 days of the first signature; one signed abroad, within 30 days after it is received in Singapore.';
export const dutyDueSource = 'IRAS, ask.gov.sg/iras';

// Addenda: the paper
export const addendumTitle = 'Addendum to the tenancy agreement';
export const addendumNote = (on: string) =>
  `Made on ${on} with version 1 of the addendum of Sewa. Sewa wrote its clauses, is no party of it, and gives no legal advice. Duty on a change of rent is counted on what is added; ask IRAS if yours is a special case.`;
export const addendumBinding =
  'The addendum binds both sides once everybody has signed. This page helps to read it; where they differ, the clauses count.';
export const addendumDutyBy = {
  tenant: 'the tenant',
  landlord: 'the landlord',
  shared: 'both sides, half each',
} as const;
export const scheduleFrom = 'Applies from';
export const scheduleLastDay = 'Last day';
export const changeOf = (before: string, after: string) => `${after} (before: ${before})`;

// Agreements: signatures
export const signatureReason = (place: string) => `Signs the tenancy agreement as ${place}`;
export const ownWay = 'Signed on Sewa with a typed name';
export const ownProof =
  'Signed in, proved who they are again within the five minutes before, and typed the name.';
export const forCompany = (name: string, company: string) => `${name} for ${company}`;
export const paperWay = (sha256: string) => `Signed on paper. Scan received: ${sha256.slice(0, 16)}…`;
export const paperProof = (by: string, sha256: string) =>
  `Signed on paper. ${by} confirmed the scan, whose SHA-256 is ${sha256}.`;
export const signWay = { own: 'On Sewa', singpass: 'Sign with Singpass', paper: 'On paper' } as const;
export const certificateTitle = 'Certificate of signatures';
export const certificateReason = 'Certifies who signed the tenancy agreement';
export const certificateNote =
  'The agreement itself holds every signature with its time stamp. The seal of Sewa on this page says what Sewa recorded; it does not say that somebody was entitled to sign.';
const certificateEvents: Readonly<Record<string, string>> = {
  draft: 'The draft was written or changed',
  renew: 'The addendum was proposed',
  send: 'A side said that the draft is right',
  sign: 'A signature was given, or a scan was sent',
  'confirm-paper': 'A scan was confirmed',
};
export const certificateEvent = (transition: string): string => certificateEvents[transition] ?? transition;
export const agreementName = (home: string, day: string) => `Tenancy agreement, ${home}, ${formatDay(day)}`;
export const addendumName = (home: string, day: string) =>
  `Addendum to the tenancy agreement, ${home}, ${formatDay(day)}`;
export const certificateName = (home: string) => `Certificate of signatures, ${home}`;
export const scanName = (name: string) => `Scan of the agreement signed by ${name}`;
export const stampName = (certificate: string) => `Stamp certificate ${certificate}`;

// Agreements: what conversations say
export const draftedEvent = (name: string, isChange: boolean) =>
  isChange ? `${name} changed the draft of the agreement.` : `${name} wrote a draft of the agreement.`;
export const sentEvent = (name: string) => `${name} says that the draft is right.`;
export const frozenEvent = (name: string) =>
  `${name} says that the draft is right, too. The agreement can be signed.`;
export const signedEvent = (name: string) => `${name} signed.`;
export const allSignedEvent = (name: string) => `${name} signed. Everybody has signed now.`;
export const scanSentEvent = (name: string) => `${name} signed on paper and sent a scan.`;
export const scanBackEvent = (name: string) => `${name} took back the scan.`;
export const singpassBegunEvent = (name: string) => `${name} is signing with Singpass.`;
export const singpassGivenUpEvent = (name: string) => `${name} gave up signing with Singpass.`;
export const singpassFailedEvent = (failure: string) => `Signing with Singpass came to nothing: ${failure}`;
/** What somebody refused: to sign, or the scan of the other side. */
export type Refused = 'signature' | 'scan';
export const refusedEvent = (name: string, what: Refused, words: string) =>
  `${name} refused ${what === 'scan' ? 'the scan' : 'to sign'}: “${words}”`;
export const contractExpiredEvent =
  'Not everybody signed within 14 days. The agreement ended; a new one can be written.';
const checkWords = {
  'passes-seen': 'saw a pass and passport in the original',
  'agent-register': 'looked at the register of agents',
  'hdb-approval': 'noted the approval of HDB',
} as const;
export const checkedEvent = (name: string, kind: keyof typeof checkWords, on: string) =>
  `${name} ${checkWords[kind]} on ${formatDay(on)}.`;
export const stampedEvent = (name: string, amount: string) =>
  `${name} noted that stamp duty of ${amount} is paid.`;

// Agreements: mails
export const seeRentalPageLabel = 'See where it stands';
export const quote = (words: string) => `“${words}”`;
export const draftedSubject = (home: string) => `A draft to read: ${home}`;
export const draftedLead = (name: string, home: string) =>
  `${name} wrote a draft of the agreement for ${home}.`;
export const draftedAdvice =
  'Read it, and change it or say that it is right. Nothing is binding before you both sign.';
export const readDraftLabel = 'Read the draft';
export const sentSubject = (home: string) => `Is the draft right? ${home}`;
export const sentLead = (name: string, home: string) =>
  `${name} says that the draft of the agreement for ${home} is right.`;
export const sentAdvice =
  'If you say so too, its words are frozen and both sides can sign. You can still change it instead.';
export const toSignSubject = (home: string) => `Your turn to sign: ${home}`;
export const toSignReminderSubject = (home: string) => `Still to sign: ${home}`;
/** Papers as sentences name them. */
type PaperKind = 'agreement' | 'addendum';
export const toSignLead = (kind: PaperKind, home: string, until: Date) =>
  `The ${kind} for ${home} waits for your signature until ${sayMoment(until)} (Singapore time).`;
export const toSignAdvice = 'Read it first. Its first page says in plain words what you sign.';
export const signLabel = 'Read and sign';
export const scanSubject = (home: string) => `A scan to confirm: ${home}`;
export const scanLead = (name: string, home: string) =>
  `${name} signed the agreement for ${home} on paper and sent a scan.`;
export const scanAdvice = 'Compare it with the agreement. If it is the same and signed, confirm it.';
export const seeScanLabel = 'See the scan';
export const refusedSubject = (home: string) => `Not signed: ${home}`;
export const refusedLead = (name: string, what: Refused, home: string) =>
  `${name} refused ${what === 'scan' ? 'the scan of' : 'to sign'} the agreement for ${home}. What was signed before does not count any more.`;
export const refusedAdvice = 'You can change the draft and send it again.';
export const contractExpiredSubject = (home: string) => `Not signed in time: ${home}`;
export const contractExpiredLead = (home: string) =>
  `Not everybody signed the agreement for ${home} within 14 days. You can send it again.`;
export const signedSubject = (home: string) => `Signed by everybody: ${home}`;
export const signedLead = (home: string) =>
  `Everybody has signed the agreement for ${home}. It is under My Documents, with the certificate of its signatures.`;
export const addendumSignedLead = (home: string) =>
  `Everybody has signed the addendum for ${home}. It is under My Documents, with the certificate of its signatures.`;
export const signedAdvice = {
  tenant: 'Next: the tenant pays the stamp duty within 14 days of the first signature.',
  landlord: 'Next: the landlord pays the stamp duty within 14 days of the first signature.',
  shared: 'Next: you pay the stamp duty together within 14 days of the first signature.',
} as const;
export const readSignedLabel = 'Read the signed agreement';
export const dutyDueSubject = (home: string) => `Stamp duty is due: ${home}`;
export const dutyDueLead = (home: string, dueOn: string) =>
  `The stamp duty on the agreement for ${home} is due on ${formatDay(dueOn)}. After that, IRAS asks for a penalty.`;
export const dutyDueAdvice = 'Pay it at mytax.iras.gov.sg (e-Stamping), and note the certificate here.';

// Agreements: Singpass
export const singpassMissing = 'Sign with Singpass is not set up here. Sign in another way.';
export const singpassAway =
  'Singpass does not answer at the moment. Try again in a few minutes, or sign in another way.';
export const singpassDocumentName = (kind: PaperKind, home: string) =>
  kind === 'addendum' ? `Addendum, ${home}` : `Tenancy agreement, ${home}`;
export const singpassExpired = 'nobody signed in time.';
export const singpassTooLate = 'the signed document was kept for an hour and is gone. Sign again.';
export const singpassOtherPerson = 'another person signed.';
export const contractMovedOn = 'the agreement has moved on meanwhile.';
export const singpassBusyReason = 'is not possible: Singpass says that you are about to sign, or have signed';
export const singpassForgedReason = "isn't signed by Singpass";
export const singpassProof = (isKnown: boolean) =>
  isKnown
    ? 'Signed with Singpass by the person whose Singpass is linked to the account.'
    : 'Signed with Singpass. The account has no Singpass linked that the person could be compared with.';
export const returnProblem = {
  'another-document': 'another document came back.',
  'not-signed': 'the document came back without a signature.',
  'not-intact': 'the signature does not hold.',
  'signed-twice': 'more than one signature came back.',
  'same-certificate': 'the same person had signed before.',
} as const;

// Papers and days
export const documentEndsSubject = (home: string) => `Your agreement ends in three months: ${home}`;
export const documentEndsLead = (home: string, on: string) =>
  `The agreement for ${home} ends on ${formatDay(on)}. If you want to stay, or to let it again, now is the time to talk.`;
export const seeDocumentsLabel = 'See your papers';
const dayWords: Readonly<Record<string, string>> = {
  'signing-expires': 'Last day to sign the agreement',
  'stamp-duty': 'Stamp duty is due',
  start: 'The tenancy begins',
  end: 'Last day of the tenancy',
  'diplomatic-notice': 'Notice for work abroad can be given from now',
  'earliest-exit': 'Earliest end for work abroad',
  'renewal-opens': 'Ask for a renewal from now',
  'renewal-closes': 'Last day to ask for a renewal',
  'aircon-service': 'Have the air conditioning serviced',
  'deposit-back': 'The deposit should be back',
};
export const calendarDay = (kind: string, home: string): string => `${dayWords[kind] ?? kind}: ${home}`;
export const fileName = {
  agreement: agreementTitle,
  addendum: addendumTitle,
  certificate: certificateTitle,
  'stamp-certificate': 'Stamp certificate',
  scan: 'Scan of the agreement',
  photo: 'Photo of the home',
  invoice: 'Invoice of a repair',
  evidence: 'Evidence',
} as const;

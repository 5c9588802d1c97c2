import * as common from '../messages.ts';

/** An instant with its time zone. */
const sayInstant = (instant: string): string => `${common.sayMoment(instant)}, Singapore time (UTC+8)`;

// What to do now
export const now = {
  sign: (until: string): string => `It is your turn to sign, until ${sayInstant(until)}.`,
  others: (name: string, until: string): string =>
    `Nothing to do: ${name} signs next. The agreement can be signed until ${sayInstant(until)}.`,
  atSingpass: (until: string): string =>
    `You began to sign with Singpass. Continue there until ${sayInstant(until)}.`,
  otherAtSingpass: (name: string): string => `Nothing to do: ${name} is signing with Singpass now.`,
  scanMine: (names: string): string =>
    `You sent a scan of your signature. ${names} must confirm it; we'll email you.`,
  scanToConfirm: (name: string): string =>
    `${name} signed on paper and sent a scan. Look at it and confirm that it is the agreement, signed.`,
  scanOther: (name: string): string => `Nothing to do: the scan that ${name} sent waits to be confirmed.`,
  signed: 'Everyone has signed. The agreement is binding, and everyone has a copy.',
} as const;
export const signNowLabel = 'Sign now';
export const seeScanLabel = 'Look at the scan';

// The section
export const title = 'Signatures';
export const addendumTitle = (number: number): string => `Signatures on addendum no. ${number}`;
export const lead = 'Everyone signs in this order, one at a time.';
export const leadEnded = 'These signatures no longer count.';
export const until = (instant: string): string => `Open for signatures until ${sayInstant(instant)}.`;
export const you = '(you)';
export const sideName = { tenant: 'Tenant', landlord: 'Landlord' } as const;
export const way = {
  singpass: 'with Singpass',
  own: 'here, with a typed name',
  paper: 'on paper',
} as const;
export const state = {
  waiting: 'Waiting',
  next: 'Signs next',
  'at-singpass': 'At Singpass',
  'scan-sent': 'Scan to be confirmed',
  signed: 'Signed',
} as const;
export const notSigned = 'Not signed';
export const signedAt = (wayName: string, instant: string): string =>
  `Signed ${wayName}, ${sayInstant(instant)}`;
export const signedAs = (name: string): string => `Name on the signature: ${name}`;
export const otherName = 'Not the name in the agreement: check that it is the same person.';
export const scanLabel = 'Open the scan';

// Ways to sign
export const waysTitle = 'Choose how you sign';
export const waysLead =
  'Each of the three counts as your signature. They differ in how easily it can be proven later.';
export const singpassTitle = 'With Singpass';
export const singpassProves =
  'Proves the most: a secure electronic signature. Singpass puts your name and the last four characters of your NRIC or FIN into the PDF.';
export const singpassLabel = 'Sign with Singpass';
export const ownTitle = 'Here, with your name';
export const ownProves =
  'An ordinary electronic signature: we check it’s you, you type your name, and we seal both into the PDF. For everyone, also without Singpass.';
export const stepUpFirst = 'For your security, we’ll check it’s you first.';
export const stepUpLabel = 'Confirm it’s you';
export const nameLabel = 'Your full name';
export const nameHint = (name: string): string => `Type it exactly as here: ${name}`;
export const enterName = 'Type your full name.';
export const ownLabel = 'Sign now';
export const paperTitle = 'On paper';
export const paperProves =
  'Print the agreement, sign it, and send a scan or a photo of it. It counts once the other side confirms the scan.';
export const printLabel = 'Open the agreement to print (PDF)';
export const fileLabel = 'Scan or photo of the signed agreement';
export const fileHint = 'All pages in one file.';
export const paperLabel = 'Send scan';
export const signed = 'Signed.';
export const scanSent = 'Sent. The other side has been asked to confirm it.';

// Begun
export const continueLabel = 'Continue at Singpass';
export const giveUpLabel = 'Give it up';
export const takeBackLabel = 'Take the scan back';
export const givenUp = 'Given up. You can choose again how you sign.';
export const takenBack = 'Taken back. You can choose again how you sign.';
export const failed = (reason: string): string => `Singpass: ${reason}`;

// A scan of the other side
export const confirmTitle = (name: string): string => `Scan of ${name}`;
export const confirmLead =
  'Compare it with the agreement: is it all of it, unchanged, and signed? Once you confirm it, it counts as their signature.';
export const confirmLabel = 'Confirm scan';
export const confirmedScan = 'Confirmed. Their signature counts now.';
export const wrongScan =
  'Not right? Tell them in the conversation: they can take it back and send another one.';

// Refusing
export const refuse = {
  signing: {
    title: 'Refuse to sign',
    lead: 'Something is wrong with the agreement? Say what. Everyone in this rental reads it.',
    question:
      'Refuse to sign? The agreement ends, and what others signed no longer counts. You can write a new one together.',
  },
  scan: {
    title: 'Refuse the scan',
    lead: 'The scan is wrong, and they don’t send another one? Say what is wrong. Everyone in this rental reads it.',
    question:
      'Refuse the scan? The agreement ends, and what everyone signed no longer counts. You can send it again as it is, and sign anew.',
  },
} as const;
export const refuseWords = 'What is wrong';
export const enterWords = 'Say what is wrong.';
export const refuseConfirm = 'Yes, refuse';
export const refuseCancel = 'Go back';
export const refused = 'You refused. Everyone has been told why.';

// What it proves
export const sealTitle = 'What our seal proves';
export const seal =
  'Each signature is sealed into the PDF with the time: if one letter changes later, PDF readers show it. The certificate lists who signed, how and when.';
export const sandboxSeal =
  'With the sandbox’s own certificate, Acrobat shows “validity unknown”: it does not know who issued it. It still shows whether something changed.';
export const certificateLabel = 'Open the certificate (PDF)';

import * as common from '../messages.ts';

export const title = 'Stamp duty';
export const addendumTitle = (number: number): string => `Stamp duty on addendum no. ${number}`;
export const amount = 'Amount';
export const unknown = 'We can’t work it out. Use IRAS’s calculator.';
export const payer = 'Paid by';
export const by = {
  tenant: 'The tenant',
  landlord: 'The landlord',
  shared: 'Both sides, half each',
} as const;
export const due = 'Due';
export const dueAfter = '14 days after the first signature';
export const status = 'Status';
export const open = 'Not noted as paid yet';
export const paid = (sum: string): string => `Paid: ${sum}`;
export const certificate = 'Certificate';
export const notedBy = (name: string | null, on: string): string =>
  `Noted by ${name ?? common.someone}, ${common.sayMoment(on)}`;
export const fileLabel = 'Open the certificate of stamp duty';
export const source = 'Source: ';
export const checkedOn = (day: string): string => `, checked ${common.sayDay(day)}`;
export const base =
  'Counted on rent, furniture and services. If the market rent is higher, IRAS counts that instead.';
export const differs = (ours: string): string => `The certificate says another amount than ours, ${ours}`;
export const differsMore =
  'Check both. If the certificate is right, nothing is wrong here; if the note is wrong, note it again: the later note takes its place.';

// The form
export const formTitle = 'Note that it is paid';
export const formAgain = 'Note it again';
export const formLead =
  'Pay it at IRAS’s e-Stamping, then note the certificate here. We take no money for it.';
export const againLead = 'A later note takes the place of the one before.';
export const certificateLabel = 'Number of the stamp certificate';
export const amountLabel = 'Amount paid';
export const fileFieldLabel = 'Certificate (PDF or picture)';
export const noteLabel = 'Note it';
export const noted = 'Noted. Both sides can see the certificate.';
export const enterCertificate = 'Enter the number of the certificate.';
export const enterAmount = 'Enter the amount in dollars.';

// What to do now
export const now = {
  mine: (sum: string, day: string): string =>
    `Next: pay the stamp duty${sum}, by ${day}, and note the certificate below.`,
  theirs: (names: string, sum: string, day: string): string =>
    `Next: the stamp duty${sum} is to be paid by ${names}, until ${day}.`,
  shared: (sum: string, day: string): string =>
    `Next: pay the stamp duty${sum} together, half each, by ${day}. One of you notes the certificate below.`,
  stampedOtherwise: (sum: string): string =>
    `Stamp duty of ${sum} is noted as paid, which is another amount than ours. Check the certificate below.`,
  stamped: (day: string): string => `The stamp duty is paid. Next: the lease begins on ${day}.`,
} as const;
export const sumOf = (sum: string): string => ` of ${sum}`;
export const noteNowLabel = 'Note the stamp duty';

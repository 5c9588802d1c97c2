import type { Document } from '@sewa/api/client';

// The page
export const title = 'My documents';
export const lead =
  'Signed agreements and what belongs to them. Only the parties of a rental can read its papers.';
export const failureTitle = "We can't show your documents right now";
export const failureSafe = 'Your papers are safe.';
export const contractsLabel = 'Go to contracts';

// Nothing signed yet
export const emptyTitle = 'No papers yet';
export const emptyLead =
  'Agree on a home, then write the agreement on its contract page. Once everybody has signed, it is kept here with its certificate.';

// Papers
export const openRental = 'Open contract';
export const openEarlierRental = 'Open earlier contract';
export const openRentalOf = (label: string, home: string): string => `${label}: ${home}`;
export const kindWords: Readonly<Record<Document['kind'], string>> = {
  agreement: 'Tenancy agreement',
  addendum: 'Addendum to the tenancy agreement',
  certificate: 'Certificate of signatures',
  'stamp-certificate': 'Stamp duty certificate',
  scan: 'Scan of a signed agreement',
  photo: 'Photo of the home',
  invoice: 'Invoice of a repair',
  evidence: 'Evidence',
};
export const addedName = 'Added';
export const validName = 'Valid until';
export const keptName = 'Kept until';
export const readName = 'Last read by';
export const noEnd = 'No end';
export const noPurge = 'No day is set';
export const nobody = 'Nobody else yet';
const someone = 'Somebody who has left';
export const readAt = (name: string | null, moment: string): string => `${name ?? someone}, ${moment}`;
export const readBefore = (count: number): string => (count === 1 ? 'Once before' : `${count} times before`);
export const downloadLabel = 'Download';
export const downloadOf = (name: string): string => `Download: ${name}`;
export const keptWhy =
  'We keep papers for six years after an agreement ends, because claims from a contract can be made for so long (Limitation Act 1959, section 6).';
export const ended = 'Ended';
export const endsToday = 'Ends today';
export const endsInDays = (days: number): string => (days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`);
export const endsInMonths = (months: number): string =>
  months === 1 ? 'Ends in 1 month' : `Ends in ${months} months`;

// The calendar
export const calendarTitle = 'Your dates in your calendar';
export const calendarLead =
  'Viewings, the first and last day of your tenancies, and when stamp duty is due. It names homes, no people.';
export const calendarUrlLabel = 'Secret calendar address';
export const calendarUrlHint =
  'In your calendar app, choose to subscribe to a calendar by its address (URL), and paste this one. Whoever has it can read your dates.';
export const calendarAway = "We can't show the address right now. Try again later.";
export const copyLabel = 'Copy address';
export const copied = 'Copied';
export const notCopied = 'Your browser did not let us copy. The address is selected: copy it yourself.';
export const renewLabel = 'Make a new address';
export const renewQuestion =
  'Make a new address? The old one ends at once: calendars that use it stop getting your dates until you paste the new one.';
export const renewKeep = 'Keep this address';
export const renewConfirm = 'Make new address';
export const renewed = 'This is your new address. The old one has ended.';

// The return from Singpass
export const returnTitle = 'We do not know this signing';
export const returnLead =
  'No rental of yours waits for it. It may belong to somebody else, or to another account. Your contracts say whose turn it is to sign.';
export const returnDescription = 'The way back from Singpass to the agreement you signed.';
export const returnFailureTitle = "We can't ask Singpass right now";
export const returnFailureSafe = 'What you signed is not lost: we ask Singpass again by ourselves.';

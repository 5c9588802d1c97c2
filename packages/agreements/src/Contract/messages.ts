import * as common from '../messages.ts';

// What to do now
export const now = {
  agreed:
    'You agreed on the terms below. Next, write the tenancy agreement: we fill it in from what you agreed, and you can both change it.',
  read: (names: string): string =>
    `Read the draft below. If it is right, say so; if not, change it. ${names} must say it is right too.`,
  readSecond: (names: string): string =>
    `${names} said the draft is right. If you say so too, its words can’t be changed any more and you both sign.`,
  waiting: (names: string): string =>
    `You said the draft is right. We are waiting for ${names} to say so too, and will email you. If you change it, you both have to say so again.`,
  refused: 'Someone refused the agreement, and said why:',
  refusedNext: 'What was signed before no longer counts. Change the draft, or send it again as it is.',
  expired:
    'Not everyone signed within 14 days, so the agreement expired. Change the draft, or send it again as it is.',
} as const;
export const writeLabel = 'Write the agreement';
export const rightLabel = 'It is right';
export const changeLabel = 'Change it';
export const changeDraftLabel = 'Change the draft';
export const againLabel = 'Send it again';
export const readLabel = { draft: 'Read the draft', other: 'Read the agreement' } as const;
export const written = 'The draft is written. Read it, and change what you like.';
export const sentFirst = 'Noted. We asked the other side to read the draft.';
export const sentSecond = 'You both said it is right. Now everyone signs.';
export const sentAgain = 'The agreement is written again. We asked the other side to read it.';
export const changedDraft = 'Saved. The other side sees what you changed.';

// The agreement
export const title = 'Tenancy agreement';
export const draftTitle = 'Draft of the tenancy agreement';
export const sayNumber = (number: number): string => `No. ${number}`;
export const draftedBy = 'Written by';
export const saidRight = 'Said it is right';
export const nobody = 'Nobody yet';
export const both = 'Both sides';
export const stateLabel = 'Status';
export const state = {
  draft: 'Draft: nothing is binding yet',
  signing: 'Being signed: its words can’t be changed',
  signed: 'Signed by everyone',
  refused: 'Refused',
  expired: 'Expired before everyone signed',
  withdrawn: 'Withdrawn',
} as const;
export const pdfLabel = { draft: 'Open the draft (PDF)', other: 'Open the agreement (PDF)' } as const;
export const readHere = (count: number): string => `Read it here: ${count} clauses in plain words`;
export const readLead =
  'The line in bold says what a clause means. The words below it are the ones you sign. What you agreed on (rent, days, deposit, people) stands further down.';

// What changed
export const changesTitle = 'What changed in this draft';
export const changesCaption = 'Changed blanks, before and now';
export const blank = 'Blank';
export const before = 'Before';
export const after = 'Now';
export const notFilled = 'Empty';
export const yes = 'Yes';
export const no = 'No';

// The form
export const formTitle = 'Change the draft';
export const formLead =
  'Rent, first day, months, deposit and people come from what you agreed. These are the blanks that are left.';
export const optional = 'Optional.';
export const saveLabel = 'Save draft';
export const cancelLabel = 'Cancel';
export const keptWords = 'Nothing was saved. Everything you typed is still here.';
export const checkFields = 'Check the fields that are marked, then save it again.';
export const enter = {
  text: 'Fill this in.',
  cents: 'Enter an amount in dollars, or 0.',
  number: 'Enter a whole number.',
  day: 'Choose a day.',
  'yes-no': '',
} as const;

/** The two sides, as the person who reads names them. */
export const sayWho = (isMine: boolean, names: readonly string[]): string =>
  isMine ? 'Your side' : common.joinNames(names);

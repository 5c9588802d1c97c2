import * as common from '../messages.ts';

export const title = 'The tenancy';
export const lastDay = 'Last day';
export const endedEarly = (by: string, clause: string): string => `Ended early by ${by}, ${clause}.`;
export const clauses = {
  diplomatic: 'by the clause on work abroad',
  mutual: 'saying that both of you agreed to it',
  breach: 'saying that the agreement was broken',
  destroyed: 'since nobody can live in the home',
  sale: 'since the home is sold',
} as const;
/** Shown to the side that did not end it. */
export const notRight =
  'Is that not right? Say so in the conversation now: it is kept, and stands in the evidence pack. The deposit and what else is owed are still to be settled.';
export const clauseChoices = {
  diplomatic: 'Work abroad: I have to leave Singapore',
  mutual: 'We both agreed to end it',
  breach: 'The other side broke the agreement',
  destroyed: 'Nobody can live in the home',
  sale: 'The home is sold and has to be empty',
} as const;
export const clauseCosts =
  'Work abroad needs the notice that the agreement names, or that rent instead, and a letter of the employer or the authority; the tenant then pays the landlord the share of the agent’s fee for the months that were not used. A breach needs a written notice and 14 days to put it right. A sale needs three months. If you both agreed, nothing more is due than what you agreed. The deposit is settled as usual.';
export const youWord = 'you';
export const theyWord = 'the other side';
export const atStartLabel = 'The home at the start';
export const recordStartLabel = 'Record the home and confirm it';
export const recordEndLabel = 'Record the home at the end';
export const atEndLabel = 'The home at the end';
export const endTitle = 'End the tenancy early';
export const clauseLabel = 'Why it ends';
export const choose = 'Choose';
export const lastDayLabel = 'Last day';
export const proofLabel = 'Proof, such as a letter';
export const proofHint = 'A PDF or a picture. Both of you can read it.';
export const endLabel = 'End the tenancy';
export const ended = 'The other side has been told. The last day is changed.';
export const chooseClause = 'Choose why it ends.';
export const enterDay = 'Enter the last day.';
export const evidenceTitle = 'Proof';
export const evidenceLead =
  'Everything of this tenancy in one file: the agreement, every step, pictures and invoices, sealed so that anybody can check that nothing was changed.';
export const evidenceLabel = 'Download the evidence pack (ZIP)';

export const now = {
  begins: (day: string): string =>
    `The tenancy begins on ${common.sayDay(day)}. On that day you record the home together and hand over the keys.`,
  record:
    'Record the state of the home together, with pictures. Once both sides confirm it, the tenancy runs.',
  waitsForOther: (names: string): string =>
    `You confirmed the state of the home. ${names} must still confirm it.`,
  running: (day: string): string =>
    `The tenancy runs until ${common.sayDay(day)}. Report repairs below; the days that count are listed too.`,
  ending: (day: string): string =>
    `The tenancy ends on ${common.sayDay(day)}. Then record the home at the end, and settle the deposit.`,
  endingRecorded: (day: string): string =>
    `The tenancy ends on ${common.sayDay(day)}. You confirmed the home at the end. Now settle the deposit.`,
  ended: 'The last day is over. Record the home at the end, and settle the deposit.',
  answer: 'The landlord wants to keep something of the deposit. Agree to it, or dispute it with words.',
  waitsForAnswer: (names: string): string =>
    `${names} must still answer what you want to keep of the deposit.`,
  waitsForReturn: (names: string): string =>
    `You said that the deposit came back. Everything is settled once it is confirmed by ${names}.`,
  disputed: {
    tenant:
      'You do not agree on the deposit yet. Talk about it; the landlord can change what is to be kept. Below is where you can go.',
    landlord:
      'You do not agree on the deposit yet. Talk about it; you can change what is to be kept. Below is where you can go.',
  },
  returnDeposit: 'What is left is the deposit. Once it came back, both of you say so.',
  settled: 'Everything is settled. The papers stay with both of you.',
} as const;

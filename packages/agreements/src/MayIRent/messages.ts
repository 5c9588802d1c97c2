import type { Eligibility } from '@sewa/tenancy';

export const title = 'Who may rent this home?';
export const lead =
  'Check a home, a term and the people who would live there against the rules of HDB, URA, MOM and ICA. No account and no names needed, and we store nothing.';
export const note =
  'This is not legal advice: the authorities decide, and each rule names where and when we read it.';

export const formTitle = 'What you want to check';
export const homeTitle = 'The home';
export const ownerTitle = 'What you know of the owner and the home';
export const ownerLead = 'Leave open what you don’t know. The answer then says what to ask.';
export const submitLabel = 'Check the rules';
export const addLabel = 'Add a person';
export const mostPeople = 'That’s the most people this page can check.';
export const removeLabel = (number: number): string => `Remove person ${number}`;
export const personTitle = (number: number, people: number): string =>
  people === 1 ? 'Who would live there' : `Person ${number}`;
export const personOption = (number: number): string => `Person ${number}`;

export const homeLabel = 'Kind of home';
export const homeOption = { hdb: 'HDB flat', private: 'Private home' };
export const roomsLabel = 'Type of flat';
export const roomsHint = 'HDB counts the living room: a 4-room flat has 3 bedrooms.';
export const roomsOption: Readonly<Record<string, string>> = {
  1: '1-room',
  2: '2-room',
  3: '3-room',
  4: '4-room',
  5: '5-room',
  6: 'Executive or larger',
};
export const areaLabel = 'Floor area in sqm';
export const areaHint = 'Matters only if more than 6 people would live there.';
export const partLabel = 'What is rented';
export const partOption = { whole: 'Whole unit', room: 'A room' };
export const fromLabel = 'First day';
export const monthsLabel = 'Months';

export const statusLabel = 'Residential status';
export const statusOption = { C: 'Singapore citizen', P: 'Permanent resident', A: 'On a pass' };
export const nationalityLabel = 'Nationality';
export const nationalityOption = { MY: 'Malaysia', other: 'Another country' };
export const passLabel = 'Pass';
export const passOption = {
  'employment-pass': 'Employment Pass',
  's-pass': 'S Pass',
  'work-permit': 'Work permit',
  'student-pass': 'Student’s Pass',
  'dependant-pass': 'Dependant’s Pass',
  'long-term-visit-pass': 'Long-Term Visit Pass',
  'short-term-visit': 'Short-term visit',
};
export const untilLabel = 'Pass valid until';
export const sectorLabel = 'Sector of the work permit';
export const sectorOption = {
  construction: 'Construction',
  manufacturing: 'Manufacturing',
  marine: 'Marine shipyard',
  process: 'Process',
  services: 'Services',
};
export const familyLabel = 'Same family as';
export const noFamily = 'Nobody else here';

export const ownerLabel = 'The owner is a';
export const ownerOption = { ...statusOption, A: 'Neither' };
export const livesLabel = 'Does the owner live there too?';
export const mopLabel = 'Is the minimum occupation period over?';
export const mopHint = 'The years an owner has to live in the flat first, usually 5.';
export const approvedLabel = 'Has HDB approved this tenancy?';
export const uraLabel = 'Is the home registered with URA for up to 8 people?';
export const answerOption = { yes: 'Yes', no: 'No' };
export const notKnown = 'I don’t know';

export const chooseIssue = 'Choose one of these.';
export const areaIssue = 'Enter the area as a number of square metres, such as 95.';
export const dayIssue = 'Enter a day that exists, such as 2026-12-15.';
export const monthsIssue = 'Enter a whole number of months, from 1 to 120.';
export const issuesTitle = 'Something can’t be used';
export const issuesLead = 'The answer comes once the marked fields are right.';
export const missingTitle = 'Nearly there';
export const missingLead = 'To get an answer, say:';
export const missingDay = 'the first day of the term';
export const missingStatus = (number: number, people: number): string =>
  people === 1
    ? 'the residential status of whoever would live there'
    : `the residential status of person ${number}`;

export const answerTitle: Readonly<Record<Eligibility, string>> = {
  yes: 'Yes',
  no: 'No',
  ask: 'Ask first',
};
export const answerWords: Readonly<Record<Eligibility, string>> = {
  yes: 'As far as we know the rules, these people may rent this home for this term.',
  no: 'These people may not rent this home for this term.',
  ask: 'Nothing forbids it, but something has to be asked or stated before you agree.',
};
const countRules = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);
export const countLine = (counts: Readonly<Record<Eligibility, number>>): string =>
  [
    ...(counts.no > 0 ? [`${countRules(counts.no)} against it`] : []),
    ...(counts.ask > 0 ? [`${countRules(counts.ask)} to ask about`] : []),
    ...(counts.yes > 0 ? [`${countRules(counts.yes)} kept`] : []),
  ].join(' · ');
export const reasonsTitle = 'Rule by rule';
export const shareTitle = 'Who may rent this home?';

export const ruleName: Readonly<Record<string, string>> = {
  'hdb-shortest-term': 'Shortest term',
  'hdb-longest-term': 'Longest term',
  'hdb-occupancy': 'Number of people',
  'hdb-owner': 'The owner',
  'hdb-minimum-occupation': 'Minimum occupation period',
  'hdb-non-citizen-quota': 'Non-Citizen Quota',
  'hdb-bedrooms': 'Bedrooms',
  'hdb-approval': 'HDB’s approval',
  'hdb-pass-type': 'Kind of pass',
  'hdb-pass-validity': 'How long passes are valid',
  'hdb-work-permit': 'Work permits',
  'private-shortest-term': 'Shortest term',
  'private-occupancy': 'Number of people',
  'pass-type': 'Kind of pass',
  'pass-validity': 'How long passes are valid',
};
export const otherRule = 'Another rule';

export const sourceLabel = 'Source';
export const sourceOf = (rule: string): string => `Source of the rule: ${rule}`;
export const basisName = {
  law: 'Law: we read it in an official source.',
  custom: 'Custom: what the market usually does.',
  estimate: 'Estimate: press or guides that quote the authority.',
};
export const readOn = (day: string): string => `Read on ${day}.`;
export const inForce = (from: string, to: string | null): string =>
  to === null ? `In force since ${from}.` : `In force from ${from} to ${to}.`;

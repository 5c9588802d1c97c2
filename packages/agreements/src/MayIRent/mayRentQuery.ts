import type { EligibilityQuestion } from '@sewa/api/client';
import { convertArea, findDay, parseArea } from '@sewa/formatters';
import { type PassType, passTypes, type WorkSector, workSectors } from '@sewa/tenancy';
import * as messages from './messages.ts';

/** Most people that the page asks about. */
export const MAX_PEOPLE = 8;

/** Months of a term while nobody has said how many. */
const USUAL_MONTHS = '12';

/** A nationality that no rule tells from others, as the rules get it: a code that ISO 3166 gives to no country. */
const OTHER_COUNTRY = 'ZZ';

/** What is asked of each person; the number of the person stands behind the name. */
export const personFields = ['status', 'nationality', 'pass', 'until', 'sector', 'family'] as const;

/** A field about a person. */
export type PersonField = (typeof personFields)[number];

/** Values of the fields that are a choice. */
export const choices = {
  home: ['hdb', 'private'],
  rooms: ['1', '2', '3', '4', '5', '6'],
  part: ['whole', 'room'],
  status: ['C', 'P', 'A'],
  nationality: ['MY', 'other'],
  pass: passTypes,
  sector: workSectors,
  owner: ['C', 'P', 'A'],
  answer: ['yes', 'no'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What the page is asked for by its address. */
export interface MayRentPage {
  /** What stands in each field: only those that matter for the others, in the order of the form. */
  readonly texts: Readonly<Record<string, string>>;
  /** How many people are asked about. */
  readonly people: number;
  /** What is wrong with a field that was filled in. */
  readonly issues: Readonly<Record<string, string>>;
  /** What is still to be said, if nothing is wrong; empty once the rules can be asked. */
  readonly missing: readonly string[];
  /** What the rules are asked, without the day; null while something is missing or wrong. */
  readonly question: Omit<EligibilityQuestion, 'day'> | null;
}

type Texts = Readonly<Record<string, string>>;

const isOneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text);
const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && findDay(text) === text;
const isMonths = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 120;
const isArea = (text: string): boolean => /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

const checks: Readonly<Record<string, readonly [isRight: (text: string) => boolean, issue: string]>> = {
  home: [isOneOf(choices.home), messages.chooseIssue],
  rooms: [isOneOf(choices.rooms), messages.chooseIssue],
  area: [isArea, messages.areaIssue],
  part: [isOneOf(choices.part), messages.chooseIssue],
  from: [isDay, messages.dayIssue],
  months: [isMonths, messages.monthsIssue],
  status: [isOneOf(choices.status), messages.chooseIssue],
  nationality: [isOneOf(choices.nationality), messages.chooseIssue],
  pass: [isOneOf(choices.pass), messages.chooseIssue],
  until: [isDay, messages.dayIssue],
  sector: [isOneOf(choices.sector), messages.chooseIssue],
  owner: [isOneOf(choices.owner), messages.chooseIssue],
  lives: [isOneOf(choices.answer), messages.chooseIssue],
  mop: [isOneOf(choices.answer), messages.chooseIssue],
  approved: [isOneOf(choices.answer), messages.chooseIssue],
  ura: [isOneOf(choices.answer), messages.chooseIssue],
};

const homeFields = ['home', 'rooms', 'area', 'part', 'from', 'months'];
const ownerFields = ['owner', 'lives', 'mop', 'approved', 'ura'];

/** Number from 1 to the most people; 1 for anything else. */
function parsePeople(text: string | null): number {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(count, 1), MAX_PEOPLE);
}

/** Any country by its ISO 3166 code is one that the rules tell apart, or another. */
const parseNationality = (text: string): string => {
  const code = text.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return text;
  return isOneOf(choices.nationality)(code) ? code : 'other';
};

/** Reads the texts, with one person more or one less if a button of the form asked for it. */
function parseTexts(query: URLSearchParams): { readonly texts: Texts; readonly people: number } {
  const count = parsePeople(query.get('people'));
  const removed = Number(query.get('remove') ?? 0);
  const isRemoving = Number.isInteger(removed) && removed >= 1 && removed <= count && count > 1;
  const stay = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !isRemoving || number !== removed,
  );
  const read = (name: string): string => (query.get(name) ?? '').trim().slice(0, 24);
  const readArea = (): string => {
    const square = parseArea(read('area'), 0);
    return square ? String(Math.round((convertArea(square, 0)?.value ?? 0) * 100) / 100) : read('area');
  };
  const own = stay.flatMap((number, index) =>
    personFields.map((name): [string, string] => {
      const asked = read(`${name}${number}`);
      const text = name === 'nationality' ? parseNationality(asked) : asked;
      const family = stay.indexOf(Number(text)) + 1;
      return [`${name}${index + 1}`, name !== 'family' ? text : family > 0 ? String(family) : ''];
    }),
  );
  const texts = Object.fromEntries([
    ...[...homeFields, ...ownerFields].map((name) => [name, read(name)] as const),
    ...own,
  ]);
  const people = query.has('add') ? Math.min(stay.length + 1, MAX_PEOPLE) : stay.length;
  return {
    texts: {
      ...texts,
      area: readArea(),
      home: texts.home || 'hdb',
      part: texts.part || 'whole',
      months: texts.months || USUAL_MONTHS,
    },
    people,
  };
}

/** Whether the rules ask about a field, by what stands in others. */
function isAsked(name: string, texts: Texts): boolean {
  const isHdb = texts.home !== 'private';
  const isWhole = texts.part !== 'room';
  if (name === 'rooms' || name === 'approved') return isHdb;
  if (name === 'area' || name === 'ura') return !isHdb;
  if (name === 'owner' || name === 'mop') return isHdb && isWhole;
  if (name === 'lives') return !isWhole;
  return true;
}

function isAskedOfPerson(name: PersonField, number: number, texts: Texts): boolean {
  const status = texts[`status${number}`];
  if (name === 'nationality') return status === 'P' || status === 'A';
  if (name === 'pass' || name === 'until') return status === 'A';
  if (name === 'sector') return status === 'A' && texts[`pass${number}`] === 'work-permit';
  if (name === 'family') return texts[`family${number}`] !== String(number);
  return true;
}

const listPeople = (people: number): number[] => Array.from({ length: people }, (_, index) => index + 1);

/** The names of the fields in the order of the form. */
const listFields = (texts: Texts, people: number): string[] => [
  ...homeFields.filter((name) => isAsked(name, texts)),
  ...listPeople(people).flatMap((number) =>
    personFields.filter((name) => isAskedOfPerson(name, number, texts)).map((name) => `${name}${number}`),
  ),
  ...ownerFields.filter((name) => isAsked(name, texts)),
];

const parseAnswer = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'yes';

function parsePerson(texts: Texts, number: number): EligibilityQuestion['people'][number] {
  const { nationality, pass, until, sector, family } = Object.fromEntries(
    personFields.map((name) => [name, texts[`${name}${number}`]]),
  );
  const status = texts[`status${number}`] as 'C' | 'P' | 'A';
  const country = status === 'C' ? 'SG' : nationality === 'other' ? OTHER_COUNTRY : nationality;
  return {
    residentialStatus: status,
    nationality: country,
    passType: pass as PassType | undefined,
    passValidUntil: until,
    sector: sector as WorkSector | undefined,
    isFamilyOf: family === undefined ? undefined : Number(family) - 1,
  };
}

function makeQuestion(texts: Texts, people: number): Omit<EligibilityQuestion, 'day'> {
  const isHdb = texts.home === 'hdb';
  const isWholeUnit = texts.part === 'whole';
  return {
    home: {
      propertyType: isHdb ? 0 : 1,
      isWholeUnit,
      hdbRooms: texts.rooms === undefined ? undefined : Number(texts.rooms),
      areaSqm: texts.area === undefined ? undefined : Number(texts.area),
      isUraRegistered: parseAnswer(texts.ura),
      isMopOver: parseAnswer(texts.mop),
      isApproved: parseAnswer(texts.approved),
    },
    term: { from: texts.from ?? '', months: Number(texts.months) },
    people: listPeople(people).map((number) => parsePerson(texts, number)),
    owner: {
      residentialStatus: texts.owner as 'C' | 'P' | 'A' | undefined,
      occupiesHome: !isWholeUnit && texts.lives !== 'no',
    },
  };
}

/** Reads the page's query; other names are ignored, and what doesn't matter for the rest is left out. */
export function parseMayRentPage(query: URLSearchParams): MayRentPage {
  const { texts: all, people } = parseTexts(query);
  const names = listFields(all, people).filter((name) => all[name]);
  const texts = Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
  const wrong = names.flatMap((name) => {
    const [isRight, issue] = checks[name.replace(/\d$/, '')] ?? [];
    return isRight && issue && !isRight(texts[name] ?? '') ? [[name, issue] as const] : [];
  });
  const missing = [
    ...(texts.from ? [] : [messages.missingDay]),
    ...listPeople(people)
      .filter((number) => !texts[`status${number}`])
      .map((number) => messages.missingStatus(number, people)),
  ];
  return {
    texts,
    people,
    issues: Object.fromEntries(wrong),
    missing,
    question: wrong.length === 0 && missing.length === 0 ? makeQuestion(texts, people) : null,
  };
}

/** Writes the page's query: every field that matters, in the order of the form. */
export function serializeMayRentPage({ texts, people }: Pick<MayRentPage, 'texts' | 'people'>): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) {
    query.set(name, text);
    if (name === 'months' && people > 1) query.set('people', String(people));
  }
  return query.toString();
}

/** The query as the page writes it; that of the bare address stays empty, and names of others stay at its end. */
export function shortenMayRentQuery(query: URLSearchParams): string {
  const isOwn = (name: string) =>
    [...homeFields, ...ownerFields, 'people', 'add', 'remove'].includes(name) ||
    personFields.some((field) => name.startsWith(field) && /^\d$/.test(name.slice(field.length)));
  const names = [...query.keys()];
  if (!names.some(isOwn)) return query.toString();
  const others = new URLSearchParams([...query].filter(([name]) => !isOwn(name)));
  return [serializeMayRentPage(parseMayRentPage(query)), others.toString()]
    .filter((part) => part !== '')
    .join('&');
}

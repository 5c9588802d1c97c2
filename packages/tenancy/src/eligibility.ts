import { type DatedRow, findRow, type Source } from './datedTable.ts';

/** Whether a home may be rented: it may, it may not, or somebody has to be asked first. */
export type Eligibility = 'yes' | 'no' | 'ask';

/** Passes of people who are neither citizens nor permanent residents. */
export const passTypes = [
  'employment-pass',
  's-pass',
  'work-permit',
  'student-pass',
  'dependant-pass',
  'long-term-visit-pass',
  'short-term-visit',
] as const;

/** A pass. */
export type PassType = (typeof passTypes)[number];

/** Sectors of work permits, as MOM names them. */
export const workSectors = ['construction', 'manufacturing', 'marine', 'process', 'services'] as const;

/** A sector. */
export type WorkSector = (typeof workSectors)[number];

/** The home, as far as the rules ask about it; what is left out is not known. */
export interface RentedHome {
  /** 0 HDB flat; any other code is a private home. */
  readonly propertyType: number;
  /** Rooms as HDB counts them, 1 to 6: a 4-room flat has three bedrooms. */
  readonly hdbRooms?: number | undefined;
  readonly areaSqm?: number | undefined;
  readonly isWholeUnit: boolean;
  /** Bedrooms of the flat that are let. @default 1 */
  readonly bedroomsLet?: number | undefined;
  /** Whether the home is registered with URA for more people. */
  readonly isUraRegistered?: boolean | undefined;
  /** Whether the flat's minimum occupation period is over. */
  readonly isMopOver?: boolean | undefined;
  /** Whether HDB approved this tenancy. */
  readonly isApproved?: boolean | undefined;
}

/** Somebody who would live in the home. */
export interface RentingPerson {
  /** C citizen, P permanent resident, A on a pass. */
  readonly residentialStatus: 'C' | 'P' | 'A';
  /** Country, as ISO 3166 alpha-2 says it. */
  readonly nationality?: string | undefined;
  readonly passType?: PassType | undefined;
  /** YYYY-MM-DD. */
  readonly passValidUntil?: string | undefined;
  /** Of a work permit. */
  readonly sector?: WorkSector | undefined;
  /** Index of somebody else of the list whose family they are. */
  readonly isFamilyOf?: number | undefined;
}

/** What is asked. */
export interface MayRentQuestion {
  /** Day on which it is asked, YYYY-MM-DD. */
  readonly day: string;
  readonly home: RentedHome;
  readonly term: { readonly from: string; readonly months: number };
  readonly people: readonly RentingPerson[];
  readonly owner?:
    | { readonly residentialStatus?: 'C' | 'P' | 'A' | undefined; readonly occupiesHome: boolean }
    | undefined;
}

/** One rule: what it says of the question, in words, where it stands, and from when to when it holds. */
export interface EligibilityReason {
  readonly rule: string;
  readonly answer: Eligibility;
  readonly words: string;
  readonly source: Source;
  readonly from: string;
  readonly to: string | null;
}

/** A question with what follows from it. */
export interface RuleContext extends MayRentQuestion {
  /** Last day of the term. */
  readonly lastDay: string;
}

/** What a rule says. */
export interface Finding {
  readonly answer: Eligibility;
  readonly words: string;
}

/** Finds what a dated table says on the first and on the last day of the term: the stricter counts. Not known is `ask`. */
export function judge<Content>(
  rule: string,
  table: readonly DatedRow<Content>[],
  { term, lastDay }: RuleContext,
  find: (content: Content) => Finding,
): EligibilityReason {
  const rows = [findRow(table, term.from), findRow(table, lastDay)];
  const reasons = rows.map((row): EligibilityReason => {
    const known = row ?? table[table.length - 1];
    if (!known) throw new Error(`The table of the rule "${rule}" is empty.`);
    const { source, from, to, content } = known;
    const finding: Finding = row
      ? find(content)
      : { answer: 'ask', words: 'We don’t know the rule on the days of this term. Ask the authority.' };
    return { rule, ...finding, source, from, to };
  });
  return reasons.toSorted(
    (a, b) => eligibilityOrder.indexOf(a.answer) - eligibilityOrder.indexOf(b.answer),
  )[0] as EligibilityReason;
}

/** From what beats everything to what beats nothing. */
export const eligibilityOrder: readonly Eligibility[] = ['no', 'ask', 'yes'];

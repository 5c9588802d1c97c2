import { type DatedRow, findRow, type Source } from './datedTable.ts';

/** The longest lease that is worked out, in months. */
export const LONGEST_MONTHS = 1_200;

/** The highest monthly rent that is worked out, in cents. */
export const HIGHEST_RENT = 1_000_000_000;

/** Throws a RangeError unless it is a number of months a lease can have. */
export function checkMonths(months: number): void {
  if (Number.isInteger(months) && months > 0 && months <= LONGEST_MONTHS) return;
  throw new RangeError(
    `A lease lasts a whole number of months, 1 to ${LONGEST_MONTHS}; it was given ${months}.`,
  );
}

/** Throws a RangeError unless it is a rent in whole cents. */
export function checkRent(cents: number): void {
  if (Number.isInteger(cents) && cents > 0 && cents <= HIGHEST_RENT) return;
  throw new RangeError(`A rent is a whole number of cents, 1 to ${HIGHEST_RENT}; it was given ${cents}.`);
}

/** How long a home may be let at a time. */
export interface TermRule {
  /** Months. */
  readonly shortest: number;
  /** Months; null where the rule names none. */
  readonly longest: number | null;
}

/** Terms of HDB flats. */
export const hdbTermTable: readonly DatedRow<TermRule>[] = [
  {
    from: '2019-01-01',
    to: null,
    source: {
      name: 'HDB, Regulations for Renting Flats: 6 months to 3 years, or 2 years if a tenant is neither Singaporean nor Malaysian',
      basis: 'law',
      readOn: '2026-11-21',
      url: 'https://www.hdb.gov.sg',
    },
    content: { shortest: 6, longest: 36 },
  },
];

/** Terms of every other home. */
export const privateTermTable: readonly DatedRow<TermRule>[] = [
  {
    from: '2017-06-30',
    to: null,
    source: {
      name: 'URA, Renting Property: at least 3 months in a row',
      basis: 'law',
      readOn: '2026-11-21',
      url: 'https://www.ura.gov.sg',
    },
    content: { shortest: 3, longest: null },
  },
];

/** Code of the property type that HDB's own rules are for. */
const HDB = 0;

/** How long a home of this type may be let at a time on a day, in months, with its source; null where no table says. */
export function findTermRule(
  propertyType: number | null,
  day: string,
): (TermRule & { readonly source: Source }) | null {
  if (propertyType === null) return null;
  const row = findRow(propertyType === HDB ? hdbTermTable : privateTermTable, day);
  return row ? { ...row.content, source: row.source } : null;
}

const usualTerms = [3, 6, 12, 18, 24, 36] as const;

/** Terms in months that people usually ask about, those the rules forbid left out. */
export function listTerms(propertyType: number | null, day: string): number[] {
  const rule = findTermRule(propertyType, day);
  return usualTerms.filter(
    (months) =>
      rule === null || (months >= rule.shortest && (rule.longest === null || months <= rule.longest)),
  );
}

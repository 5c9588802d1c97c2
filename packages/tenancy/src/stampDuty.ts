import { type DatedRow, findRow, type Source } from './datedTable.ts';
import { checkMonths, checkRent } from './terms.ts';

/** What the duty on a lease is worked out from; amounts in cents. */
export interface StampDutyRule {
  /** Leases whose average annual rent is at most this pay nothing. */
  readonly exemptAnnualRent: number;
  /** Thousandths of the rent that are due: 4 is 0.4 %. */
  readonly perMille: number;
  /** What a lease that isn't exempt pays at least, in cents. */
  readonly leastCents: number;
  /** A lease longer than this pays on `longLeaseYears` average annual rents instead of on its whole rent. */
  readonly longLeaseMonths: number;
  readonly longLeaseYears: number;
}

/** Duty on leases in Singapore, rounded down to the dollar, a dollar at least. */
export const stampDutyTable: readonly DatedRow<StampDutyRule>[] = [
  {
    from: '2014-02-22',
    to: null,
    source: {
      name: 'Guides that quote IRAS; the exemption at $1,000 a year from ask.gov.sg/iras',
      basis: 'estimate',
      readOn: '2026-11-21',
      url: 'https://ask.gov.sg/iras',
    },
    content: {
      exemptAnnualRent: 100_000,
      perMille: 4,
      leastCents: 100,
      longLeaseMonths: 48,
      longLeaseYears: 4,
    },
  },
];

/** Months of a lease at one rent. */
export interface RentPeriod {
  /** Cents of a Singapore dollar. */
  readonly monthlyRent: number;
  readonly months: number;
}

/** A lease as the duty sees it. */
export interface StampDutyOptions {
  /** The rents one after the other; a lease at one rent has one period. */
  readonly periods: readonly RentPeriod[];
  /** Day on which the lease is signed, YYYY-MM-DD. */
  readonly signedOn: string;
}

/** What is due, in cents, with its source; null cents where no table reaches the day. */
export interface Figure {
  readonly cents: number | null;
  readonly source: Source | null;
}

const CENTS_OF_A_DOLLAR = 100;

/**
 * Duty on a lease in cents, rounded down to the dollar, a dollar at least. The base is the contractual rent: where the market rent is
 * higher, the duty is too. Throws a RangeError for rents or months that are no whole positive numbers.
 */
export function stampDuty({ periods, signedOn }: StampDutyOptions): Figure {
  for (const { monthlyRent, months } of periods) {
    checkRent(monthlyRent);
    checkMonths(months);
  }
  const months = periods.reduce((sum, period) => sum + period.months, 0);
  checkMonths(months);
  const row = findRow(stampDutyTable, signedOn);
  if (!row) return { cents: null, source: null };
  const { exemptAnnualRent, perMille, leastCents, longLeaseMonths, longLeaseYears } = row.content;
  const total = periods.reduce((sum, period) => sum + period.monthlyRent * period.months, 0);
  if (total * 12 <= exemptAnnualRent * months) return { cents: 0, source: row.source };
  const isLong = months > longLeaseMonths;
  const dividend = total * perMille * (isLong ? longLeaseYears * 12 : 1);
  const divisor = 1_000 * CENTS_OF_A_DOLLAR * (isLong ? months : 1);
  const cents = Math.floor(dividend / divisor) * CENTS_OF_A_DOLLAR;
  return { cents: Math.max(cents, leastCents), source: row.source };
}

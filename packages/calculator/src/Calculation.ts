import type { Basis, RateCard, Source } from '@sewa/tenancy';

/** Ways to pay the monthly rent: by the product's plan, or by a transfer of one's own. */
export const payWays = ['transfer', 'egiro', 'paynow', 'card'] as const;

/** A way to pay the monthly rent. */
export type PayWay = (typeof payWays)[number];

/** What a calculation is asked for. */
export interface CalculationInput {
  /** Cents of a Singapore dollar, a whole number above 0. */
  readonly monthlyRent: number;
  /** Length of the tenancy in whole months, above 0. */
  readonly months: number;
  /** First day of the tenancy, YYYY-MM-DD. @default the first day of the month after `day` */
  readonly from?: string;
  /** `usual`: the deposit landlords usually ask for; `free`: no deposit, but its price. @default 'usual' */
  readonly deposit?: 'usual' | 'free';
  /** Whether the tenant engages an agent of their own. @default false */
  readonly hasAgent?: boolean;
  /** How the monthly rent is paid. @default 'transfer' */
  readonly payBy?: PayWay;
  /** Small repairs in the whole tenancy, a whole number. @default one for each year begun */
  readonly repairs?: number;
  /** What the tenant pays of one small repair at most, in cents. @default the usual cap of the day, 20000 since July 2024 */
  readonly repairCap?: number;
  /** Months after which the tenant leaves early, for the optional line. @default half of the tenancy */
  readonly leaveAfter?: number;
  /** Whether the contract has a diplomatic clause. @default false */
  readonly hasDiplomaticClause?: boolean;
}

/** What the product charges; null where a price is not known. */
export interface CalculatorRates {
  /** Who says so, and when it was read. */
  readonly source: { readonly name: string; readonly readOn: string };
  readonly egiro: RateCard | null;
  readonly paynow: RateCard | null;
  readonly card: RateCard | null;
  /** Price of renting without a deposit, of the monthly rent. */
  readonly depositFree: RateCard | null;
}

/** What a line of a calculation is for. */
export const lineKinds = [
  'first-rent',
  'deposit',
  'deposit-free',
  'stamp-duty',
  'agent-fee',
  'rent',
  'egiro-fee',
  'paynow-fee',
  'card-fee',
  'minor-repairs',
  'leaving-early',
] as const;

/** What a line of a calculation is for. */
export type LineKind = (typeof lineKinds)[number];

/** How sure a line is: `contract` follows from what was asked, `price` from a rate card, the others from dated tables. */
export type LineBasis = Basis | 'contract' | 'price';

/** One amount of a calculation. */
export interface CalculationLine {
  readonly kind: LineKind;
  /** Whole cents, never negative; null where it is not known. */
  readonly cents: number | null;
  /** Null where no source is needed or known. */
  readonly source: Source | { readonly name: string; readonly readOn: string } | null;
  readonly basis: LineBasis;
  /** True for what is no part of the totals. */
  readonly isOptional: boolean;
  /** True for what is due before the keys are handed over. */
  readonly isMoveIn: boolean;
}

/** Something a calculation takes for granted, or does not know; `cents` and `months` are figures of its sentence. */
export interface Assumption {
  readonly kind:
    | 'starts-next-month'
    | 'part-month-by-days'
    | 'deposit-comes-back'
    | 'first-payments-by-transfer'
    | 'repairs-estimated'
    | 'agent-not-counted'
    | 'not-known';
  /** The line it is about; null for the whole. */
  readonly line: LineKind | null;
  readonly value: number | null;
}

/** What renting a home costs. */
export interface Calculation {
  readonly lines: readonly CalculationLine[];
  /** In cents: what is due before the keys, and everything of the whole tenancy. Unknown amounts count as 0. */
  readonly totals: { readonly moveIn: number; readonly tenancy: number };
  readonly assumptions: readonly Assumption[];
}

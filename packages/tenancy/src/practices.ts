import { type DatedRow, findRow } from './datedTable.ts';
import type { Figure } from './stampDuty.ts';

/** Rents that are usual for leases up to a length; the rows of one table go from short to long. */
export interface PracticeStep {
  /** Longest lease the step is for, in months. */
  readonly upTo: number;
  /** Shortest lease the step is for, in months. */
  readonly from: number;
  /** Halves of a monthly rent: 1 is half a month. */
  readonly halfRents: number;
}

/**
 * Security deposit as landlords usually ask for it: one month for each year begun. The guides speak of one and two years
 * only, so for longer leases nothing is known. They are undated; nothing is claimed for leases before mid-2024.
 */
export const depositTable: readonly DatedRow<readonly PracticeStep[]>[] = [
  {
    from: '2024-07-01',
    to: null,
    source: {
      name: 'Guides by PropertyGuru, 99.co and Greyloft: one month for one year, two for two',
      basis: 'custom',
      readOn: '2026-11-21',
    },
    content: [
      { from: 1, upTo: 12, halfRents: 2 },
      { from: 13, upTo: 24, halfRents: 4 },
    ],
  },
];

/**
 * Fee of a tenant's own agent: half a month for one year, one month for two. Since July 2024 each side is advised to pay
 * its own agent. The fee is free to be agreed; other lengths are not spoken of.
 */
export const agentFeeTable: readonly DatedRow<readonly PracticeStep[]>[] = [
  {
    from: '2024-07-01',
    to: null,
    source: {
      name: 'Market guides, with the advice of SEAA from July 2024 that each side pays its own agent',
      basis: 'custom',
      readOn: '2026-11-21',
    },
    content: [
      { from: 12, upTo: 12, halfRents: 1 },
      { from: 24, upTo: 24, halfRents: 2 },
    ],
  },
];

/** First rent, paid before moving in, in halves of a monthly rent whatever the length. */
export const firstRentTable: readonly DatedRow<readonly PracticeStep[]>[] = [
  {
    from: '2024-07-01',
    to: null,
    source: {
      name: 'Market guides: the first month is paid at signing',
      basis: 'custom',
      readOn: '2026-11-21',
    },
    content: [{ from: 1, upTo: 1_200, halfRents: 2 }],
  },
];

/** What a tenant pays of small repairs, by the minor repair clause of a contract; amounts in cents of one repair. */
export interface MinorRepairRule {
  readonly usualCap: number;
  readonly lowestCap: number;
  readonly highestCap: number;
}

/** Minor repair clauses: after the first month the tenant pays each small repair up to a cap, and the landlord the rest. */
export const minorRepairTable: readonly DatedRow<MinorRepairRule>[] = [
  {
    from: '2024-07-01',
    to: null,
    source: {
      name: 'Guides by EdgeProp, Homejourney and Renrensg: the tenant pays up to $150 to $500 of each small repair, often $200',
      basis: 'custom',
      readOn: '2026-11-28',
      url: 'https://www.homejourney.sg/blog/minor-repair-clause-negotiation-tips-singapore-tenants-homejourney-202602021101',
    },
    content: { usualCap: 20_000, lowestCap: 15_000, highestCap: 50_000 },
  },
];

/** When a tenant may leave by the diplomatic clause of a contract; lengths in months. */
export interface DiplomaticClauseRule {
  /** Only leases longer than this have the clause. */
  readonly longerThan: number;
  /** Notice can be given after this long. */
  readonly noticeAfter: number;
  readonly notice: number;
}

/** Leaving early: the landlord may keep the deposit, unless a diplomatic clause lets the tenant go with notice. */
export const diplomaticClauseTable: readonly DatedRow<DiplomaticClauseRule>[] = [
  {
    from: '2024-07-01',
    to: null,
    source: {
      name: 'Guides by 99.co and Greyloft: who leaves early may lose the deposit, unless a diplomatic clause allows it after 12 months with 2 months’ notice',
      basis: 'custom',
      readOn: '2026-11-28',
      url: 'https://www.99.co/blog/singapore/tenancy-agreement-and-security-deposit/',
    },
    content: { longerThan: 12, noticeAfter: 12, notice: 2 },
  },
];

/** What custom says of a lease: an amount in cents with its source, null where it does not speak of the day or the length. */
export function findCustomary(
  table: readonly DatedRow<readonly PracticeStep[]>[],
  {
    monthlyRent,
    months,
    day,
  }: { readonly monthlyRent: number; readonly months: number; readonly day: string },
): Figure {
  const row = findRow(table, day);
  const step = row?.content.find(({ from, upTo }) => from <= months && months <= upTo);
  if (!row || !step) return { cents: null, source: row?.source ?? null };
  return { cents: Math.floor((monthlyRent * step.halfRents) / 2), source: row.source };
}

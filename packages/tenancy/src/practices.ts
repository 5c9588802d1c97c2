import type { DatedRow } from './datedTable.ts';

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

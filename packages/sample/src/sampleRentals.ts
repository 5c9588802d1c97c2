import type { Occupier } from '@sewa/api/client';

/** When something happens in a rental of the sample market. */
export interface SampleTime {
  /** Days from the day of the first fill; in a tenancy that has begun, from its first day. */
  readonly day: number;
  /** In Singapore, as `19:00`. */
  readonly at: string;
  /** Counts the days from another day of a tenancy that has begun: its last one, or that of the first fill. */
  readonly from?: 'last-day' | 'fill';
}

/** What one side offers, for a home of the sample market. */
export interface SampleTerms {
  /** A month, in dollars. */
  readonly rent: number;
  readonly months: number;
  /** Until 20:00, in days as `SampleTime` counts them. */
  readonly expiresInDays: number;
  /** On the first day of a month so many months before the first fill. @default the month after next */
  readonly begunMonthsAgo?: number;
}

/** One step of a rental of the sample market; the first is `start`. */
export interface SampleStep extends SampleTime {
  readonly by: 'tenant' | 'landlord' | 'system';
  readonly name: 'start' | 'offer' | 'counter' | 'accept' | 'withdraw' | 'expire';
  /** Of an offer or a counter-offer. */
  readonly terms?: SampleTerms;
}

/** Somebody of the sample market who rents a home, or wants to. */
export interface SampleRental {
  /** What comes after `sample-` in the id of the tenant. */
  readonly tenant: string;
  /** Key of the home. */
  readonly home: string;
  /** Who would live there. */
  readonly occupiers: readonly Occupier[];
  readonly steps: readonly SampleStep[];
  /** What they asked about the home before, in the inbox; only of somebody who lets it in their own name. */
  readonly question?: string;
}

const lims: readonly Occupier[] = [
  { name: 'Lim Jia En', residentialStatus: 'C' },
  { name: 'Lim Jia Hui', residentialStatus: 'C' },
];

const hakims: readonly Occupier[] = [
  { name: 'Amir Hakim', residentialStatus: 'P' },
  { name: 'Nadia Hakim', residentialStatus: 'C' },
];

const sofia: readonly Occupier[] = [
  { name: 'Sofia Rossi', residentialStatus: 'A', passType: 'employment-pass' },
];

const deepa: readonly Occupier[] = [{ name: 'Deepa Varma', residentialStatus: 'C' }];

/** What was offered first. */
export const getTerms = ({
  steps,
}: Pick<SampleRental, 'steps'>): Pick<SampleTerms, 'begunMonthsAgo' | 'months'> =>
  steps.find(({ terms }) => terms)?.terms ?? { months: 0 };

/** Steps of a rental that was agreed on at the first offer. */
const agree = (terms: SampleTerms, day: number): readonly SampleStep[] => [
  { by: 'tenant', name: 'start', day, at: '09:10' },
  { by: 'tenant', name: 'offer', day, at: '09:20', terms },
  { by: 'landlord', name: 'accept', day, at: '18:30' },
];

/** The rentals of the sample market: with its first owner, its first agent and its first company, in every state. */
export const sampleRentals: readonly SampleRental[] = [
  // The owner has to answer.
  {
    tenant: 'lim-jia-en',
    home: '02a',
    occupiers: lims,
    question: 'Hello, is the flat still free? There are two of us and we could move in next month.',
    steps: [
      { by: 'tenant', name: 'start', day: -1, at: '20:05' },
      {
        by: 'tenant',
        name: 'offer',
        day: -1,
        at: '20:15',
        terms: { rent: 4_200, months: 12, expiresInDays: 3 },
      },
    ],
  },
  // The agent answered with other terms; now the tenant has to.
  {
    tenant: 'lim-jia-en',
    home: '01a',
    occupiers: lims,
    question: 'Good evening, is the flat still available? We would like to stay for two years.',
    steps: [
      { by: 'tenant', name: 'start', day: -4, at: '12:30' },
      {
        by: 'tenant',
        name: 'offer',
        day: -3,
        at: '12:40',
        terms: { rent: 5_500, months: 24, expiresInDays: 3 },
      },
      {
        by: 'landlord',
        name: 'counter',
        day: -1,
        at: '17:20',
        terms: { rent: 5_750, months: 24, expiresInDays: 3 },
      },
    ],
  },
  {
    tenant: 'amir-hakim',
    home: '27e',
    occupiers: hakims,
    steps: [
      { by: 'tenant', name: 'start', day: -12, at: '09:30' },
      {
        by: 'tenant',
        name: 'offer',
        day: -11,
        at: '09:45',
        terms: { rent: 5_800, months: 24, expiresInDays: -7 },
      },
      {
        by: 'landlord',
        name: 'counter',
        day: -10,
        at: '11:00',
        terms: { rent: 6_000, months: 24, expiresInDays: -7 },
      },
      { by: 'tenant', name: 'accept', day: -9, at: '21:10' },
    ],
  },
  {
    tenant: 'amir-hakim',
    home: '06b',
    occupiers: hakims,
    question: 'Hi, would you let the home for six months? My family and I move to Singapore for a project.',
    steps: [
      { by: 'tenant', name: 'start', day: -5, at: '18:00' },
      {
        by: 'tenant',
        name: 'offer',
        day: -4,
        at: '18:10',
        terms: { rent: 7_400, months: 6, expiresInDays: -1 },
      },
      { by: 'system', name: 'expire', day: -1, at: '20:00' },
    ],
  },
  {
    tenant: 'sofia-rossi',
    home: '20a',
    occupiers: sofia,
    question: 'Hello, is the home still free? I would like to move in soon.',
    steps: [
      { by: 'tenant', name: 'start', day: -8, at: '13:00' },
      {
        by: 'tenant',
        name: 'offer',
        day: -8,
        at: '13:20',
        terms: { rent: 3_200, months: 12, expiresInDays: -5 },
      },
      { by: 'tenant', name: 'withdraw', day: -6, at: '08:40' },
    ],
  },
  {
    tenant: 'sofia-rossi',
    home: '10d',
    occupiers: sofia,
    steps: [{ by: 'tenant', name: 'start', day: -2, at: '19:30' }],
  },
  // What follows goes on to an agreement, and some to the end of the tenancy: see `sampleContracts`.
  {
    tenant: 'lim-jia-en',
    home: 'let-kovan',
    occupiers: lims,
    steps: agree({ rent: 3_200, months: 12, expiresInDays: -22, begunMonthsAgo: 9 }, -25),
  },
  {
    tenant: 'lim-jia-en',
    home: 'let-bedok',
    occupiers: lims,
    steps: agree({ rent: 3_400, months: 24, expiresInDays: -5 }, -7),
  },
  {
    tenant: 'lim-jia-en',
    home: 'let-dawson',
    occupiers: [{ name: 'Lim Boon Kiat', residentialStatus: 'C' }],
    steps: agree({ rent: 4_200, months: 24, expiresInDays: 1 }, -2),
  },
  {
    tenant: 'amir-hakim',
    home: 'let-serangoon',
    occupiers: hakims,
    steps: agree({ rent: 4_600, months: 24, expiresInDays: -1 }, -4),
  },
  {
    tenant: 'deepa-varma',
    home: 'let-clementi',
    occupiers: deepa,
    steps: agree({ rent: 3_500, months: 24, expiresInDays: -3 }, -6),
  },
  {
    tenant: 'deepa-varma',
    home: 'let-dawson',
    occupiers: deepa,
    steps: agree({ rent: 4_000, months: 24, expiresInDays: -27, begunMonthsAgo: 22 }, -30),
  },
  {
    tenant: 'sofia-rossi',
    home: 'let-simei',
    occupiers: sofia,
    steps: agree({ rent: 3_600, months: 24, expiresInDays: -17, begunMonthsAgo: 14 }, -20),
  },
  {
    tenant: 'amir-hakim',
    home: 'let-clementi',
    occupiers: hakims,
    steps: agree({ rent: 3_300, months: 12, expiresInDays: -15, begunMonthsAgo: 13 }, -18),
  },
  {
    tenant: 'lim-jia-en',
    home: 'let-serangoon',
    occupiers: lims,
    steps: agree({ rent: 4_300, months: 24, expiresInDays: -21, begunMonthsAgo: 33 }, -24),
  },
];

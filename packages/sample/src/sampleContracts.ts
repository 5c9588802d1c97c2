/** One step of an agreement of the sample market. */
export interface SampleContractStep {
  /** What comes after `sample-` in the id of who does it. */
  readonly who: string;
  readonly name: 'draft' | 'send' | 'sign' | 'checks' | 'stamped';
  /** Before the day of the first fill. */
  readonly daysAgo: number;
  /** In Singapore, as `19:00`. */
  readonly at: string;
  /** What it says besides. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The agreement of a rental of the sample market. */
export interface SampleContract {
  readonly tenant: string;
  readonly home: string;
  /** What comes after `sample-` in the id of the company that lets the home. */
  readonly corporate?: string;
  readonly steps: readonly SampleContractStep[];
}

const draft = (blanks: Readonly<Record<string, unknown>> = {}) => ({ templateVersion: 1, blanks });
const own = (name: string) => ({ way: 'own', name });

/** The agreements of the sample market: the first tenant, the first owner, the first agent and the first company each have some. The oldest is the first. */
export const sampleContracts: readonly SampleContract[] = [
  // Signed, checked and stamped; it ends in three months.
  {
    tenant: 'lim-jia-en',
    home: 'let-kovan',
    corporate: 'harbour-living',
    steps: [
      { who: 'pauline-seah', name: 'draft', daysAgo: 299, at: '10:00', body: draft() },
      { who: 'pauline-seah', name: 'send', daysAgo: 299, at: '10:05' },
      { who: 'lim-jia-en', name: 'send', daysAgo: 299, at: '20:15' },
      {
        who: 'pauline-seah',
        name: 'checks',
        daysAgo: 298,
        at: '09:30',
        body: { kind: 'passes-seen', about: { occupier: 0 } },
      },
      { who: 'lim-jia-en', name: 'sign', daysAgo: 298, at: '19:40', body: own('Lim Jia En') },
      { who: 'pauline-seah', name: 'sign', daysAgo: 297, at: '11:20', body: own('Pauline Seah') },
      {
        who: 'lim-jia-en',
        name: 'stamped',
        daysAgo: 293,
        at: '21:00',
        body: { certificate: '042026-0000001-1' },
      },
    ],
  },
  // Signed; the duty is still to be paid.
  {
    tenant: 'lim-jia-en',
    home: 'let-bedok',
    steps: [
      { who: 'mdm-lee', name: 'draft', daysAgo: 6, at: '09:00', body: draft() },
      { who: 'mdm-lee', name: 'send', daysAgo: 6, at: '09:10' },
      {
        who: 'mdm-lee',
        name: 'checks',
        daysAgo: 6,
        at: '09:20',
        body: { kind: 'hdb-approval', reference: 'Sample 0001' },
      },
      { who: 'lim-jia-en', name: 'send', daysAgo: 5, at: '20:00' },
      { who: 'lim-jia-en', name: 'sign', daysAgo: 5, at: '20:30', body: own('Lim Jia En') },
      { who: 'mdm-lee', name: 'sign', daysAgo: 3, at: '08:45', body: own('Lee Siew Hong') },
    ],
  },
  // Half signed: the owner is next.
  {
    tenant: 'deepa-varma',
    home: 'let-clementi',
    steps: [
      { who: 'deepa-varma', name: 'draft', daysAgo: 5, at: '12:00', body: draft() },
      { who: 'deepa-varma', name: 'send', daysAgo: 5, at: '12:05' },
      { who: 'mdm-lee', name: 'send', daysAgo: 4, at: '10:30' },
      { who: 'deepa-varma', name: 'sign', daysAgo: 2, at: '22:10', body: own('Deepa Varma') },
    ],
  },
  // The tenant has sent the draft; the agent or the owner is next.
  {
    tenant: 'amir-hakim',
    home: 'let-serangoon',
    steps: [
      { who: 'tan-wei-jie', name: 'draft', daysAgo: 3, at: '11:00', body: draft() },
      { who: 'amir-hakim', name: 'draft', daysAgo: 2, at: '19:00', body: draft({ dueDay: 5 }) },
      { who: 'amir-hakim', name: 'send', daysAgo: 2, at: '19:05' },
    ],
  },
  // The agent has written a draft; the tenant reads it.
  {
    tenant: 'lim-jia-en',
    home: 'let-dawson',
    steps: [{ who: 'tan-wei-jie', name: 'draft', daysAgo: 1, at: '15:30', body: draft() }],
  },
];

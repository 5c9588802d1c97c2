import type { DatedRow } from './datedTable.ts';

/** Most people that may live in a home. */
export interface OccupancyRule {
  readonly most: number;
  /** The least floor area it holds for, in square metres, of homes registered with URA. @default any */
  readonly leastArea?: number;
}

const readOn = '2026-11-21';
const hdb = { basis: 'law', readOn, url: 'https://www.hdb.gov.sg' } as const;
const ura = { basis: 'law', readOn, url: 'https://www.ura.gov.sg' } as const;
const press = { basis: 'estimate', readOn } as const;

/** HDB flats by their number of rooms: 1 and 2 rooms, 3 rooms, and 4 rooms or more. */
export const hdbOccupancyTables: readonly {
  readonly upTo: number;
  readonly table: readonly DatedRow<OccupancyRule>[];
}[] = [
  {
    upTo: 2,
    table: [
      {
        from: '2018-12-31',
        to: null,
        source: { ...hdb, name: 'HDB, Regulations for Renting Flats: 4 people in 1-room and 2-room flats' },
        content: { most: 4 },
      },
    ],
  },
  {
    upTo: 3,
    table: [
      {
        from: '2018-12-31',
        to: null,
        source: { ...hdb, name: 'HDB, Regulations for Renting Flats: 6 people in 3-room flats' },
        content: { most: 6 },
      },
    ],
  },
  {
    upTo: 99,
    table: [
      {
        from: '2018-12-31',
        to: '2024-01-21',
        source: { ...hdb, name: 'HDB, Regulations for Renting Flats: 6 people in 4-room and larger flats' },
        content: { most: 6 },
      },
      {
        from: '2024-01-22',
        to: '2028-12-31',
        source: {
          ...press,
          name: 'CNA and The Straits Times, 16 Jan 2026, quoting HDB and URA: 8 people in 4-room and larger flats until 31 Dec 2028',
        },
        content: { most: 8 },
      },
      {
        from: '2029-01-01',
        to: null,
        source: {
          ...press,
          name: 'CNA and The Straits Times, 16 Jan 2026, quoting HDB and URA: the higher cap ends on 31 Dec 2028',
        },
        content: { most: 6 },
      },
    ],
  },
];

/** Private homes: people who are not one family. */
export const privateOccupancyTable: readonly DatedRow<OccupancyRule>[] = [
  {
    from: '2017-05-15',
    to: null,
    source: { ...ura, name: 'URA, Renting Property: 6 people who are not of one family' },
    content: { most: 6 },
  },
];

/** Large private homes that are registered with URA. */
export const largeHomeOccupancyTable: readonly DatedRow<Required<OccupancyRule>>[] = [
  {
    from: '2024-01-22',
    to: '2028-12-31',
    source: {
      ...ura,
      name: 'URA, Temporary Occupancy Cap: 8 people in registered homes of 90 sqm or more until 31 Dec 2028',
    },
    content: { most: 8, leastArea: 90 },
  },
];

/** Bedrooms of an HDB flat that may be let, by its number of rooms; the whole flat may be let whatever its size. */
export const hdbBedroomTable: readonly DatedRow<
  readonly { readonly upTo: number; readonly bedrooms: number }[]
>[] = [
  {
    from: '2018-12-31',
    to: null,
    source: {
      ...hdb,
      name: 'HDB, Regulations for Renting Flats: no bedroom of 1-room and 2-room flats, 1 of 3-room, 2 of larger ones',
    },
    content: [
      { upTo: 2, bedrooms: 0 },
      { upTo: 3, bedrooms: 1 },
      { upTo: 99, bedrooms: 2 },
    ],
  },
];

/** HDB's rules that name no figures of their own: each holds as long as its row says. */
export const hdbRuleTables = {
  terms: [
    {
      from: '2019-01-01',
      to: null,
      source: {
        ...hdb,
        name: 'HDB, 18 Dec 2018: at most 2 years if a tenant is neither a citizen nor a Malaysian, else 3 years',
      },
      content: { longest: 36, longestOfForeigners: 24 },
    },
  ],
  quota: [
    {
      from: '2018-12-31',
      to: null,
      source: {
        ...hdb,
        name: 'HDB, Non-Citizen Quota: 8 % of a neighbourhood and 11 % of a block, for whole flats',
      },
      content: null,
    },
  ],
  owner: [
    {
      from: '2018-12-31',
      to: null,
      source: { ...press, name: 'Guides quoting HDB: only Singapore citizens may rent out a whole flat' },
      content: null,
    },
  ],
  minimumOccupation: [
    {
      from: '2018-12-31',
      to: null,
      source: {
        ...press,
        name: 'Guides quoting HDB: a whole flat only after its minimum occupation period, usually 5 years',
      },
      content: null,
    },
  ],
  approval: [
    {
      from: '2018-12-31',
      to: null,
      source: { ...press, name: 'CNA, 16 Jan 2026: HDB approves before the tenancy begins' },
      content: null,
    },
  ],
  passes: [
    {
      from: '2018-12-31',
      to: null,
      source: {
        ...press,
        name: 'HDB, as quoted: tenants hold a pass for work, study, dependants or a long visit, valid 6 months at the application',
      },
      content: { monthsLeft: 6 },
    },
  ],
  workPermits: [
    {
      from: '2017-01-01',
      to: null,
      source: {
        name: 'MOM, housing of foreign workers: by sector, Malaysians in any',
        basis: 'law',
        readOn,
        url: 'https://www.mom.gov.sg',
      },
      content: null,
    },
  ],
} as const satisfies Readonly<Record<string, readonly DatedRow<unknown>[]>>;

/** A pass has to be valid while its holder lives in the home: landlords check it. */
export const passCheckTable: readonly DatedRow<null>[] = [
  {
    from: '2018-12-31',
    to: null,
    source: {
      name: 'ICA, checks by landlords: the pass is valid, and belongs to the tenant',
      basis: 'law',
      readOn: '2026-11-23',
      url: 'https://www.ica.gov.sg',
    },
    content: null,
  },
];

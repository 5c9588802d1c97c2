import type { CorporateRole } from '@sewa/api/client';

/** An invented corporate with the organisations below it and its people, by what comes after `sample-` in their ids. */
export interface SampleCorporate {
  readonly id: string;
  readonly name: string;
  /** Invented as well, and of no company: the register begins with other figures. */
  readonly uen: string;
  /** Whether its members operate the product. */
  readonly isOperator: boolean;
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
  readonly members: readonly {
    readonly userId: string;
    readonly role: CorporateRole;
    readonly organisationId: string | null;
  }[];
}

const member = (user: string, role: CorporateRole, organisation: string | null = null) => ({
  userId: `sample-${user}`,
  role,
  organisationId: organisation === null ? null : `sample-${organisation}`,
});

/** The corporates of the sample market. */
export const sampleCorporates: readonly SampleCorporate[] = [
  {
    id: 'sample-harbour-living',
    name: 'Harbour Living',
    uen: '000000001X',
    isOperator: false,
    organisations: [
      { id: 'sample-harbour-east', name: 'East Coast homes' },
      { id: 'sample-harbour-city', name: 'City homes' },
    ],
    members: [
      member('pauline-seah', 'administrator'),
      member('kenji-mori', 'member', 'harbour-east'),
      member('wendy-chia', 'member', 'harbour-city'),
    ],
  },
  {
    id: 'sample-orchid-stays',
    name: 'Orchid Stays',
    uen: '000000002X',
    isOperator: false,
    organisations: [{ id: 'sample-orchid-serviced', name: 'Serviced apartments' }],
    members: [member('pauline-seah', 'administrator'), member('suresh-nair', 'member', 'orchid-serviced')],
  },
  {
    id: 'sample-operations-desk',
    name: 'Operations Desk',
    uen: '000000003X',
    isOperator: true,
    organisations: [],
    members: [member('olive-teo', 'administrator')],
  },
];

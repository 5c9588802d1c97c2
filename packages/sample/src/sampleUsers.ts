import { sampleListers } from './sampleListers.ts';

/** Somebody of the sample market who can log in; all of them are invented. */
export interface SampleUser {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  /** Null, as the status, where the profile is not whole yet: whoever logs in completes it first. */
  readonly email: string | null;
  /** Whether the address was confirmed, so that mail about homes goes there. */
  readonly isEmailConfirmed: boolean;
  /** 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
  readonly userTypeIds: readonly number[];
  readonly residentialStatus: 'C' | 'P' | 'A' | null;
  readonly passType: string | null;
  /** Agents only. */
  readonly registrationNumber: string | null;
  readonly licenceNumber: string | null;
}

const makeEmail = (key: string): string => `${key}@people.example`;

// Numbers as those of the listers: the shape of a mobile number, given to nobody.
const others: readonly (readonly [
  key: string,
  name: string,
  phone: string,
  types: readonly number[],
  status: SampleUser['residentialStatus'],
  pass: string | null,
])[] = [
  ['lim-jia-en', 'Lim Jia En', '+6580000301', [1], 'C', null],
  ['amir-hakim', 'Amir Hakim', '+6580000302', [1], 'P', null],
  ['sofia-rossi', 'Sofia Rossi', '+6580000303', [1], 'A', 'Employment Pass'],
  ['deepa-varma', 'Deepa Varma', '+6580000304', [1, 2], 'C', null],
  ['pauline-seah', 'Pauline Seah', '+6580000401', [4], 'C', null],
  ['kenji-mori', 'Kenji Mori', '+6580000402', [4], 'A', 'Employment Pass'],
  ['wendy-chia', 'Wendy Chia', '+6580000403', [4], 'C', null],
  ['suresh-nair', 'Suresh Nair', '+6580000404', [4], 'P', null],
  ['olive-teo', 'Olive Teo', '+6580000405', [4], 'C', null],
];

/** He has not confirmed his address yet. */
const unconfirmed = 'marcus-lim';

/** They have nothing but a name and a number: what else a profile wants is asked of them. */
const newUsers = [
  ['noor-idris', 'Noor Idris', '+6580000305'],
  ['ben-koh', 'Ben Koh', '+6580000306'],
] as const;

const noAgent = { registrationNumber: null, licenceNumber: null };

/** The people of the sample market who can log in: its owners and agents, some tenants and some who act for a corporate. */
export const sampleUsers: readonly SampleUser[] = [
  ...others.map(
    ([key, name, phoneNumber, userTypeIds, residentialStatus, passType]): SampleUser => ({
      id: `sample-${key}`,
      name,
      phoneNumber,
      email: makeEmail(key),
      isEmailConfirmed: true,
      userTypeIds,
      residentialStatus,
      passType,
      ...noAgent,
    }),
  ),
  ...newUsers.map(
    ([key, name, phoneNumber]): SampleUser => ({
      id: `sample-${key}`,
      name,
      phoneNumber,
      email: null,
      isEmailConfirmed: false,
      userTypeIds: [1],
      residentialStatus: null,
      passType: null,
      ...noAgent,
    }),
  ),
  ...sampleListers.map(
    ({ key, kind, name, phoneNumber, registrationNumber, agencyLicenceNumber }): SampleUser => ({
      id: `sample-${key}`,
      name,
      phoneNumber,
      email: makeEmail(key),
      isEmailConfirmed: key !== unconfirmed,
      userTypeIds: [kind === 'agent' ? 3 : 2],
      residentialStatus: 'C',
      passType: null,
      registrationNumber,
      licenceNumber: agencyLicenceNumber,
    }),
  ),
];

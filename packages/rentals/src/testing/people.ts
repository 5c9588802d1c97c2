import type { Corporate, PermissionRule, User } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

/** Somebody signed in, and what they may do. */
export interface SamplePerson {
  readonly user: User;
  readonly rules: readonly PermissionRule[];
}

const person = (id: string, name: string, type: [id: number, name: string]): User => ({
  id,
  name,
  email: `${id}@people.example`,
  phoneNumber: '+6591234567',
  userTypes: [type[1]],
  userTypeIds: [type[0]],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
});

const mayLet = (conditions: Record<string, unknown>): PermissionRule[] => [
  { action: ['read', 'create', 'update'], subject: ['Property', 'Listing'], conditions },
];

const ownRules = (id: string): PermissionRule[] => [
  { action: 'read', subject: ['Sewa', 'Listing'] },
  { action: ['read', 'update'], subject: 'Profile', conditions: { userId: id } },
  ...mayLet({ userId: id }),
];

/** An owner of homes. */
export const owner: SamplePerson = {
  user: person('olivia', 'Olivia Tan', [2, 'Owner']),
  rules: ownRules('olivia'),
};

/** An agent. */
export const agent: SamplePerson = {
  user: person('arif', 'Arif Rahman', [3, 'MainAgent']),
  rules: ownRules('arif'),
};

/** A tenant, who lets nothing. */
export const tenant: SamplePerson = {
  user: person('nur', 'Nur Aishah', [1, 'Tenant']),
  rules: [
    { action: 'read', subject: ['Sewa', 'Listing'] },
    { action: ['read', 'update'], subject: 'Profile', conditions: { userId: 'nur' } },
  ],
};

const harbour: Corporate = {
  id: 'harbour',
  name: 'Harbour Living',
  role: 'member',
  isCurrent: true,
  isVerified: true,
};

/** A member of a company that lets homes. */
export const companyMember: SamplePerson = {
  user: {
    ...person('kenji', 'Kenji Mori', [4, 'CorporateUser']),
    corporates: [harbour],
    cid: harbour.id,
  },
  rules: [
    { action: 'read', subject: ['Biz', 'Listing'] },
    { action: 'read', subject: 'Subbusiness', conditions: { corporateId: harbour.id } },
    ...mayLet({ corporateId: harbour.id }),
  ],
};

/** An operator, who reviews listings and settles disputes. */
export const operator: SamplePerson = {
  user: person('opal', 'Opal Wee', [4, 'CorporateUser']),
  rules: [
    { action: 'read', subject: ['Biz', 'Listing'] },
    { action: ['read', 'update'], subject: ['Review', 'Dispute'] },
  ],
};

/** Handlers that answer who is signed in, and what they may do. */
export const answersOf = ({ user, rules }: SamplePerson): HttpHandler[] => [
  mockRoute('control', {
    isAuthenticated: true,
    isValid: true,
    user: { userTypes: user.userTypes, cid: user.cid },
  }),
  mockRoute('getUser', user),
  mockRoute('permissions', [...rules]),
];

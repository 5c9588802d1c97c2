import type { PermissionRule, User } from '@sewa/api/client';

/** Somebody for tests and stories; change one with `{ ...personas.tenant, isValid: false }`. */
export interface Persona {
  readonly user: User;
  /** False until sign-up is complete. */
  readonly isValid: boolean;
  /** What they may do: a sample of the format, not the policy of a server. */
  readonly rules: readonly PermissionRule[];
  /** What their profile lacks. */
  readonly emptyKeys: readonly string[];
  /** Seconds until their session ends; negative when it has ended. */
  readonly secondsLeft: number;
}

function describe(id: string, name: string, userTypes: readonly [id: number, name: string][]): User {
  return {
    id,
    name,
    email: `${id}@mail.example`,
    phoneNumber: '+6590000000',
    userTypes: userTypes.map(([, type]) => type),
    userTypeIds: userTypes.map(([type]) => type),
    residentialStatus: 'C',
    entityId: null,
    version: 1,
    passType: null,
    corporates: [],
    cid: null,
  };
}

const ofProfile = (userId: string): PermissionRule => ({
  action: ['read', 'update'],
  subject: 'Profile',
  conditions: { userId },
});

const lists = (userId: string): PermissionRule[] => [
  { action: 'read', subject: ['Sewa', 'Listing'] },
  { action: 'create', subject: 'Listing' },
  { action: 'update', subject: 'Listing', conditions: { userId } },
  ofProfile(userId),
];

const signedIn = { isValid: true, emptyKeys: [], secondsLeft: 3600 };

const tenant: Persona = {
  ...signedIn,
  user: describe('tenant', 'Nur Aishah', [[1, 'Tenant']]),
  rules: [{ action: 'read', subject: ['Sewa', 'Listing'] }, ofProfile('tenant')],
};

const cid = 'corporate-1';

const actingAs = (role: 'administrator' | 'member') => ({
  corporates: [{ id: cid, name: 'Harbour Homes', role, isCurrent: true, isVerified: true }],
  cid,
});

const corporateMember: Persona = {
  ...signedIn,
  user: { ...describe('member', 'Kumar Raj', [[4, 'CorporateUser']]), ...actingAs('member') },
  rules: [{ action: 'read', subject: ['Biz', 'Listing'] }, ofProfile('member')],
};

/** People for tests and stories. */
export const personas = {
  tenant,
  owner: {
    ...signedIn,
    user: describe('owner', 'Tan Mei Ling', [[2, 'Owner']]),
    rules: lists('owner'),
  },
  mainAgent: {
    ...signedIn,
    user: describe('agent', 'Lim Wei Jie', [[3, 'MainAgent']]),
    rules: lists('agent'),
  },
  corporateAdministrator: {
    ...signedIn,
    user: {
      ...describe('administrator', 'Chua Hui Min', [[4, 'CorporateUser']]),
      ...actingAs('administrator'),
    },
    rules: [
      { action: 'read', subject: ['Biz', 'Listing', 'Subbusiness'] },
      { action: ['create', 'update'], subject: 'Listing', conditions: { cid } },
      ofProfile('administrator'),
    ],
  },
  corporateMember,
  /** Signed in, with a sign-up that is not complete. */
  notValid: { ...tenant, isValid: false, emptyKeys: ['name', 'email'] },
  /** Somebody whose session has ended. */
  expired: { ...tenant, secondsLeft: -1 },
} as const satisfies Record<string, Persona>;

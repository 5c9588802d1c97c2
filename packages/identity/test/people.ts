import type { Corporate, User } from '@sewa/api/client';

/** The corporate somebody acts for, and the other one they belong to. */
export const corporates: readonly [Corporate, Corporate] = [
  { id: 'alpha', name: 'Alpha', role: 'administrator', isCurrent: true, isVerified: true },
  { id: 'beta', name: 'Beta', role: 'member', isCurrent: false, isVerified: true },
];

/** Somebody who rents, and acts for no corporate. */
export const ada: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@people.example',
  phoneNumber: '+6580000901',
  userTypes: ['Tenant'],
  userTypeIds: [1],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
};

import type { User } from '@sewa/api/client';

/** Who is signed in. */
export const nur: User = {
  id: 'user-1',
  name: 'Nur Aishah',
  email: 'nur@example.sg',
  phoneNumber: '+6591234567',
  userTypes: ['Tenant'],
  userTypeIds: [1],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
};

import type { Attempt, Issuer, Myinfo } from '@sewa/api/client';

const requested = ['identityNumber', 'name', 'email'];

/** Singpass with Myinfo, and a second issuer. */
export const issuers: Issuer[] = [
  {
    name: 'singpass',
    myinfo: [
      { userType: 1, fields: requested },
      { userType: 2, fields: requested },
      { userType: 3, fields: requested.slice(1) },
    ],
  },
  { name: 'b2c', myinfo: [] },
];

/** An attempt that has come back. */
export const attempt: Attempt = {
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0009',
  issuer: 'singpass',
  purpose: 'myinfo',
  userType: 2,
  proofFor: null,
  state: 'returned',
};

/** What Myinfo says of a citizen who lets a home. */
export const myinfo: Myinfo = {
  userType: 2,
  isSignedUp: false,
  expiresAt: '2026-11-21T02:00:00.000Z',
  fields: [
    { name: 'identityNumber', value: '*****011F', source: 1, isLocked: true },
    { name: 'name', value: 'TAN WEI LING', source: 1, isLocked: true },
    { name: 'residentialStatus', value: 'C', source: 1, isLocked: true },
    { name: 'email', value: 'wei.ling@people.example', source: 2, isLocked: false },
    { name: 'phoneNumber', value: '+6580000601', source: 4, isLocked: true },
  ],
};

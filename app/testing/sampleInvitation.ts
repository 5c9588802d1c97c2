import type { Invitation } from '@sewa/api/client';

/** An owner invites an agent for a home. */
export const sampleInvitation: Invitation = {
  state: 'waiting',
  actorType: 3,
  onboardingType: 2,
  rentalProcessId: null,
  invitedByName: 'Anita Krishnan',
  isCorporate: false,
  corporateName: null,
  role: null,
  listing: { id: 'abcdefghijkl', name: 'The Sail, 6 Marina Boulevard', slug: 'condominium-marina' },
  userType: 3,
  isOwn: false,
  isAcceptedByAsker: false,
  expiresAt: '2026-12-04T04:00:00.000Z',
};

/** A company invites somebody to work for it. */
export const corporateInvitation: Invitation = {
  ...sampleInvitation,
  actorType: 6,
  isCorporate: true,
  corporateName: 'Harbour Homes Pte Ltd',
  role: 'member',
  listing: null,
  userType: 4,
};

import type { InvitationEntry, RouteAnswer } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { sampleUser } from './openScreen.tsx';

/** The homes an owner lets. */
export const sampleHomes: RouteAnswer<'listOwnListings'> = [
  { id: 'abcdefghijkl', name: 'Corner terrace off Siglap Road, 12 Siglap Road' },
  { id: 'mnopqrstuvwx', name: '210 Ang Mo Kio Avenue 3' },
];

const [home, flat] = sampleHomes;

/** An invitation of hers for a home, as it stands. */
export const homeInvitation = (rest: Partial<InvitationEntry> & { id: string }): InvitationEntry => ({
  email: 'wei.jie@people.example',
  actorType: 1,
  onboardingType: 2,
  state: 'waiting',
  invitedByName: 'Lee Siew Hong',
  corporateName: null,
  role: null,
  organisationId: null,
  listing: home ?? null,
  createdAt: '2026-11-18T04:00:00Z',
  expiresAt: '2026-12-02T04:00:00Z',
  ...rest,
});

/** One of each state. */
export const sampleHomeInvitations: InvitationEntry[] = [
  homeInvitation({ id: 'waiting' }),
  homeInvitation({ id: 'accepted', email: 'kumar@agency.example', actorType: 3, state: 'accepted' }),
  homeInvitation({ id: 'declined', email: 'ana@people.example', actorType: 5, state: 'declined' }),
  homeInvitation({ id: 'expired', email: 'old@people.example', state: 'expired', listing: flat ?? null }),
  homeInvitation({ id: 'withdrawn', email: 'wrong@people.example', state: 'withdrawn' }),
];

const own = { action: ['read', 'create'], subject: 'Invitation', conditions: { ownerId: sampleUser.id } };

/** Answers for an owner with these homes, who invited these people. */
export const answersForOwner = (
  homes = sampleHomes,
  invitations: InvitationEntry[] = sampleHomeInvitations,
): HttpHandler[] => [
  mockRoute('getUser', { ...sampleUser, userTypes: ['Owner'], userTypeIds: [2] }),
  mockRoute('permissions', [
    { action: 'read', subject: 'Sewa' },
    { action: 'read', subject: 'Profile' },
    own,
  ]),
  mockRoute('listOwnListings', homes),
  mockRoute('listInvitations', invitations),
];

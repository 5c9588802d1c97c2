import type { Invitation } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { explainState, nameInviter, nameRole } from './invitationText.ts';

const invitation: Invitation = {
  state: 'waiting',
  actorType: 3,
  onboardingType: 2,
  rentalProcessId: null,
  invitedByName: 'Anita',
  isCorporate: false,
  corporateName: null,
  role: null,
  listing: { id: 'a', name: '6 Marina Boulevard', slug: 'a' },
  userType: 3,
  isOwn: false,
  isAcceptedByAsker: false,
  expiresAt: '2026-12-04T04:00:00.000Z',
};

test('an invitation that can be accepted needs no explanation', () => {
  expect(explainState(invitation)).toBeNull();
});

test.each([
  [{ state: 'accepted' }, 'This invitation has been used'],
  [{ state: 'accepted', isAcceptedByAsker: true }, "You've accepted this invitation"],
  [{ state: 'declined' }, 'This invitation was declined'],
  [{ state: 'withdrawn' }, 'This invitation was withdrawn'],
  [{ state: 'expired' }, 'This invitation has expired'],
  [{ isOwn: true }, 'This is your own invitation'],
] as [Partial<Invitation>, string][])('of %j it is said: %s', (changes, title) => {
  expect(explainState({ ...invitation, ...changes })?.title).toBe(title);
});

test('what is joined and as what is named for homes and companies', () => {
  expect([nameInviter(invitation), nameRole(invitation)]).toEqual(['6 Marina Boulevard', 'Main Agent']);
  const company: Invitation = {
    ...invitation,
    isCorporate: true,
    corporateName: 'Harbour',
    role: 'administrator',
    listing: null,
  };
  expect([nameInviter(company), nameRole(company)]).toEqual(['Harbour', 'Administrator']);
  expect(nameInviter({ ...invitation, listing: null })).toBe("a home that's no longer listed");
});

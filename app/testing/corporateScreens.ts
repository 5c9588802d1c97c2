import type { Corporate, InvitationEntry, Member, Organisation, RouteAnswer } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import { sampleUser } from './openScreen.tsx';

const [harbour, orchid]: [Corporate, Corporate] = [
  { id: 'harbour', name: 'Harbour Living', role: 'administrator', isCurrent: true, isVerified: true },
  { id: 'orchid', name: 'Orchid Stays', role: 'member', isCurrent: false, isVerified: true },
];

/** Two corporates of one person, who acts for the first. */
export const twoCorporates: readonly Corporate[] = [harbour, orchid];

const member = (id: string, name: string, rest: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@people.example`,
  role: 'member',
  organisation: null,
  joinedAt: '2026-10-02T04:00:00Z',
  version: 1,
  isSelf: false,
  ...rest,
});

const east = { id: 'east', name: 'East Coast homes' };

/** Who belongs to the corporate. */
export const sampleMembers: readonly Member[] = [
  member('kenji', 'Kenji Mori', { organisation: east }),
  member('user-1', 'Nur Aishah', { role: 'administrator', isSelf: true }),
  member('wendy', 'Wendy Chia', { joinedAt: '2026-11-18T04:00:00Z' }),
];

/** The organisations below it. */
export const sampleOrganisations: readonly Organisation[] = [
  { ...east, isClosed: false, members: [{ id: 'kenji', name: 'Kenji Mori' }], version: 1 },
  { id: 'city', name: 'City homes', isClosed: false, members: [], version: 1 },
  { id: 'old', name: 'Jurong homes', isClosed: true, members: [], version: 1 },
];

const invitation = (email: string, state: InvitationEntry['state']): InvitationEntry => ({
  id: `invitation-${state}`,
  email,
  actorType: 6,
  onboardingType: 2,
  state,
  invitedByName: 'Nur Aishah',
  corporateName: harbour.name,
  role: 'member',
  organisationId: null,
  listing: null,
  createdAt: '2026-11-12T04:00:00Z',
  expiresAt: '2026-11-26T04:00:00Z',
});

/** Invitations in every state. */
const sampleInvitations: readonly InvitationEntry[] = [
  invitation('mira@people.example', 'waiting'),
  invitation('kenji@people.example', 'accepted'),
  invitation('otto@people.example', 'declined'),
  invitation('tess@people.example', 'withdrawn'),
  invitation('yusof@people.example', 'expired'),
];

/** One that was just made, with the secret of its link. */
export const madeInvitation: RouteAnswer<'makeInvitation'> = {
  ...invitation('newcomer@people.example', 'waiting'),
  guid: '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab',
};

/** Answers for somebody who belongs to these corporates; what they may do follows from their role in the current one. */
export function answersFor(corporates: readonly Corporate[]): HttpHandler[] {
  const current = corporates.find(({ isCurrent }) => isCurrent);
  const conditions = { corporateId: current?.id ?? '' };
  const about = (action: string[]) =>
    ['Subbusiness', 'Member', 'Invitation'].map((subject) => ({ action, subject, conditions }));
  const reading = about(['read']).slice(0, 2);
  const rules = current?.role === 'administrator' ? about(['read', 'create', 'update', 'delete']) : reading;
  const userTypes = ['CorporateUser'];
  const cid = current?.id ?? null;
  return [
    mockRoute('control', { isAuthenticated: true, isValid: true, user: { userTypes, cid } }),
    mockRoute('getUser', { ...sampleUser, userTypes, userTypeIds: [4], corporates: [...corporates], cid }),
    mockRoute('permissions', [{ action: 'read', subject: 'Biz' }, ...(current ? rules : [])]),
    mockRoute('listMembers', current ? [...sampleMembers] : []),
    mockRoute('listOrganisations', current ? [...sampleOrganisations] : []),
    mockRoute('listInvitations', current ? [...sampleInvitations] : []),
  ];
}

import type {
  Corporate,
  InvitationEntry,
  Member,
  Organisation,
  PartnerSite,
  RouteAnswer,
} from '@sewa/api/client';
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

const delivery = (
  id: string,
  rest: Partial<PartnerSite['deliveries'][number]> = {},
): PartnerSite['deliveries'][number] => ({
  id,
  state: 'delivered',
  isTest: false,
  createdAt: '2026-11-20T01:12:00.000Z',
  triedAt: '2026-11-20T01:12:01.000Z',
  attempts: 1,
  status: 200,
  failure: null,
  ...rest,
});

/** A site with everything, and one that was just added. */
export const samplePartnerSites: readonly PartnerSite[] = [
  {
    key: 'k3v7m2xq5abdk3v7m2xq',
    testKey: 'test_w5abdk3v7m2xqk3v7m2x',
    name: 'Harbour Living website',
    origins: ['https://www.harbour-living.example', 'https://rent.harbour-living.example'],
    createdAt: '2026-10-02T04:00:00.000Z',
    version: 4,
    publicKeys: [{ fingerprint: 'a1b2c3d4e5f60718'.repeat(4), addedAt: '2026-10-02T04:10:00.000Z' }],
    look: { accent: '#0b6e4f', radius: 12, theme: 'auto' },
    webhookUrl: 'https://www.harbour-living.example/sewa-leads',
    leads: {
      total: 41,
      last30Days: 9,
      test: 3,
      days: [
        { day: '2026-11-03', count: 2 },
        { day: '2026-11-11', count: 4 },
        { day: '2026-11-19', count: 1 },
        { day: '2026-11-20', count: 2 },
      ],
    },
    deliveries: [
      delivery('waitwaitwait', {
        isTest: true,
        state: 'waiting',
        attempts: 2,
        status: 500,
        failure: 'Your server answered 500.',
      }),
      delivery('donedonedone', { createdAt: '2026-11-19T09:30:00.000Z' }),
      delivery('failfailfail', {
        createdAt: '2026-11-18T02:00:00.000Z',
        state: 'failed',
        attempts: 13,
        status: null,
        failure: "Your server didn't answer within 10 seconds.",
      }),
    ],
  },
  {
    key: 'zzzz7m2xq5abdk3v7m2x',
    testKey: 'test_zzzzdk3v7m2xqk3v7m2x',
    name: 'Staff portal',
    origins: ['https://staff.harbour-living.example'],
    createdAt: '2026-11-20T03:00:00.000Z',
    version: 1,
    publicKeys: [],
    look: { accent: null, radius: null, theme: 'auto' },
    webhookUrl: null,
    leads: { total: 0, last30Days: 0, test: 0, days: [] },
    deliveries: [],
  },
];

/** Answers for somebody who belongs to these corporates; what they may do follows from their role in the current one. */
export function answersFor(corporates: readonly Corporate[]): HttpHandler[] {
  const current = corporates.find(({ isCurrent }) => isCurrent);
  const conditions = { corporateId: current?.id ?? '' };
  const about = (action: string[]) =>
    ['Subbusiness', 'Member', 'Invitation', 'PartnerSite'].map((subject) => ({
      action,
      subject,
      conditions,
    }));
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
    mockRoute('listPartnerSites', current ? [...samplePartnerSites] : []),
    mockRoute('listInvitations', current ? [...sampleInvitations] : []),
  ];
}

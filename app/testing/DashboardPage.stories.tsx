import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleDay } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Dashboard' };
export default meta;

const screen = { address: '/dashboard', isSignedIn: true };
const nothing: Dashboard = {
  ...sampleDay,
  favourites: { count: 0, changed: [] },
  enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 0, messages: 0 },
  savedSearches: [],
};
const notice = (kind: NoticeKind, about: string, rest: Partial<Notice> = {}): Notice => ({
  id: `notice-${kind}-${about}`,
  kind,
  about,
  path: '/property/tiongbahru22',
  due: null,
  createdAt: '2026-11-19T09:30:00Z',
  isSeen: false,
  corporateId: null,
  ...rest,
});
const homes: NonNullable<Dashboard['listings']> = {
  live: 3,
  draft: 1,
  review: 1,
  paused: 1,
  let: 2,
  views: 1214,
  saves: 86,
  enquiries: 23,
  reports: 0,
  needs: [
    {
      need: 'finish',
      propertyId: 'tiongbahru22',
      listingId: 'draftdraft22',
      name: '58 Tiong Bahru Road #03-112',
    },
    { need: 'list', propertyId: 'siglapsiglap', listingId: null, name: '14 Siglap Road' },
  ],
};
const invitation = {
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0009',
  invitedBy: 'Pauline Seah',
  corporate: 'Orchid Homes',
  expiresAt: '2026-11-25T00:00:00Z',
};
const owner: Dashboard = {
  ...nothing,
  name: 'Lee Siew Hong',
  userTypeIds: [2],
  profile: { emptyKeys: [], isEmailProven: false },
  enquiries: {
    made: 0,
    received: 12,
    receivedLately: 3,
    latest: { asker: 'Amir Hakim', home: 'Corner terrace off Siglap Road', sentAt: '2026-11-19T09:30:00Z' },
  },
  listings: homes,
  invited: { waiting: 2, accepted: 1 },
  invitations: [invitation],
  noticeHomes: {
    bedokbedok22: '418 Bedok North Avenue 2 #08-21',
    siglapsiglap: '14 Siglap Road',
  },
  notices: [
    notice('listing-unconfirmed', 'bedokbedok22', { due: '2026-11-24T04:00:00Z' }),
    notice('invitation', invitation.id, { path: '/dashboard', due: invitation.expiresAt }),
    notice('authority-asked', 'bedokbedok22'),
    notice('unit-disputed', 'siglapsiglap'),
  ],
};
const agent: Dashboard = {
  ...nothing,
  name: 'Arif Rahman',
  userTypeIds: [3],
  listings: { ...homes, review: 0, let: 0, needs: [] },
  noticeHomes: owner.noticeHomes,
  notices: [
    notice('listing-rejected', 'bedokbedok22'),
    notice('listing-paused', 'siglapsiglap'),
    notice('authority-granted', 'siglapsiglap'),
  ],
};
const company: Dashboard = {
  ...nothing,
  name: 'Kenji Mori',
  userTypeIds: [4],
  corporate: { name: 'Harbour Living', members: 8, openInvitations: 2 },
  listings: { ...homes, live: 14, needs: [] },
  unread: { conversations: 2, messages: 5 },
};

/** A tenant with kept homes, searches and enquiries. */
export const Tenant = screenStory(screen);

/** Somebody who lets homes, is invited, and has not proven their address. */
export const Owner = screenStory({ ...screen, answers: [mockRoute('getDashboard', owner)] });

/** Nothing was begun yet. */
export const NewUser = screenStory({ ...screen, answers: [mockRoute('getDashboard', nothing)] });

/** Somebody new who lets homes. */
export const NewOwner = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', { ...nothing, userTypeIds: [2] })],
});

/** Somebody who looks for a home and lets others. */
export const TenantAndOwner = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', { ...sampleDay, userTypeIds: [1, 2], listings: homes })],
});

/** An agent whose listings need something. */
export const Agent = screenStory({ ...screen, answers: [mockRoute('getDashboard', agent)] });

/** An administrator of a company. */
export const Company = screenStory({ ...screen, answers: [mockRoute('getDashboard', company)] });

/** A member of a company that lists nothing yet. */
export const NewCompany = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...nothing,
      userTypeIds: [4],
      corporate: { name: 'Harbour Living', members: 1, openInvitations: null },
    }),
  ],
});

/** An operator. */
export const Operator = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...company,
      listings: null,
      corporate: { name: 'Sewa', members: 4, openInvitations: 0 },
      reviews: { listings: 2, disputes: 1, reports: 3 },
      notices: [notice('listing-in-review', 'a'), notice('listing-in-review', 'b')],
    }),
  ],
});

/** Nobody has confirmed yet that the company somebody acts for is theirs. */
export const UnverifiedCompany = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...nothing,
      userTypeIds: [4],
      corporate: { name: 'Newton Homes', members: 1, openInvitations: 0 },
      notices: [notice('company-unverified', 'newton', { path: '/account', corporateId: 'newton' })],
    }),
  ],
});

/** The account is to be deleted. */
export const Leaving = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...sampleDay,
      deletion: { askedAt: '2026-11-19T04:00:00Z', dueAt: '2026-11-26T04:00:00Z' },
      notices: [
        notice('account-deletion', 'user-1', { path: '/user/leaving', due: '2026-11-26T04:00:00Z' }),
      ],
    }),
  ],
});

/** Long names everywhere. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...owner,
      name: longTexts.title,
      favourites: {
        count: 200,
        changed: sampleDay.favourites.changed.map((home) => ({ ...home, name: longTexts.title })),
      },
      savedSearches: sampleDay.savedSearches.map((search) => ({ ...search, name: 'Longname'.repeat(7) })),
      invitations: owner.invitations.map((invitation) => ({ ...invitation, corporate: longTexts.title })),
      noticeHomes: { bedokbedok22: longTexts.title, siglapsiglap: 'Longname'.repeat(7) },
    }),
  ],
});

/** On the way to the favourites. */
export const Loading = screenStory({ ...screen, leadsTo: '/discover/favourites' });

/** It cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 500 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory({ ...screen, answers: [mockRoute('getDashboard', owner)] });

import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleDay } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Dashboard' };
export default meta;

const screen = { address: '/dashboard', isSignedIn: true };
const nothing: Dashboard = {
  ...sampleDay,
  favourites: { count: 0, changed: [] },
  enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null },
  recentMessages: [],
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
const home: NonNullable<Dashboard['homes']>['first'][number] = {
  listingId: 'bedokbedok22',
  propertyId: 'bedokbedok22',
  slug: 'bedok',
  name: '418 Bedok North Avenue 2 #08-21',
  picture: null,
  state: 'live',
  monthlyRent: 320_000,
  medianRent: 300_000,
  daysLive: 12,
  views: 214,
  saves: 9,
  enquiries: 3,
  next: 'confirm',
};
const firstHomes: NonNullable<Dashboard['homes']> = {
  total: 8,
  first: [
    home,
    {
      ...home,
      listingId: 'draftdraft22',
      name: '58 Tiong Bahru Road #03-112',
      state: 'draft',
      medianRent: null,
      daysLive: null,
      next: 'finish',
    },
    {
      ...home,
      listingId: null,
      propertyId: 'siglapsiglap',
      name: '14 Siglap Road',
      state: 'unlisted',
      monthlyRent: null,
      medianRent: null,
      daysLive: null,
      next: 'list',
    },
    {
      ...home,
      listingId: 'holland22222',
      name: '2 Holland Avenue #06-210',
      medianRent: 340_000,
      next: 'see',
    },
    {
      ...home,
      listingId: 'queen2222222',
      name: '271 Queen Street #08-173',
      state: 'let',
      daysLive: null,
      next: 'see',
    },
  ],
};
const team: NonNullable<Dashboard['team']> = {
  waiting: 7,
  unanswered: 2,
  organisations: [
    { name: 'City homes', waiting: 3, answeredBy: 'Mei Tan', answeredAt: '2026-11-20T02:00:00Z' },
    { name: 'East Coast homes', waiting: 2, answeredBy: 'Suresh Nair', answeredAt: '2026-11-18T02:00:00Z' },
    { name: 'Short stays', waiting: 0, answeredBy: null, answeredAt: null },
  ],
  people: [
    { name: 'Mei Tan', answered: 21, waiting: 3 },
    { name: 'Suresh Nair', answered: 8, waiting: 2 },
  ],
};
const viewings: Dashboard['viewings'] = {
  today: 1,
  next: {
    side: 'host',
    home: '418 Bedok North Avenue 2',
    listingId: 'bedokbedok22',
    slug: 'bedok',
    propertyId: 'bedokbedok22',
    with: 'Amir Hakim',
    startsAt: '2026-11-20T09:30:00Z',
  },
};
const payments: NonNullable<Dashboard['payments']> = {
  next: {
    serviceId: 'servicefirst',
    billId: 'billdecember',
    type: 'pay',
    cents: 250_000,
    dueOn: '2026-12-01',
    collectOn: null,
    state: 'open',
    isOverdue: false,
    street: '12 Bedok Road #05-123',
  },
  toConfirm: 0,
  arrears: [],
  receivedCents: 0,
  differences: null,
  applications: null,
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
  homes: firstHomes,
  recentMessages: sampleDay.recentMessages,
  viewings,
  unread: { conversations: 1, messages: 2, newEnquiries: 0, newestEnquiry: null },
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
  homes: firstHomes,
  endingAuthorities: [{ id: 'a', propertyId: 'siglapsiglap', name: '14 Siglap Road', endsOn: '2026-11-30' }],
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
  homes: firstHomes,
  team,
  recentMessages: sampleDay.recentMessages,
  unread: { conversations: 7, messages: 15, newEnquiries: 0, newestEnquiry: null },
};

/** A tenant with kept homes, searches and enquiries. */
export const Tenant = screenStory(screen);

/** A tenant with rent to pay and a viewing. */
export const RentingTenant = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...sampleDay,
      payments,
      viewings: {
        today: 0,
        next: viewings.next && { ...viewings.next, side: 'guest', with: 'Lee Siew Hong' },
      },
    }),
  ],
});

/** Rent is overdue. */
export const OverdueTenant = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...sampleDay,
      payments: {
        ...payments,
        next: payments.next && { ...payments.next, dueOn: '2026-11-15', isOverdue: true },
      },
    }),
  ],
});

const many = (kind: NoticeKind, count: number) =>
  Array.from({ length: count }, (_, index) => notice(kind, `${kind}${index}`));

/** Sixty homes, three hundred messages, and much to do. */
export const FullOwner = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...owner,
      listings: {
        ...homes,
        live: 44,
        draft: 7,
        paused: 4,
        let: 5,
        views: 41_208,
        saves: 2_310,
        enquiries: 918,
      },
      homes: { total: 60, first: firstHomes.first.map((one) => ({ ...one, views: 12_804, saves: 412 })) },
      unread: { conversations: 48, messages: 300, newEnquiries: 0, newestEnquiry: null },
      recentMessages: [...sampleDay.recentMessages, ...sampleDay.recentMessages]
        .slice(0, 3)
        .map((one, index) => ({
          ...one,
          conversationId: `${index}`,
          text: longTexts.title,
          unseenCount: 120,
        })),
      payments: {
        ...payments,
        next: null,
        receivedCents: 14_820_000,
        toConfirm: 3,
        arrears: ['a', 'b', 'c', 'd'].map((serviceId) => ({
          serviceId,
          payerName: 'Amir Hakim',
          street: '12 Bedok Road #05-123',
          cents: 250_000,
        })),
      },
      notices: [
        ...many('listing-unconfirmed', 12),
        ...many('offer-received', 4),
        ...many('contract-to-sign', 1),
        ...many('authority-asked', 3),
        ...many('repair-reported', 3),
        ...owner.notices,
      ],
    }),
  ],
});

/** Somebody who lets homes, is invited, and has not proven their address. */
export const Owner = screenStory({ ...screen, answers: [mockRoute('getDashboard', owner)] });

/** Nothing was begun yet. */
export const NewUser = screenStory({ ...screen, answers: [mockRoute('getDashboard', nothing)] });

/** Somebody new who lets homes. */
export const NewOwner = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', { ...nothing, userTypeIds: [2] })],
});

/** Somebody new who lists for owners. */
export const NewAgent = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', { ...nothing, userTypeIds: [3] })],
});

/** Somebody who looks for a home and lets others. */
export const TenantAndOwner = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', { ...sampleDay, userTypeIds: [1, 2], listings: homes, homes: firstHomes }),
  ],
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
      homes: null,
      team: null,
      queues: [
        { queue: 'listings', count: 2, oldestAt: '2026-11-17T04:00:00Z' },
        { queue: 'reports', count: 3, oldestAt: '2026-11-19T04:00:00Z' },
        { queue: 'disputes', count: 1, oldestAt: '2026-11-02T04:00:00Z' },
        { queue: 'applications', count: 0, oldestAt: null },
        { queue: 'differences', count: 1, oldestAt: '2026-11-20T01:00:00Z' },
        { queue: 'help', count: 0, oldestAt: null },
      ],
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
      notices: [notice('account-deletion', 'user-1', { path: '/user/leaving', due: '2026-11-26T04:00:00Z' })],
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

/** Much to do, at 360 pixels. */
export const FullPhone = phoneStory({ ...screen, answers: FullOwner.parameters?.screen.answers });

/** A tenant at 360 pixels. */
export const TenantPhone = phoneStory({
  ...screen,
  answers: [mockRoute('getDashboard', { ...sampleDay, payments })],
});

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleDay } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Dashboard' };
export default meta;

const screen = { address: '/dashboard', isSignedIn: true };
const nothing = {
  ...sampleDay,
  favourites: { count: 0, changed: [] },
  enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 0, messages: 0 },
  savedSearches: [],
};
const owner = {
  ...sampleDay,
  name: 'Lee Siew Hong',
  userTypeIds: [2],
  profile: { emptyKeys: [], isEmailProven: false },
  enquiries: {
    made: 1,
    received: 12,
    receivedLately: 3,
    latest: { asker: 'Amir Hakim', home: 'Corner terrace off Siglap Road', sentAt: '2026-11-19T09:30:00Z' },
  },
  listings: { live: 3, reports: 1 },
  invited: { waiting: 2, accepted: 1 },
  invitations: [
    {
      id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0009',
      invitedBy: 'Pauline Seah',
      corporate: 'Orchid Homes',
      expiresAt: '2026-11-25T00:00:00Z',
    },
  ],
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

/** Nobody has confirmed yet that the company somebody acts for is theirs. */
export const UnverifiedCompany = screenStory({
  ...screen,
  answers: [
    mockRoute('getDashboard', {
      ...nothing,
      userTypeIds: [4],
      notices: [
        {
          id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0010',
          kind: 'company-unverified',
          about: 'harbour',
          path: '/account',
          due: null,
          createdAt: '2026-11-19T09:30:00Z',
          isSeen: false,
          corporateId: 'harbour',
        },
      ],
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

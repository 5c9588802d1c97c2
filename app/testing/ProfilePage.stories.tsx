import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleSessions, sampleUser } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Profile' };
export default meta;

const screen = { address: '/profile', isSignedIn: true };

/** A tenant, logged in on a phone and in two other browsers. */
export const Ready = screenStory(screen);

/** Logged in here only, with a pass and no e-mail address. */
export const Alone = screenStory({
  ...screen,
  answers: [
    mockRoute('listSessions', sampleSessions.slice(0, 1)),
    mockRoute('getUser', {
      ...sampleUser,
      email: null,
      residentialStatus: 'A',
      passType: 'Employment Pass',
    }),
  ],
});

/** Somebody who works for a corporate: the menu of the business mode. */
export const Business = screenStory({
  ...screen,
  answers: [
    mockRoute('getUser', { ...sampleUser, userTypes: ['CorporateUser'], userTypeIds: [4] }),
    mockRoute('permissions', [
      { action: 'read', subject: ['Biz', 'Subbusiness'] },
      { action: 'read', subject: 'Profile', conditions: { userId: 'user-1' } },
    ]),
  ],
});

/** A long name, every type, a long address. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute('getUser', {
      ...sampleUser,
      name: longTexts.title,
      email: `${'long.'.repeat(20)}address@mail.example.sg`,
      userTypeIds: [1, 2, 3, 4],
    }),
  ],
});

/** On the way to the favourites. */
export const Loading = screenStory({ ...screen, leadsTo: '/discover/favourites' });

/** Where they are logged in cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listSessions', new ApiError({ code: 'R001', status: 500 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

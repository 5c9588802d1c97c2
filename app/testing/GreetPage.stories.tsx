import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleDay } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Greeting' };
export default meta;

const address = '/user/greet';
const screen = { address, isSignedIn: true };

/** An invitation waits. */
export const Ready = screenStory({ ...screen, answers: [mockRoute('getOnboarding', true)] });

/** Nothing waits. */
export const Empty = screenStory({
  ...screen,
  answers: [
    mockRoute('listFavourites', []),
    mockRoute('getDashboard', {
      ...sampleDay,
      unread: { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null },
    }),
  ],
});

/** What waits cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 503 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory({ ...screen, answers: [mockRoute('getOnboarding', true)] });

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, sampleMarket } from '@sewa/discover/mocks';
import { nameExperimentCookie, serializeExperimentCookie } from '@sewa/experiments';
import type { Meta } from '@storybook/react-vite';
import { sampleDay } from './openScreen.tsx';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Home page' };
export default meta;

const address = '/';
const quietDay = { ...sampleDay, favourites: { count: 0, changed: [] }, savedSearches: [] };

/** Homes, districts, how it works. */
export const Ready = screenStory({ address });

/** In a browser that was assigned to the variant `bold` of the experiment `front-door`. */
export const Bold = screenStory(
  {
    address,
    answers: [mockRoute('listExperiments', [{ id: 'front-door', enabled: true, validStartUrls: [address] }])],
  },
  {
    ...firstWindow,
    beforeEach: async () => {
      const cookie = nameExperimentCookie('front-door');
      await cookieStore.set(cookie, serializeExperimentCookie('bold'));
      return () => cookieStore.delete(cookie);
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Find your next home. Skip the guesswork.' });
    },
  },
);

/** What waits for somebody signed in lies over the picture. */
export const SignedIn = screenStory({ address, isSignedIn: true }, firstWindow);

/** Nothing waits for them. */
export const NothingWaits = screenStory(
  { address, isSignedIn: true, answers: [mockRoute('getDashboard', quietDay)] },
  firstWindow,
);

/** On the way to the search. */
export const Loading = screenStory({ address, leadsTo: '/discover' });

/** A market without a home. */
export const Empty = screenStory({ address, answers: sampleMarket({ homes: [] }) });

/** The homes cannot be had. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('discover', new ApiError({ code: 'R001', status: 500 }))],
});

/** Names and streets without a place to break. */
export const LongTexts = screenStory({ address, answers: sampleMarket({ homes: longHomes }) });

/** At 360 pixels. */
export const Phone = phoneStory({ address });

/** The same for somebody signed in. */
export const PhoneSignedIn = phoneStory({ address, isSignedIn: true });

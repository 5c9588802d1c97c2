import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longListing, sampleListing } from '@sewa/discover/mocks';
import { makeOwnListing, sampleRentals } from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Listing preview' };
export default meta;

const rules = {
  minMonths: 12,
  maxOccupants: 4,
  cooking: 'light',
  pets: 'on-request',
  smoking: 'not-allowed',
  visitors: 'allowed',
  notes: 'No shoes inside, please.',
} as const;
const listing = { ...sampleListing, rules };
const screen = {
  address: `/property/tiongbahru22/listing/${sampleListing.id}/preview`,
  isSignedIn: true,
  answers: [mockRoute('getListingPreview', listing), ...sampleRentals()],
};

/** A draft as its page will show it. */
export const Ready = screenStory(screen);

/** An operator looks at it from the reviews. */
export const FromReview = screenStory({ ...screen, address: `${screen.address}?from=review` });

/** A draft without photos or words. */
export const Bare = screenStory({
  ...screen,
  answers: [
    mockRoute('getListingPreview', { ...listing, pictures: [], description: null, rules: null }),
    ...screen.answers,
  ],
});

/** There is no rent yet. */
export const Empty = screenStory({
  ...screen,
  answers: [
    mockRoute('getListingPreview', new ApiError({ code: 'R002', status: 404 })),
    mockRoute('getOwnListing', makeOwnListing()),
    ...screen.answers,
  ],
});

/** Long texts everywhere. */
export const LongTexts = screenStory({
  ...screen,
  answers: [mockRoute('getListingPreview', longListing), ...screen.answers],
});

/** It can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getListingPreview', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

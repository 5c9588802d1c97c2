import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longListing, longTexts, sampleListing, sampleMarket } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Enquiry' };
export default meta;

const address = `/discover/${sampleListing.id}/${sampleListing.slug}/enquiry`;
const isSignedIn = true;

/** The message has words to begin with. */
export const Ready = screenStory({ address, isSignedIn });

/** What was written before log-in is still there. */
export const Resumed = screenStory({
  address,
  isSignedIn,
  answers: [
    mockRoute('currentPendingAction', {
      kind: 'enquiry',
      listingId: sampleListing.id,
      message: 'May we see it on Saturday?',
    }),
  ],
});

/** The message is on its way. */
export const Loading = screenStory(
  { address, isSignedIn, answers: [mockRoute('makeEnquiry', waiting)] },
  { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /send/i })) },
);

/** It was not taken; what was written stays. */
export const Rejected = screenStory(
  {
    address,
    isSignedIn,
    answers: [mockRoute('makeEnquiry', new ApiError({ code: 'R001', status: 500 }))],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Your message/), 'Is it still available?');
      await userEvent.click(canvas.getByRole('button', { name: /send/i }));
      await canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** Nobody advertises the home here. */
export const Empty = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({ listing: { ...sampleListing, lister: null, pictures: [], picture: null } }),
});

/** The home cannot be had. */
export const Failed = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('getListing', new ApiError({ code: 'R001', status: 500 }))],
});

/** A long name, a long message. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  answers: [
    mockRoute('currentPendingAction', {
      kind: 'enquiry',
      listingId: sampleListing.id,
      message: longTexts.message,
    }),
    ...sampleMarket({ listing: longListing }),
  ],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, isSignedIn });

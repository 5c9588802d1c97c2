import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import { lowRentReview, makeReview, sampleReviews } from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Review' };
export default meta;

const screen = { address: '/dashboard/review', isSignedIn: true, answers: sampleReviews() };
const open = { ...screen, address: `/dashboard/review?listing=${makeReview().id}` };

/** Listings, a dispute and a report wait. */
export const Ready = screenStory(screen);

/** The first listing of an owner. */
export const Open = screenStory(open);

/** The next one came up by itself: an agent, a low rent, and no photos. */
export const Next = screenStory({
  ...screen,
  address: `/dashboard/review?listing=${lowRentReview.id}&done=approve`,
});

/** A ready-made reason to reject it was chosen. */
export const Rejecting = screenStory({ ...open, address: `${open.address}&reason=photos` });

/** Somebody else dealt with it. */
export const Gone = screenStory({ ...screen, address: '/dashboard/review?listing=gonegonegone' });

/** Nothing waits. */
export const Empty = screenStory({
  ...screen,
  answers: sampleReviews({ reviews: [], disputes: [], reports: [] }),
});

/** Long texts everywhere. */
export const LongTexts = screenStory({
  ...open,
  answers: sampleReviews({
    reviews: [
      makeReview({
        lister: { ...lowRentReview.lister, name: longTexts.name },
        lowRentReason: longTexts.message,
        listing: {
          ...makeReview().listing,
          title: longTexts.title,
          address: { ...longTexts.address, postalCode: '560210' },
          description: longTexts.message,
        },
      }),
    ],
  }),
});

/** On the way to the dashboard. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** It can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listReviews', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(open);

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import { lowRentReview, makeReview, sampleReviews } from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Review listings' };
export default meta;

const screen = { address: '/dashboard/review', isSignedIn: true, answers: sampleReviews() };
const open = { ...screen, address: `/dashboard/review?open=${makeReview().id}` };

/** Two listings wait. */
export const Ready = screenStory(screen);

/** The first listing of an owner. */
export const Open = screenStory(open);

/** The next one came up by itself: an agent, a low rent, and no photos. */
export const Next = screenStory({
  ...screen,
  address: `/dashboard/review?open=${lowRentReview.id}&done=approve`,
});

/** A ready-made reason to reject it was chosen. */
export const Rejecting = screenStory({ ...open, address: `${open.address}&reason=photos` });

/** Somebody else dealt with it. */
export const Gone = screenStory({ ...screen, address: '/dashboard/review?open=gonegonegone' });

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

/** What people reported. */
export const Reports = screenStory({ ...screen, address: '/dashboard/review?show=reports' });

/** Two sides claim a unit. */
export const Disputes = screenStory({ ...screen, address: '/dashboard/review?show=disputes' });

/** Sixty listings wait. */
export const Full = screenStory({
  ...screen,
  answers: sampleReviews({
    reviews: Array.from({ length: 60 }, (_, index) =>
      makeReview({
        id: `review${index}`,
        unit: String(100 + index),
        waitingDays: 30 - Math.floor(index / 2),
      }),
    ),
  }),
});

/** What a search found. */
export const Found = screenStory({ ...screen, address: '/dashboard/review?q=olivia' });

/** What operators may see of a person. */
export const Person = screenStory({ ...screen, address: '/dashboard/review?q=olivia&person=olivia' });

/** The queue at 360 pixels. */
export const PhoneQueue = phoneStory(screen);

/** On the way to the dashboard. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** It can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listReviews', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(open);

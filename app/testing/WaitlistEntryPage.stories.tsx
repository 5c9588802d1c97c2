import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Waitlist entry' };
export default meta;

const address = '/waitlist-entry?token=abc';
const waiting = { waitlist: 'waitlist', title: 'Deposit-free move-in', isConfirmed: false, place: null };
const confirmed = { ...waiting, isConfirmed: true, place: 1_204 };

/** Looking at it confirms nothing. */
export const Ready = screenStory({ address, answers: [mockRoute('findWaitlistEntry', waiting)] });

/** The place in the queue. */
export const Confirmed = screenStory({ address, answers: [mockRoute('findWaitlistEntry', confirmed)] });

/** On the way to the search. */
export const Loading = screenStory({
  address,
  answers: [mockRoute('findWaitlistEntry', waiting)],
  leadsTo: '/discover',
});

/** The entry is deleted. */
export const Left = screenStory({ address: '/waitlist-entry?left' });

/** The link belongs to no entry any more. */
export const Empty = screenStory({ address });

/** What it belongs to cannot be found out now. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('findWaitlistEntry', new ApiError({ code: 'R001', status: 500 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers: [mockRoute('findWaitlistEntry', confirmed)] });

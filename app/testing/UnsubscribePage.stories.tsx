import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Unsubscribe' };
export default meta;

const address = '/unsubscribe?token=abc';

/** Looking at it ends nothing. */
export const Ready = screenStory({ address });

/** On the way to the search. */
export const Loading = screenStory({ address, leadsTo: '/discover' });

/** The mail has ended. */
export const Ended = screenStory({
  address,
  answers: [mockRoute('findUnsubscribe', { name: 'Near work', isPaused: true })],
});

/** The link belongs to no search. */
export const Empty = screenStory({ address, answers: [mockRoute('findUnsubscribe', null)] });

/** What it belongs to cannot be found out now. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('findUnsubscribe', new ApiError({ code: 'R001', status: 500 }))],
});

/** A search with a long name. */
export const LongTexts = screenStory({
  address,
  answers: [mockRoute('findUnsubscribe', { name: longTexts.title.slice(0, 60), isPaused: false })],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address });

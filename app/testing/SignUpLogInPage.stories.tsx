import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleInvitation } from './sampleInvitation.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Log in on the way' };
export default meta;

const address = '/signup/login';

/** Somebody invited has an account. */
export const Ready = screenStory({ address, answers: [mockRoute('currentInvitation', sampleInvitation)] });

/** Nothing is followed. */
export const Empty = screenStory({ address });

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers: [mockRoute('currentInvitation', sampleInvitation)] });

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Refresh' };
export default meta;

const screen = {
  address: '/refresh',
  isSignedIn: true,
  answers: [mockRoute('control', new ApiError({ code: 'R001', status: 503 }))],
};

/** Who this is cannot be told now. */
export const Failed = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up' };
export default meta;

const address = '/signup';

/** Asks who somebody is. */
export const Ready = screenStory({ address });

/** The choice is being kept. */
export const Loading = screenStory(
  { address, answers: [mockRoute('saveSignUpDraft', waiting)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Landlord/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    },
  },
);

/** Sent without a choice. */
export const Empty = screenStory(
  { address },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    },
  },
);

/** The choice cannot be kept now. */
export const Failed = screenStory(
  { address, answers: [mockRoute('saveSignUpDraft', new ApiError({ code: 'R001', status: 503 }))] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Agent/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** At 360 pixels the way is one line. */
export const Phone = phoneStory({ address });

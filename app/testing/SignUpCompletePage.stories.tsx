import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { corporateInvitation, sampleInvitation } from './sampleInvitation.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up, complete' };
export default meta;

const screen = { address: '/signup/onboarding/complete', isSignedIn: true };
const followed = (changes: Partial<typeof sampleInvitation> = {}) =>
  mockRoute('currentInvitation', { ...sampleInvitation, ...changes });

/** Somebody who logged in confirms what they join. */
export const Ready = screenStory({
  ...screen,
  answers: [mockRoute('currentInvitation', corporateInvitation)],
});

/** Somebody who signed up has joined. */
export const Joined = screenStory({
  ...screen,
  answers: [followed({ state: 'accepted', isAcceptedByAsker: true })],
});

/** They are being taken in. */
export const Loading = screenStory(
  { ...screen, answers: [followed(), mockRoute('finishOnboarding', waiting)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    },
  },
);

/** Nothing is followed. */
export const Empty = screenStory(screen);

/** It expired meanwhile. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      followed(),
      mockRoute(
        'finishOnboarding',
        new ApiError({
          code: 'R005',
          status: 409,
          fields: [{ name: 'invitation', reason: 'has expired, so ask for a new one' }],
        }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
      await canvas.findByText(/has expired, so ask/);
    },
  },
);

/** At 360 pixels. */
export const Phone = phoneStory({ ...screen, answers: [followed()] });

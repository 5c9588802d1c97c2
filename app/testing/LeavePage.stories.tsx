import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleStepUps } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Delete my account' };
export default meta;

const screen = { address: '/profile/leave', isSignedIn: true };
const steppedUp = { ...screen, answers: [mockRoute('getStepUps', { ...sampleStepUps, provenFor: 240 })] };
const corporate =
  "You're the only administrator of Orchid Homes, and it has other members. Make one of them an administrator first.";
const deletion = { askedAt: '2026-11-20T04:00:00Z', dueAt: '2026-11-27T04:00:00Z' };

/** What goes and what stays; a proof is wanted first. */
export const Ready = screenStory(screen);

/** Freshly proven: it can be asked for. */
export const SteppedUp = screenStory(steppedUp);

/** Others would be left without an administrator. */
export const LastAdministrator = screenStory(
  {
    ...steppedUp,
    answers: [
      ...steppedUp.answers,
      mockRoute(
        'requestDeletion',
        new ApiError({ code: 'R006', status: 400, fields: [{ name: 'corporate', reason: corporate }] }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Delete my account/ }));
      await canvas.findByText(corporate);
    },
  },
);

/** It was asked for: it can be taken back. */
export const Leaving = screenStory({
  ...screen,
  address: '/user/leaving',
  answers: [mockRoute('getDeletion', deletion)],
});

/** At 360 pixels. */
export const Phone = phoneStory(steppedUp);

/** Taking it back at 360 pixels. */
export const LeavingOnPhone = phoneStory({
  ...screen,
  address: '/user/leaving',
  answers: [mockRoute('getDeletion', deletion)],
});

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersFor, twoCorporates } from './corporateScreens.ts';
import { sampleUser } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Send again' };
export default meta;

const hasEnded = new ApiError({ code: 'R003', status: 401 });
const profile = {
  address: '/profile/me',
  isSignedIn: true,
  answers: [mockRoute('changeProfile', hasEnded)],
};
const isShown: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Please log in again' });
};
const save: StoryObj = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await isShown(context);
  },
};

/** What was typed into the profile when the session had ended. */
export const Ready = screenStory(profile, save);

/** An invitation of a corporate. */
export const Corporate = screenStory(
  {
    address: '/account',
    isSignedIn: true,
    answers: [mockRoute('makeInvitation', hasEnded), ...answersFor(twoCorporates)],
  },
  {
    play: async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.type(canvas.getByLabelText(/Email address/), 'siti@people.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await isShown(context);
    },
  },
);

/** A long text. */
export const LongTexts = screenStory(
  {
    ...profile,
    answers: [...profile.answers, mockRoute('getUser', { ...sampleUser, name: longTexts.name })],
  },
  save,
);

/** At 360 pixels. */
export const Phone = phoneStory(profile, save);

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleStepUps, sampleUser, waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Change my profile' };
export default meta;

const screen = { address: '/profile/me', isSignedIn: true };
const steppedUp = { ...sampleStepUps, provenFor: 240, isEmailProven: true };
const code = { prefix: 'KTM', expiresIn: 280, resendIn: 0 };
const save: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

/** As it stands; changing phone or e-mail asks for a proof first. */
export const Ready = screenStory(screen);

/** Freshly proven: the fields for another number and another address. */
export const SteppedUp = screenStory({ ...screen, answers: [mockRoute('getStepUps', steppedUp)] });

/** Codes wait on a new number and at a new address. */
export const Waiting = screenStory({
  ...screen,
  answers: [
    mockRoute('getStepUps', {
      ...steppedUp,
      phone: { ...code, phoneNumber: '+6598765432' },
      email: { ...code, prefix: 'BDN', email: 'aishah@new.example.sg' },
    }),
  ],
});

/** What was changed is said. */
export const Done = screenStory({ ...screen, address: '/profile/me?done=phone' });

/** A long name and address, and a pass nobody here knows. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute('getUser', {
      ...sampleUser,
      name: longTexts.title,
      email: `${'long.'.repeat(20)}address@mail.example.sg`,
      residentialStatus: 'A',
      passType: 'A pass with a name nobody has written down here before',
    }),
  ],
});

/** What was typed is on its way. */
export const Loading = screenStory(
  { ...screen, answers: [mockRoute('changeProfile', waiting)] },
  { play: save },
);

/** What was typed is refused, field by field. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'changeProfile',
        new ApiError({ code: 'R006', status: 400, fields: [{ name: 'passType', reason: 'is empty' }] }),
      ),
    ],
  },
  {
    play: async (context) => {
      await save(context);
      await context.canvas.findAllByText(/Your pass is empty/);
    },
  },
);

/** It cannot be kept now. */
export const Failed = screenStory(
  { ...screen, answers: [mockRoute('changeProfile', new ApiError({ code: 'R001', status: 503 }))] },
  {
    play: async (context) => {
      await save(context);
      await context.canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** At 360 pixels, freshly proven. */
export const Phone = phoneStory({ ...screen, answers: [mockRoute('getStepUps', steppedUp)] });

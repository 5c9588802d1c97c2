import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Missing' };
export default meta;

const lacking = (...emptyKeys: string[]) => mockRoute('missing', { emptyKeys });
const fillIn: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Email/), 'aishah@home');
  await userEvent.click(canvas.getByRole('radio', { name: /Permanent resident/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

const screen = {
  address: '/user/missing',
  isSignedIn: true,
  answers: [lacking('email', 'residentialStatus')],
};

/** Two things are missing. */
export const Ready = screenStory(screen);

/** All that can be typed is missing, and the number, which cannot. */
export const Everything = screenStory({
  ...screen,
  answers: [lacking('name', 'email', 'phoneNumber', 'residentialStatus')],
});

/** The status is known to be a pass: which one it is, is left. */
export const Pass = screenStory({ ...screen, answers: [lacking('passType')] });

/** What was filled in is on its way. */
export const Loading = screenStory(
  { ...screen, answers: [...screen.answers, mockRoute('fillProfile', waiting)] },
  { play: fillIn },
);

/** Left empty: the list of what is wanted, before anything is sent. */
export const Empty = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('region', { name: 'There is a problem' });
  },
});

/** What was typed is refused, field by field. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      ...screen.answers,
      mockRoute(
        'fillProfile',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [{ name: 'email', reason: 'should look like name@mail.example' }],
        }),
      ),
    ],
  },
  {
    play: async (context) => {
      await fillIn(context);
      await context.canvas.findAllByText(/should look like/);
    },
  },
);

/** It cannot be kept now. */
export const Failed = screenStory(
  {
    ...screen,
    answers: [...screen.answers, mockRoute('fillProfile', new ApiError({ code: 'R001', status: 503 }))],
  },
  {
    play: async (context) => {
      await fillIn(context);
      await context.canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

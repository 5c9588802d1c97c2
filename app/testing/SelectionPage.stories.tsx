import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersFor, twoCorporates } from './corporateScreens.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Choose a company' };
export default meta;

const undecided = twoCorporates.map((corporate) => ({ ...corporate, isCurrent: false }));
const screen = { address: '/user/selection', isSignedIn: true, answers: answersFor(undecided) };
const choose: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Choose Orchid Stays' }));

/** Two to choose from, none chosen yet. */
export const Ready = screenStory(screen);

/** One of them is acted for already. */
export const Chosen = screenStory({ ...screen, answers: answersFor(twoCorporates) });

/** Nobody has confirmed the entity number of one of them yet. */
export const NotVerified = screenStory({
  ...screen,
  answers: answersFor(undecided.map((corporate, index) => ({ ...corporate, isVerified: index === 0 }))),
});

/** None to choose from. */
export const None = screenStory({ ...screen, answers: answersFor([]) });

/** The choice is on its way. */
export const Loading = screenStory(
  { ...screen, answers: [mockRoute('switchCorporate', waiting), ...screen.answers] },
  { play: choose },
);

/** The choice did not get through. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [mockRoute('switchCorporate', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
  },
  { play: choose },
);

/** Long names. */
export const LongTexts = screenStory({
  ...screen,
  answers: answersFor(undecided.map((corporate) => ({ ...corporate, name: longTexts.title }))),
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

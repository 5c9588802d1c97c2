import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { allAnswersRendered } from './openScreen.tsx';
import { answerWaitlist } from './sampleWaitlist.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Waitlist' };
export default meta;

const screen = { address: '/waitlist', answers: [answerWaitlist()] };

/** What it is for, and the form. */
export const Ready = screenStory(screen);

/** Sent empty: what is missing stands at each field. */
export const Missing = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waitlist' }));
    await allAnswersRendered();
  },
});

/** On the way to the search. */
export const Loading = screenStory({ ...screen, leadsTo: '/discover' });

/** For Dubai: dirhams, and numbers of the Emirates. */
export const Dubai = screenStory({
  address: '/dubai/waitlist',
  answers: [answerWaitlist({ name: 'dubai/waitlist', country: 'AE' })],
});

/** It takes no new names. */
export const Closed = screenStory({ address: '/waitlist', answers: [answerWaitlist({ state: 'closed' })] });

/** It cannot be had now. */
export const Failed = screenStory({
  address: '/waitlist',
  answers: [mockRoute('getWaitlist', new ApiError({ code: 'R001', status: 500 }))],
});

/** A long title and summary. */
export const LongTexts = screenStory({
  address: '/waitlist',
  answers: [answerWaitlist({ title: longTexts.title, summary: longTexts.title })],
});

/** Somebody joined: the same for everybody. */
export const Done = screenStory({ ...screen, address: '/waitlist/done' });

/** At 360 pixels. */
export const Phone = phoneStory(screen);

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersForOwner, homeInvitation, sampleHomeInvitations, sampleHomes } from './homeInvitations.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Invited' };
export default meta;

const screen = { address: '/dashboard/invitations', isSignedIn: true, answers: answersForOwner() };
const invite: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Email address/), 'wei.jie@people.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
};
const made = { ...homeInvitation({ id: 'waiting' }), guid: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0042' };

/** One invitation of each state. */
export const Ready = screenStory(screen);

/** Nobody was invited yet. */
export const Empty = screenStory({ ...screen, answers: answersForOwner(sampleHomes, []) });

/** There is no home to invite for. */
export const NoHome = screenStory({ ...screen, answers: answersForOwner([], []) });

/** Asked before an invitation is withdrawn. */
export const Requested = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw the invitation to wei/ }));
    await canvas.findByRole('button', { name: 'Withdraw invitation' });
  },
});

/** A letter is on its way, and its link is shown. */
export const Done = screenStory(
  { ...screen, answers: [mockRoute('makeInvitation', made), ...screen.answers] },
  {
    play: async (context) => {
      await invite(context);
      await context.canvas.findByLabelText(/Invitation link/);
    },
  },
);

/** Too many were invited today. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'makeInvitation',
        new ApiError({ code: 'R003', status: 429, message: 'Too many requests. Please try again later.' }),
      ),
      ...screen.answers,
    ],
  },
  {
    play: async (context) => {
      await invite(context);
      await context.canvas.findAllByText(/Too many requests/);
    },
  },
);

/** What was typed is on its way. */
export const Sending = screenStory(
  { ...screen, answers: [mockRoute('makeInvitation', waiting), ...screen.answers] },
  { play: invite },
);

/** Long names and addresses. */
export const LongTexts = screenStory({
  ...screen,
  answers: answersForOwner(
    sampleHomes.map((home) => ({ ...home, name: longTexts.title })),
    sampleHomeInvitations.map((invitation) => ({
      ...invitation,
      email: `${'long.'.repeat(20)}address@mail.example.sg`,
      listing: { id: 'abcdefghijkl', name: longTexts.title },
    })),
  ),
});

/** On the way to the dashboard. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** The invitations cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listInvitations', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

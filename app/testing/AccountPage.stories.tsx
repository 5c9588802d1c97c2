import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersFor, madeInvitation, sampleMembers, twoCorporates } from './corporateScreens.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Account' };
export default meta;

const screen = { address: '/account', isSignedIn: true, answers: answersFor(twoCorporates) };
const press =
  (member: RegExp, button: string, place: number): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    const [summary] = canvas.getAllByText(member).filter((element) => element.closest('summary'));
    await userEvent.click(summary ?? document.body);
    await userEvent.click(canvas.getAllByRole('button', { name: button })[place] ?? document.body);
  };

/** An administrator sees who acts for the corporate, and the invitations. */
export const Ready = screenStory(screen);

/** A member reads. */
export const AsMember = screenStory({
  ...screen,
  answers: answersFor(twoCorporates.map((corporate) => ({ ...corporate, role: 'member' }))),
});

/** Nobody has confirmed the company's entity number yet: nobody can be invited. */
export const NotVerified = screenStory({
  ...screen,
  answers: answersFor(twoCorporates.map((corporate) => ({ ...corporate, isVerified: false }))),
});

/** Asked before somebody is removed. */
export const Requested = screenStory(screen, { play: press(/Wendy Chia/, 'Remove', 2) });

/** Somebody was just invited: the link of the invitation can be copied. */
export const Invited = screenStory(
  { ...screen, answers: [mockRoute('makeInvitation', madeInvitation), ...screen.answers] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/^Email address/), madeInvitation.email);
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await canvas.findByRole('button', { name: 'Copy the link' });
    },
  },
);

/** Nobody was invited, and only oneself is there. */
export const Alone = screenStory({
  ...screen,
  answers: [
    mockRoute('listMembers', sampleMembers.slice(1, 2)),
    mockRoute('listInvitations', []),
    mockRoute('listOrganisations', []),
    ...screen.answers,
  ],
});

/** Somebody who belongs to no corporate. */
export const NoCorporate = screenStory({ ...screen, answers: answersFor([]) });

/** Long names. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute('listMembers', [
      {
        id: 'long',
        name: longTexts.title,
        email: `${'long.'.repeat(20)}address@mail.example.sg`,
        role: 'administrator',
        organisation: { id: 'east', name: longTexts.title },
        joinedAt: '2026-10-02T04:00:00Z',
        version: 1,
        isSelf: true,
      },
    ]),
    ...answersFor(twoCorporates.map((corporate) => ({ ...corporate, name: longTexts.title }))),
  ],
});

/** On the way to the organisations. */
export const Loading = screenStory({ ...screen, leadsTo: '/subbusiness' });

/** Who acts for it cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listMembers', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

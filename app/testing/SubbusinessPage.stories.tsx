import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { answersFor, sampleOrganisations, twoCorporates } from './corporateScreens.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Subbusiness' };
export default meta;

const screen = { address: '/subbusiness', isSignedIn: true, answers: answersFor(twoCorporates) };

/** An administrator sees the organisations, one of them closed. */
export const Ready = screenStory(screen);

/** One of them, open to be changed. */
export const Changing = screenStory(screen, {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('City homes')),
});

/** A member reads. */
export const AsMember = screenStory({
  ...screen,
  answers: answersFor(twoCorporates.map((corporate) => ({ ...corporate, role: 'member' }))),
});

/** Nobody has confirmed the company's entity number yet. */
export const NotVerified = screenStory({
  ...screen,
  answers: answersFor(twoCorporates.map((corporate) => ({ ...corporate, isVerified: false }))),
});

/** There is none yet. */
export const Empty = screenStory({
  ...screen,
  answers: [mockRoute('listOrganisations', []), ...screen.answers],
});

/** A name that is taken. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'addOrganisation',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [{ name: 'name', reason: 'is already used by another open organisation' }],
        }),
      ),
      ...screen.answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getAllByLabelText(/^Name/).at(-1) ?? document.body, 'City homes');
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    },
  },
);

/** Long names. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute(
      'listOrganisations',
      sampleOrganisations.map((organisation) => ({ ...organisation, name: longTexts.title })),
    ),
    ...screen.answers,
  ],
});

/** On the way to the people. */
export const Loading = screenStory({ ...screen, leadsTo: '/account' });

/** They cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listOrganisations', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

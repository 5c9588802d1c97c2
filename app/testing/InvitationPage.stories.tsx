import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { corporateInvitation, sampleInvitation } from './sampleInvitation.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Invitation' };
export default meta;

const address = '/signup/invite/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0001';
const invitation = (changes: Partial<typeof sampleInvitation> = {}) =>
  mockRoute('getInvitation', { ...sampleInvitation, ...changes });

/** A visitor is invited for a home. */
export const Ready = screenStory({ address, answers: [invitation()] });

/** Somebody signed in is invited to a company. */
export const SignedIn = screenStory({
  address,
  isSignedIn: true,
  answers: [mockRoute('getInvitation', corporateInvitation)],
});

/** The answer is on its way. */
export const Loading = screenStory(
  { address, answers: [invitation(), mockRoute('acceptInvitation', waiting)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign up' }));
    },
  },
);

/** Somebody used it. */
export const Used = screenStory({ address, answers: [invitation({ state: 'accepted' })] });

/** It has expired. */
export const Expired = screenStory({ address, answers: [invitation({ state: 'expired' })] });

/** It was withdrawn while the page was open. */
export const Rejected = screenStory(
  {
    address,
    answers: [
      invitation(),
      mockRoute(
        'acceptInvitation',
        new ApiError({
          code: 'R005',
          status: 409,
          fields: [{ name: 'invitation', reason: 'was withdrawn by the person who sent it' }],
        }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign up' }));
      await canvas.findByText(/was withdrawn by/);
    },
  },
);

/** A long name, a long home. */
export const LongTexts = screenStory({
  address,
  answers: [
    invitation({
      invitedByName: longTexts.title,
      listing: { id: 'abcdefghijkl', name: longTexts.title, slug: 'home' },
    }),
  ],
});

/** It cannot be had now. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('getInvitation', new ApiError({ code: 'R001', status: 503 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers: [invitation()] });

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up with a code' };
export default meta;

const address = '/signup/agent/onboardingIdentifier';
const type = async (
  code: string,
  { canvas, userEvent }: Parameters<NonNullable<ReturnType<typeof screenStory>['play']>>[0],
) => {
  await userEvent.type(canvas.getByLabelText(/Invitation code/), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

/** Asks for the code. */
export const Ready = screenStory({ address });

/** The code is being looked up. */
export const Loading = screenStory(
  { address, answers: [mockRoute('findInvitationByCode', waiting)] },
  { play: (context) => type('ABCD-EFGH-2345', context) },
);

/** The code is wrong. */
export const Rejected = screenStory(
  {
    address,
    answers: [
      mockRoute(
        'findInvitationByCode',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [
            {
              name: 'code',
              reason: 'is wrong or no longer valid. Check it, or ask for a new invitation.',
            },
          ],
        }),
      ),
    ],
  },
  {
    play: async (context) => {
      await type('ABCD-EFGH-2345', context);
      await context.canvas.findByText(/is wrong or no longer valid/);
    },
  },
);

/** At 360 pixels. */
export const Phone = phoneStory({ address });

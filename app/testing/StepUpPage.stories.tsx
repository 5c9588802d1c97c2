import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleStepUps, sampleUser } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: "Screens/Confirm it's you" };
export default meta;

const screen = { address: '/user/prove?for=contact', isSignedIn: true };
const stepUp = { phoneNumber: '+6591234567', prefix: 'KTM', expiresIn: 280, resendIn: 0 };
const sent = { ...screen, answers: [mockRoute('getStepUps', { ...sampleStepUps, stepUp })] };

/** Before a code was sent. */
export const Ready = screenStory(screen);

/** A code is on its way. */
export const Sent = screenStory(sent);

/** Before an account is deleted, right after a code was sent: another one must wait. */
export const Leaving = screenStory({
  ...screen,
  address: '/user/prove?for=leave',
  answers: [mockRoute('getStepUps', { ...sampleStepUps, stepUp: { ...stepUp, resendIn: 30 } })],
});

/** The code is wrong. */
export const Wrong = screenStory(
  {
    ...sent,
    answers: [
      ...sent.answers,
      mockRoute(
        'finishStepUp',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [{ name: 'otp', reason: 'is wrong or no longer valid. Check it, or ask for a new one.' }],
        }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Verification code/), '123456');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
      await canvas.findAllByText(/This code is wrong/);
    },
  },
);

/** Too many codes were asked for. */
export const TooMany = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'startStepUp',
        new ApiError({
          code: 'R003',
          status: 429,
          fields: [
            { name: 'phoneNumber', reason: 'has been sent too many codes today. Try again tomorrow.' },
          ],
        }),
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
      await canvas.findByText(/too many codes/);
    },
  },
);

/** Known at Singpass too: either will do. */
export const EitherWay = screenStory({
  ...screen,
  answers: [mockRoute('getStepUps', { ...sampleStepUps, issuers: ['singpass'] })],
});

/** Known at Singpass, and without a phone. */
export const SingpassOnly = screenStory({
  ...screen,
  address: '/user/prove?for=export',
  answers: [
    mockRoute('getUser', { ...sampleUser, phoneNumber: null }),
    mockRoute('getStepUps', { ...sampleStepUps, issuers: ['singpass', 'b2c'] }),
  ],
});

/** No phone, and known at no issuer that is set up. */
export const NoWay = screenStory({
  ...screen,
  answers: [mockRoute('getUser', { ...sampleUser, phoneNumber: null })],
});

/** At 360 pixels. */
export const Phone = phoneStory(sent);

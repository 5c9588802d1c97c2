import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/One-time code' };
export default meta;

const address = '/login/otp';
const pending = (resendIn: number) =>
  mockRoute('pendingOtp', {
    phoneNumber: '+6591234567',
    purpose: 'logIn',
    prefix: 'KTM',
    expiresIn: 300,
    resendIn,
  });
const refuse = (reason: string) =>
  mockRoute('validateOtp', new ApiError({ code: 'R006', status: 400, fields: [{ name: 'otp', reason }] }));

/** The code is on its way; another may be asked for in half a minute. */
export const Ready = screenStory({ address, answers: [pending(30)] });

/** No code came: another may be asked for. */
export const Resendable = screenStory({ address, answers: [pending(0)] });

/** The code is being checked. */
export const Loading = screenStory(
  { address, answers: [mockRoute('validateOtp', waiting), pending(0)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Verification code/), '123456');
    },
  },
);

/** Sent without a code. */
export const Empty = screenStory(
  { address, answers: [refuse('is empty'), pending(0)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await canvas.findByText(/This code/);
    },
  },
);

/** The code cannot be checked now. */
export const Failed = screenStory(
  { address, answers: [mockRoute('validateOtp', new ApiError({ code: 'R001', status: 503 })), pending(0)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Verification code/), '123456');
      await canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** A reason of many words. */
export const LongTexts = screenStory(
  {
    address,
    answers: [
      refuse('was tried too often; ask for another, which ends this one, and type it within five minutes'),
      pending(0),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Verification code/), '123456');
      await canvas.findByText(/tried too often/);
    },
  },
);

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers: [pending(30)] });

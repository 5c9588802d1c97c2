import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleIssuers } from './issuers.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Log in' };
export default meta;

const address = '/login';
const refuse = (status: number, reason: string) =>
  mockRoute('startOtp', new ApiError({ code: 'R006', status, fields: [{ name: 'phoneNumber', reason }] }));

/** Asks for a number. */
export const Ready = screenStory({ address });

/** The code is being sent. */
export const Loading = screenStory(
  { address, answers: [mockRoute('startOtp', waiting)] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Phone number/), '91234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    },
  },
);

/** Sent without a number. */
export const Empty = screenStory(
  { address, answers: [refuse(400, 'is empty')] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
      await canvas.findByText(/This number/);
    },
  },
);

/** No code can be sent now. */
export const Failed = screenStory(
  { address, answers: [mockRoute('startOtp', new ApiError({ code: 'R001', status: 503 }))] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Phone number/), '91234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
      await canvas.findByText('Something went wrong, please try again.');
    },
  },
);

/** A reason of many words. */
export const LongTexts = screenStory(
  {
    address,
    answers: [
      refuse(
        429,
        'has been sent too many codes today, from here and from other places; wait until tomorrow morning or write to us',
      ),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/Phone number/), '91234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
      await canvas.findByText(/too many codes/);
    },
  },
);

/** Singpass and a second issuer stand beside the phone. */
export const WithIssuers = screenStory({ address, answers: [mockRoute('listIssuers', sampleIssuers)] });

/** Where nothing is sent in earnest, the page says so. */
export const Sandbox = screenStory({ address, site: { isSandbox: true } });

/** At 360 pixels the form stands alone. */
export const Phone = phoneStory({ address });

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { makeMethod, makeSetup, sampleMethods } from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Payment methods' };
export default meta;

const screen = {
  address: '/profile/payment',
  isSignedIn: true,
  answers: [mockRoute('listPaymentMethods', sampleMethods)],
};

/** Methods in every state. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** None yet. */
export const Empty = screenStory({ ...screen, answers: [mockRoute('listPaymentMethods', [])] });

/** One that isn't finished at the bank, and one whose time ran out. */
export const Unfinished = screenStory({
  ...screen,
  answers: [
    mockRoute('listPaymentMethods', [makeMethod()]),
    mockRoute('listPaymentSetups', [
      makeSetup(),
      makeSetup({ id: '8b1c0a55-5b06-4f0b-9c5e-3f7d4a3d0b02', kind: 'card', bank: null, state: 'expired' }),
    ]),
  ],
});

/** The person is asked before a method is removed. */
export const Removing = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove DBS/ }));
    await canvas.findByRole('button', { name: 'Keep it' });
  },
});

/** A payment by it is on its way. */
export const Busy = screenStory(
  {
    ...screen,
    answers: [
      mockRoute('removePaymentMethod', new ApiError({ code: 'R003', status: 409 })),
      mockRoute('listPaymentMethods', [makeMethod()]),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove DBS/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
      await canvas.findByText(/is on its way/);
    },
  },
);

/** On the way to another page. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** The methods can't be loaded now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listPaymentMethods', new ApiError({ code: 'R001', status: 500 }))],
});

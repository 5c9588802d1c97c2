import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { makePartnerSetup } from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Partner setup' };
export default meta;

const { id } = makePartnerSetup();
type Changes = Parameters<typeof makePartnerSetup>;
const begin = (...changes: Changes) => ({
  address: `/ext/payment/${changes[0]?.purpose ?? 'setup'}/${id}`,
  answers: [mockRoute('getPartnerSetup', makePartnerSetup(...changes))],
});
const back = (setup: NonNullable<Changes[1]>) => ({
  address: `/ext/payment/setup/${id}/bank/callback`,
  answers: [
    mockRoute(
      'getPartnerSetup',
      makePartnerSetup({}, { kind: 'egiro', bank: 'DBS', redirectUrl: '#bank', ...setup }),
    ),
  ],
});

/** Bank or card. */
export const Begin = screenStory(begin());

/** At 360 pixels. */
export const BeginPhone = phoneStory(begin());

/** Another method than before. */
export const Change = screenStory(
  begin({ purpose: 'change', current: { kind: 'card', masked: 'ending 4242', bank: null } }),
);

/** No bank is chosen. */
export const BankMissing = screenStory(begin(), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Choose your bank.');
  },
});

/** It ended before it began. */
export const Over = screenStory(begin({}, { state: 'expired' }));

/** On the way to the bank. */
export const ToBank = screenStory({
  ...back({}),
  address: `/ext/payment/setup/${id}?go=1`,
});

/** The bank has not answered yet. */
export const Pending = screenStory(back({ state: 'processing' }));

/** Set up: back to the partner. */
export const Active = screenStory(back({ state: 'active', redirectUrl: null }));

/** Rejected: back to the partner. */
export const Rejected = phoneStory(
  back({ state: 'rejected', reason: 'rejected-by-payer', redirectUrl: null }),
);

/** Begun in another browser, or not there. */
export const Unknown = screenStory({
  ...begin(),
  answers: [mockRoute('getPartnerSetup', new ApiError({ code: 'R002', status: 404 }))],
});

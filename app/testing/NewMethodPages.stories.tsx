import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { answerStepUps, makeReference, makeSetup } from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/New payment method' };
export default meta;

const { id } = makeSetup();
const answers = [answerStepUps()];
const choose = { address: '/profile/payment/new', isSignedIn: true, answers };
const bank = { address: '/profile/payment/new/bank', isSignedIn: true, answers };
const atBank = (changes: Parameters<typeof makeSetup>[0] = {}, query = '') => ({
  address: `${bank.address}?setup=${id}${query}`,
  isSignedIn: true,
  answers: [mockRoute('getPaymentSetup', makeSetup(changes))],
});
const atCard = (changes: Parameters<typeof makeSetup>[0] = {}) => ({
  address: `/profile/payment/new/card/callback?setup=${id}`,
  isSignedIn: true,
  answers: [mockRoute('getPaymentSetup', makeSetup({ kind: 'card', bank: null, ...changes }))],
});
const atDbs = (changes: Parameters<typeof makeReference>[0] = {}) => ({
  address: '/payment/dbs?ref=r1',
  isSignedIn: true,
  answers: [mockRoute('getPaymentReference', makeReference(changes))],
});

/** Bank account or card. */
export const Choice = screenStory(choose);

/** The person proves first that it is them. */
export const ProofFirst = screenStory({ ...choose, answers: [answerStepUps(0)] });

/** At 360 pixels. */
export const ChoicePhone = phoneStory(choose);

/** A bank is chosen. */
export const Bank = screenStory(bank);

/** At 360 pixels. */
export const BankPhone = phoneStory(bank);

/** No bank is chosen. */
export const BankMissing = screenStory(bank, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your bank' }));
    await canvas.findByText('Choose your bank.');
  },
});

/** The bank can't be reached. */
export const BankAway = screenStory(
  {
    ...bank,
    answers: [...answers, mockRoute('startPaymentSetup', new ApiError({ code: 'R001', status: 503 }))],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.selectOptions(canvas.getByLabelText(/^Bank/), 'DBS');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to your bank' }));
      await canvas.findByText(/isn’t responding/);
    },
  },
);

/** On the way to the bank. */
export const ToBank = screenStory(atBank({}, '&go=1'));

/** Back before the bank has answered. */
export const Pending = screenStory(atBank());

/** Back before the bank has answered, at 360 pixels. */
export const PendingPhone = phoneStory(atBank());

/** The bank is silent. */
export const Processing = screenStory(atBank({ state: 'processing' }));

/** Somebody else at the company still has to approve it. */
export const Approver = screenStory(atBank({ state: 'processing', segment: 'corporate' }));

/** Set up. */
export const Active = screenStory(atBank({ state: 'active', redirectUrl: null }));

/** Set up for a rent plan. */
export const ActiveForService = screenStory(
  atBank({ state: 'active', redirectUrl: null, serviceId: 'plantiong222' }),
);

/** Rejected by the bank. */
export const Rejected = screenStory(
  atBank({ state: 'rejected', reason: 'rejected-by-bank', redirectUrl: null }),
);

/** The payer left. */
export const Abandoned = screenStory(atBank({ state: 'abandoned', redirectUrl: null }));

/** Time ran out. */
export const Expired = screenStory(atBank({ state: 'expired', reason: 'time-out', redirectUrl: null }));

/** On the way to the card page. */
export const ToCard = screenStory({
  ...atCard(),
  address: `/profile/payment/new/card/redirect?setup=${id}`,
});

/** A card is set up. */
export const CardActive = screenStory(atCard({ state: 'active', redirectUrl: null }));

/** 3DS failed. */
export const CardFailed = phoneStory(atCard({ state: 'rejected', reason: '3ds-failed', redirectUrl: null }));

/** Back from the card page, signed out. */
export const CardSignedOut = screenStory({
  address: `/profile/payment/new/card/callback?setup=${id}`,
  answers: [mockRoute('getPaymentSetup', new ApiError({ code: 'R003', status: 401 }))],
});

/** What is approved at DBS. */
export const Dbs = screenStory(atDbs());

/** A bill that is paid at DBS, at 360 pixels. */
export const DbsPayment = phoneStory(atDbs({ kind: 'payment', cents: 261_000, limit: null }));

/** A company's account at DBS. */
export const DbsCompany = screenStory(atDbs({ segment: 'corporate' }));

/** Done at DBS. */
export const DbsDone = screenStory(atDbs({ state: 'active', url: null }));

/** Nothing the person or this browser began. */
export const DbsUnknown = screenStory({
  ...atDbs(),
  answers: [mockRoute('getPaymentReference', new ApiError({ code: 'R002', status: 404 }))],
});

import {
  makeBill,
  makePayment,
  makePlan,
  makePlanPayee,
  payeeBills,
  recordedBill,
  sampleBillAnswers,
} from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Bills' };
export default meta;

const address = '/flow/pay/plantiong222/bills';
const plan = makePlan({ arrearsCents: 261_000 });
const answers = sampleBillAnswers({ service: plan });
const screen = { address, isSignedIn: true, answers };
const one = sampleBillAnswers({ bills: [makeBill()] });
const landlord = makePlan({ side: 'payee', method: null, arrearsCents: 261_000 });

/** An overdue bill after a failed debit, one to pay, one said paid, and paid ones. */
export const Tenant = screenStory(screen);

/** The same on a phone. */
export const Phone = phoneStory(screen);

/** As the landlord sees them: confirms what was paid outside, and can refund. */
export const Landlord = screenStory({
  ...screen,
  answers: sampleBillAnswers({ service: landlord, bills: payeeBills }),
});

/** No bill yet. */
export const Empty = screenStory({
  ...screen,
  answers: sampleBillAnswers({ service: makePlan({ from: '2027-03-01' }), bills: [] }),
});

/** Recording what was paid outside. */
export const Outside = screenStory({
  ...screen,
  answers: one,
  address: `${address}?open=outside&about=billdecember`,
});

/** The landlord records rent that came outside. */
export const Received = screenStory({
  ...screen,
  answers: sampleBillAnswers({ service: landlord, bills: [makeBill({ may: ['record-paid'] })] }),
  address: `${address}?open=received&about=billdecember`,
});

/** What the landlord recorded, as the tenant sees it. */
export const Recorded = screenStory({ ...screen, answers: sampleBillAnswers({ bills: [recordedBill] }) });

/** The PayNow QR code. */
export const PayNow = screenStory({
  ...screen,
  answers: one,
  address: `${address}?open=paynow&about=billdecember`,
});

/** The PayNow QR code on a phone. */
export const PayNowPhone = phoneStory({
  ...screen,
  answers: one,
  address: `${address}?open=paynow&about=billdecember`,
});

/** Making a payment link. */
export const Share = screenStory({
  ...screen,
  answers: one,
  address: `${address}?open=link&about=billdecember`,
});

/** The landlord refunds a payment. */
export const Refund = screenStory({
  ...screen,
  address: `${address}?open=refund&about=paymentone22`,
  answers: sampleBillAnswers({
    service: landlord,
    bills: [makeBill({ state: 'paid', may: [], payments: [makePayment()] })],
  }),
});

/** Recording a month before the plan began. */
export const PastMonth = screenStory({
  ...screen,
  address: `${address}?open=past&about=past-month`,
  answers: sampleBillAnswers({ service: makePlan({ from: '2026-06-22' }), bills: [makeBill()] }),
});

/** A part is paid, the rest goes to a landlord whose account is being checked. */
export const PartPaid = screenStory({
  ...screen,
  answers: sampleBillAnswers({
    service: makePlan({ payee: { ...makePlanPayee(), state: 'checking', usableFrom: null }, method: null }),
    bills: [makeBill({ state: 'part-paid', paidCents: 100_000, collectOn: null })],
  }),
});

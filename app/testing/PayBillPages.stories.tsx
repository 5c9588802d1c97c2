import {
  makeBill,
  makePayment,
  makePlan,
  makePlanPayee,
  sampleBillAnswers,
  sampleBillMethods,
} from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Pay a bill' };
export default meta;

const way = '/flow/pay/plantiong222/payment/bank';
const address = `${way}?bill=billdecember`;
const bills = [makeBill()];
const screen = { address, isSignedIn: true, answers: sampleBillAnswers({ bills }) };
const outcome = (changes: Parameters<typeof makePayment>[0]) =>
  screenStory({
    address: `${way}/callback?payment=paymentone22`,
    isSignedIn: true,
    answers: sampleBillAnswers({ payment: makePayment({ hasReceipt: false, settledAt: null, ...changes }) }),
  });

/** Choosing how to pay, with the total of each way. */
export const Choose = screenStory(screen);

/** The same on a phone. */
export const Phone = phoneStory(screen);

/** A bank account whose limit is too low. */
export const LowLimit = screenStory({
  ...screen,
  answers: sampleBillAnswers({
    bills,
    methods: sampleBillMethods.map((method) => ({ ...method, limit: 100_000 })),
  }),
});

/** The landlord's account waits three days. */
export const PayeeWaits = screenStory({
  ...screen,
  answers: sampleBillAnswers({
    bills,
    service: makePlan({ payee: makePlanPayee({ usableFrom: '2026-11-23T02:00:00Z' }) }),
  }),
});

/** Somebody pays it already. */
export const BeingPaid = screenStory({
  ...screen,
  answers: sampleBillAnswers({
    bills: [
      makeBill({
        state: 'processing',
        may: [],
        payments: [makePayment({ state: 'processing', hasReceipt: false })],
      }),
    ],
  }),
});

/** On the way to the bank. */
export const GoingOn = screenStory({
  address: `${way}/redirect?payment=paymentone22`,
  isSignedIn: true,
  answers: sampleBillAnswers({ payment: makePayment({ state: 'needs-action', redirectUrl: '#bank' }) }),
});

/** Paid, with the receipt. */
export const Paid = outcome({ hasReceipt: true, way: 'card', feeCents: 6_786 });

/** The bank has not answered. */
export const Waiting = outcome({ state: 'processing' });

/** The payer left the bank's page. */
export const Unfinished = outcome({ state: 'needs-action', redirectUrl: '#bank' });

/** There was too little money. */
export const Failed = outcome({ state: 'failed', reason: 'insufficient-funds' });

/** The bank took it back days later. */
export const Returned = outcome({ state: 'returned', reason: 'returned' });

/** Back from the bank without a session. */
export const SignedOut = screenStory({ address: `${way}/callback?payment=paymentone22` });

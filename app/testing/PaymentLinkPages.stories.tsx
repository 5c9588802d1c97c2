import { makeLink, sampleBillAnswers } from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Payment link' };
export default meta;

const address = '/payment/link/k3Jd82hGq';
const withLink = (link: ReturnType<typeof makeLink> | null, at = address) => ({
  address: at,
  answers: sampleBillAnswers({ link }),
});
const payment = { id: 'paymentone22', way: 'paynow', reason: null, redirectUrl: null } as const;

/** What it is for, and two ways to pay. */
export const Open = screenStory(withLink(makeLink()));

/** The same on a phone. */
export const Phone = phoneStory(withLink(makeLink()));

/** Paid already. */
export const Paid = screenStory(withLink(makeLink({ state: 'paid' })));

/** Being paid. */
export const BeingPaid = screenStory(withLink(makeLink({ state: 'processing' })));

/** Expired, or not copied whole. */
export const Expired = screenStory(withLink(null));

/** Back from the payment page, paid. */
export const Done = screenStory(
  withLink(makeLink({ state: 'paid', payment: { ...payment, state: 'succeeded' } }), `${address}/callback`),
);

/** Back, and it failed. */
export const Failed = screenStory(
  withLink(makeLink({ payment: { ...payment, state: 'failed', reason: 'declined' } }), `${address}/callback`),
);

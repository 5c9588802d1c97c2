import { makePlan, makePlanPayee, makeServiceDraft, sampleBillAnswers } from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Rent services' };
export default meta;

const empty = makeServiceDraft({ version: 0, fields: {} });
const step = (name: string) => ({
  address: `/flow/pay/apply?step=${name}`,
  isSignedIn: true,
  answers: sampleBillAnswers(),
});
const service = (changes: Parameters<typeof makePlan>[0], type = 'pay') => ({
  address: `/flow/${type}/plantiong222`,
  isSignedIn: true,
  answers: sampleBillAnswers({ service: makePlan(changes) }),
});

/** What services there are, with an application that was begun. */
export const Services = screenStory({ address: '/flow', isSignedIn: true, answers: sampleBillAnswers() });

/** For a visitor. */
export const Visitor = screenStory({ address: '/flow' });

/** A visitor who wants to apply. */
export const ApplySignedOut = screenStory({ address: '/flow/pay/apply' });

/** The first step, empty. */
export const Home = screenStory({ ...step('home'), answers: sampleBillAnswers({ draft: empty }) });

/** The rent, with the first bills. */
export const Rent = screenStory(step('rent'));

/** The rent on a phone. */
export const RentPhone = phoneStory(step('rent'));

/** Who gets the rent, and how it is paid. */
export const Payee = screenStory({
  ...step('payee'),
  answers: sampleBillAnswers({
    payees: [
      makePlanPayee(),
      makePlanPayee({ id: 'other', name: 'Harbour Living Pte Ltd', bank: 'UOB', state: 'checking' }),
    ],
  }),
});

/** A security check before a landlord is added. */
export const StepUp = screenStory({
  ...step('payee'),
  answers: sampleBillAnswers({ payees: [], provenFor: 0 }),
});

/** Adding a landlord. */
export const AddPayee = screenStory({ ...step('payee'), answers: sampleBillAnswers({ payees: [] }) });

/** Adding a landlord on a phone. */
export const AddPayeePhone = phoneStory({ ...step('payee'), answers: sampleBillAnswers({ payees: [] }) });

/** The agreement, with a file that is there. */
export const Agreement = screenStory({
  ...step('agreement'),
  answers: sampleBillAnswers({
    draft: makeServiceDraft({ fields: { fileIds: ['7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a0f'] } }),
  }),
});

/** Everything in words. */
export const Check = screenStory(step('check'));

/** Everything in words on a phone. */
export const CheckPhone = phoneStory(step('check'));

/** Something is missing. */
export const CheckMissing = screenStory({ ...step('check'), answers: sampleBillAnswers({ draft: empty }) });

/** A rent plan that runs. */
export const Plan = screenStory(service({ arrearsCents: 261_000 }));

/** A rent plan on a phone. */
export const PlanPhone = phoneStory(service({}));

/** A plan that is paused. */
export const Paused = screenStory(service({ state: 'paused', nextBill: null }));

/** On the waitlist. */
export const Waiting = screenStory(
  service({ type: 'advance', state: 'waiting', payee: null, method: null, nextBill: null }, 'advance'),
);

/** An operator answered. */
export const Answered = screenStory(
  service(
    {
      type: 'care',
      state: 'answered',
      payee: null,
      method: null,
      nextBill: null,
      answer: 'We can start in January. It would be $30 a month.',
    },
    'care',
  ),
);

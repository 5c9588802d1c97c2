import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import {
  answerPaid,
  answerService,
  answerStatements,
  latestBills,
  makeApplication,
  makeReceivedService,
  makeRoll,
  makeService,
  sampleApplication,
  sampleDifference,
  sampleServices,
  sampleYear,
  sampleYearLines,
  sixtyHomes,
} from '@sewa/payments/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleStepUps } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Rent' };
export default meta;

const list = {
  address: '/profile/my-services',
  isSignedIn: true,
  answers: [
    answerPaid(sampleServices),
    mockRoute('listBills', latestBills),
    mockRoute('getRentRoll', makeRoll()),
    answerStatements(),
  ],
};
const payee = (roll = makeRoll(), query = '') => ({
  address: `/profile/my-services${query}`,
  isSignedIn: true,
  answers: [
    answerPaid([]),
    mockRoute('getRentRoll', roll),
    mockRoute('getRentYear', sampleYear),
    mockRoute('getStatement', sampleYearLines),
  ],
});
const proven = mockRoute('getStepUps', { ...sampleStepUps, provenFor: 280 });
const one = (service = makeService(), query = '') => ({
  address: `/profile/my-services/sewa${service.type}/${service.id}${query}`,
  isSignedIn: true,
  answers: [proven, ...answerService(service)],
});

/** What somebody pays, is paid and applied for. */
export const Ready = screenStory(list);

/** At 360 pixels. */
export const Phone = phoneStory(list);

/** Nothing yet. */
export const Empty = screenStory({ ...list, answers: [answerPaid([])] });

/** Rent is overdue. */
export const Arrears = screenStory({
  ...list,
  answers: [
    answerPaid([makeService({ arrearsCents: 261_000 })]),
    mockRoute('listBills', latestBills),
    answerStatements(),
  ],
});

/** The rent of a few homes, for whoever is paid. */
export const Roll = screenStory(payee());

/** At 360 pixels, with the form that records rent open below a home. */
export const RollPhone = phoneStory(payee(makeRoll(), '?month=2026-11&about=billovertwo2&open=received'));

/** The first page of sixty homes. */
export const SixtyHomes = screenStory(payee(sixtyHomes()));

/** A month without rent. */
export const EmptyMonth = screenStory(payee(makeRoll([], { plans: 1 })));

/** The rent of a year by home. */
export const Year = screenStory(payee(makeRoll(), '?year=2026'));

/** The payments of a month of it. */
export const YearMonth = screenStory(payee(makeRoll(), '?year=2026&month=2026-02'));

/** At 360 pixels. */
export const YearPhone = phoneStory(payee(makeRoll(), '?year=2026'));

/** An operator, with an application and a difference. */
export const Operator = screenStory({
  ...list,
  answers: [
    mockRoute('permissions', [
      { action: 'read', subject: 'Sewa' },
      { action: ['read', 'update'], subject: ['Application', 'PaymentDifference'] },
    ]),
    answerPaid([]),
    mockRoute('listApplications', [sampleApplication]),
    mockRoute('listPaymentDifferences', [sampleDifference]),
  ],
});

/** On the way to another page. */
export const Loading = screenStory({ ...list, leadsTo: '/dashboard' });

/** The services can't be loaded now. */
export const Failed = screenStory({
  ...list,
  answers: [mockRoute('listPaidServices', new ApiError({ code: 'R001', status: 500 }))],
});

/** A rent plan, for its payer. */
export const Plan = screenStory(one());

/** At 360 pixels. */
export const PlanPhone = phoneStory(one());

/** A rent plan, for its payee. */
export const PlanForPayee = screenStory(one(makeReceivedService()));

/** Paused, without a method. */
export const Paused = screenStory(
  one(
    makeService({
      state: 'paused',
      method: null,
      may: ['resume', 'change-method', 'change-payee', 'end'],
    }),
  ),
);

/** Ended. */
export const Ended = screenStory(one(makeService({ state: 'ended', may: [], nextBill: null })));

/** Another method is chosen. */
export const ChangeMethod = screenStory(one(makeService(), '?edit=method'));

/** A new payee is named. */
export const ChangePayee = screenStory(one(makeService(), '?edit=payee'));

/** At 360 pixels. */
export const ChangePayeePhone = phoneStory(one(makeService(), '?edit=payee'));

/** The new payee's fields are empty. */
export const PayeeMissing = screenStory(one(makeService(), '?edit=payee'), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Enter 7 to 14 digits');
  },
});

/** The person proves first that it is them. */
export const StepUp = screenStory({
  ...one(makeService(), '?edit=payee'),
  answers: [mockRoute('getStepUps', sampleStepUps), ...answerService(makeService())],
});

/** The person is asked before a plan ends. */
export const Ending = screenStory(one(), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End plan' }));
    await canvas.findByRole('button', { name: 'Keep it' });
  },
});

/** An application on the waitlist. */
export const Waiting = screenStory(one(makeApplication()));

/** An application with its answer. */
export const Answered = screenStory(
  one(makeApplication({ state: 'answered', answer: 'We can start on Jan 1, 2027, for $20 a month.' })),
);

/** Not theirs, or not there. */
export const Unknown = screenStory({
  ...one(),
  answers: [mockRoute('getService', new ApiError({ code: 'R002', status: 404 }))],
});

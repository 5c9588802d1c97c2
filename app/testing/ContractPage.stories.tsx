import {
  asLandlord,
  asOtherSide,
  counteredRental,
  makeAgreed,
  makeCard,
  makeEnded,
  makeProposed,
  makeRental,
  makeRepair,
  makeRunning,
  makeSettled,
  owner,
  passReason,
  RENTAL_ID,
  sampleEvents,
  sampleRentals,
  serveTenancy,
} from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Contract' };
export default meta;

const address = `/contract/${RENTAL_ID}`;
const screen = { address, isSignedIn: true, answers: sampleRentals({ rental: counteredRental }) };
const offering = {
  ...screen,
  address: `${address}?step=offer`,
  answers: sampleRentals({ card: makeCard(), events: sampleEvents.slice(0, 1) }),
};

/** The tenant has to answer a counter-offer. */
export const CounterOffer = screenStory(screen);

/** At 360 pixels. */
export const CounterOfferPhone = phoneStory(screen);

/** Before any offer. */
export const Talking = screenStory({ ...offering, address });

/** The tenant makes an offer. */
export const Offer = screenStory(offering);

/** An offer at 360 pixels. */
export const OfferPhone = phoneStory(offering);

/** The law does not allow the offer. */
export const RefusedByLaw = screenStory(
  {
    ...offering,
    answers: [
      mockRoute(
        'makeOffer',
        new ApiError({
          code: 'R003',
          status: 409,
          fields: [{ name: 'terms', reason: 'An HDB flat is rented for at least 6 months.' }],
        }),
      ),
      ...offering.answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
      await canvas.findByText('An HDB flat is rented for at least 6 months.');
    },
  },
);

/** The owner waits for an answer, and sees the tenant's card. */
export const Waiting = screenStory({
  ...screen,
  answers: sampleRentals({
    user: owner,
    rental: asLandlord({
      ...counteredRental,
      may: ['withdraw', 'invite'],
      cards: [{ ...makeCard(), partyId: 'p1', name: 'Nur Aishah' }],
    }),
  }),
});

/** The tenant is asked before withdrawing. */
export const Withdrawing = screenStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await canvas.findByRole('button', { name: 'Keep this rental' });
  },
});

const agreed = makeAgreed({ reasons: [passReason] });

/** Agreed, subject to contract. */
export const Agreed = screenStory({
  ...screen,
  answers: sampleRentals({ rental: agreed, card: makeCard() }),
});

/** The rental is over. */
export const Withdrawn = screenStory({
  ...screen,
  answers: sampleRentals({ rental: makeRental({ state: 'withdrawn', may: [] }) }),
});

/** The tenant fills in their card. */
export const Card = screenStory({ ...offering, address: `${address}?card=edit` });

const live = (rental: ReturnType<typeof makeRunning>, repairs: ReturnType<typeof makeRepair>[] = []) => ({
  ...screen,
  answers: [
    ...serveTenancy({ repairs }),
    ...sampleRentals({ rental, ...(rental.side === 'landlord' && { user: owner }) }),
  ],
});
const running = live(makeRunning(), [
  makeRepair({ state: 'split', cents: 58_000, tenantCents: 20_000, may: ['confirm'] }),
]);

/** Somebody lives there; a repair is to be confirmed. */
export const Running = screenStory(running);

/** A tenancy that runs, at 360 pixels. */
export const RunningPhone = phoneStory(running);

/** The landlord's side of a tenancy with a repair to answer. */
export const RepairToAnswer = screenStory(live(asOtherSide(makeRunning()), [makeRepair()]));

/** The last day is over; the tenant answers what is to be kept. */
export const Ended = screenStory(live(makeEnded()));

/** The tenant disputes it; the landlord proposes anew. */
export const Disputed = screenStory(
  live(
    asOtherSide(
      makeEnded({
        deposit: makeProposed({ deductionState: 'disputed', dispute: 'It was broken before.' }),
        may: ['deduct', 'returned'],
      }),
    ),
  ),
);

/** The deposit came back. */
export const Settled = screenStory(live(makeSettled()));

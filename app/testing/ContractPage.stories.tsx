import {
  asLandlord,
  counteredRental,
  makeAgreed,
  makeCard,
  makeRental,
  owner,
  passReason,
  RENTAL_ID,
  sampleEvents,
  sampleRentals,
} from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Contract' };
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

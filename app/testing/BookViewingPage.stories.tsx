import { makeViewing, makeViewingSlot, sampleHome, sampleSlots } from '@sewa/agreements/mocks';
import type { Viewing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longListing, longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Book a viewing' };
export default meta;

const address = `/discover/${sampleHome.id}/${sampleHome.slug}/viewing`;
const screenOf = (...visiting: Viewing[]) => ({
  address,
  isSignedIn: true,
  answers: [
    mockRoute('getListing', sampleHome),
    mockRoute('listSlots', [...sampleSlots]),
    mockRoute('listViewings', { hosting: [], visiting }),
  ],
});

/** Times of two days, and one that is full. */
export const Ready = screenStory(screenOf());

/** At 360 pixels. */
export const Phone = phoneStory(screenOf());

const withoutTimes = { ...screenOf(), answers: [mockRoute('listSlots', []), ...screenOf().answers] };

/** No time is offered yet. */
export const Empty = screenStory(withoutTimes);

/** The booking is on its way. */
export const Loading = screenStory(
  { ...screenOf(), answers: [mockRoute('bookViewing', waiting), ...screenOf().answers] },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('radio', { name: /^10:20/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    },
  },
);

/** The time filled up in the meantime; the note stays. */
export const Rejected = screenStory(
  {
    ...screenOf(),
    answers: [
      mockRoute(
        'bookViewing',
        new ApiError({
          code: 'R004',
          status: 409,
          fields: [{ name: 'slot', reason: 'is full. Get in line, or choose another time' }],
        }),
      ),
      ...screenOf().answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Note to your host'), 'I come with my sister.');
      await userEvent.click(canvas.getByRole('radio', { name: /^10:00/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
      await canvas.findByText(/^This time is full/);
    },
  },
);

/** A viewing is booked. */
export const Booked = screenStory(screenOf(makeViewing()));

/** A viewing is booked, at 360 pixels. */
export const BookedPhone = phoneStory(screenOf(makeViewing()));

/** It is moved to another time. */
export const Moving = screenStory({ ...screenOf(makeViewing()), address: `${address}?move=viewingone22` });

/** The person is asked before it is cancelled. */
export const Cancelling = screenStory(screenOf(makeViewing()), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel viewing' }));
    await canvas.findByRole('button', { name: 'Keep it' });
  },
});

/** The host cancelled it. */
export const CancelledByHost = screenStory(
  screenOf(makeViewing({ state: 'cancelled', cancelledBy: 'host', may: [] })),
);

/** Second on the waiting list. */
export const Waiting = screenStory(
  screenOf(makeViewing({ slotId: 'slotsatfull2', state: 'waiting', may: ['cancel'], position: 2 })),
);

/** A freed seat is held for a while, at 360 pixels. */
export const HeldPhone = phoneStory(
  screenOf(
    makeViewing({ state: 'offered', may: ['book', 'cancel'], offeredUntil: '2026-11-20T06:10:00.000Z' }),
  ),
);

const atDoor = makeViewing({
  may: ['cancel', 'arrive', 'missed'],
  startsAt: '2026-11-20T03:55:00.000Z',
  endsAt: '2026-11-20T04:15:00.000Z',
});

/** At the door, the code of the host is entered. */
export const AtTheDoorPhone = phoneStory(screenOf(atDoor));

/** The code is wrong. */
export const WrongCode = screenStory(
  {
    ...screenOf(atDoor),
    answers: [
      mockRoute(
        'arriveAtViewing',
        new ApiError({ code: 'R006', status: 400, fields: [{ name: 'code', reason: 'is wrong' }] }),
      ),
      ...screenOf(atDoor).answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText(/^Code from your host/), '123456');
      await userEvent.click(canvas.getByRole('button', { name: "I'm here" }));
      await canvas.findByText(/^This code is wrong/);
    },
  },
);

const over = makeViewing({
  state: 'arrived',
  startsAt: '2026-11-20T02:00:00.000Z',
  endsAt: '2026-11-20T02:20:00.000Z',
  may: ['answer'],
});

/** After the end there is one question. */
export const AfterwardsPhone = phoneStory(screenOf(over));

/** Both want to go on. */
export const GoesOn = screenStory(screenOf({ ...over, may: [], goesOn: true, otherGoesOn: true }));

/** The host did not come. */
export const Missed = screenStory(screenOf({ ...over, state: 'missed', may: [], missedSays: 'guest' }));

/** The home has been let. */
export const Gone = screenStory({
  ...screenOf(),
  answers: [mockRoute('getListing', { ...sampleHome, status: 'let' }), ...screenOf().answers],
});

/** Long names, and many times. */
export const LongTexts = screenStory({
  ...screenOf(),
  address: `/discover/${longListing.id}/${longListing.slug}/viewing`,
  answers: [
    mockRoute('getListing', longListing),
    mockRoute(
      'listSlots',
      Array.from({ length: 18 }, (_, index) =>
        makeViewingSlot({
          id: `slot${index}`,
          startsAt: new Date(Date.parse('2026-12-05T02:00:00Z') + index * 1_200_000).toISOString(),
          endsAt: new Date(Date.parse('2026-12-05T02:20:00Z') + index * 1_200_000).toISOString(),
        }),
      ),
    ),
    mockRoute('listViewings', {
      hosting: [],
      visiting: [
        makeViewing({
          state: 'cancelled',
          cancelledBy: 'host',
          may: [],
          personName: longTexts.name,
          listing: { ...makeViewing().listing, id: longListing.id },
        }),
      ],
    }),
  ],
});

/** The times can't be loaded now. */
export const Failed = screenStory({
  ...screenOf(),
  answers: [mockRoute('listSlots', new ApiError({ code: 'R001', status: 500 })), ...screenOf().answers],
});

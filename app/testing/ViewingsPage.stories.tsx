import { makeHostedViewing, makeViewingSlot, sampleUnit } from '@sewa/agreements/mocks';
import type { Viewing, ViewingSlot } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import { sampleRentals } from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Viewings' };
export default meta;

const screenOf = (slots: ViewingSlot[], hosting: Viewing[], ...answers: HttpHandler[]) => ({
  address: `/property/${sampleUnit.id}/viewings`,
  isSignedIn: true,
  answers: [
    ...answers,
    mockRoute('listSlots', slots),
    mockRoute('listViewings', { hosting, visiting: [] }),
    ...sampleRentals({ properties: [sampleUnit] }),
  ],
});

const second = {
  id: 'slotsattwo22',
  startsAt: '2026-12-05T02:20:00.000Z',
  endsAt: '2026-12-05T02:40:00.000Z',
};
const slots = [
  makeViewingSlot({ free: 1 }),
  makeViewingSlot({ ...second, seats: 1, free: 0 }),
  makeViewingSlot({
    id: 'slotsunone22',
    startsAt: '2026-12-06T06:00:00.000Z',
    endsAt: '2026-12-06T06:20:00.000Z',
  }),
];
const ofSecond = {
  slotId: second.id,
  startsAt: second.startsAt,
  endsAt: second.endsAt,
};
const hosting = [
  makeHostedViewing(),
  makeHostedViewing({
    ...ofSecond,
    id: 'viewingtwo22',
    personName: 'Kenji Mori',
    corporateName: 'Harbour Living',
    note: '',
    code: '908172',
  }),
  makeHostedViewing({
    ...ofSecond,
    id: 'viewingthree',
    state: 'waiting',
    personName: 'Sofia Rossi',
    note: '',
    code: null,
    position: 1,
  }),
];
const over = {
  startsAt: '2026-11-19T02:00:00.000Z',
  endsAt: '2026-11-19T02:20:00.000Z',
  slotId: 'slotthursday',
  note: '',
  code: null,
};
const past = [
  makeHostedViewing({ ...over, id: 'viewingpast1', state: 'arrived', may: ['answer'] }),
  makeHostedViewing({
    ...over,
    id: 'viewingpast2',
    state: 'arrived',
    may: [],
    personName: 'Kenji Mori',
    goesOn: true,
    otherGoesOn: true,
  }),
  makeHostedViewing({
    ...over,
    id: 'viewingpast3',
    state: 'missed',
    may: [],
    personName: 'Sofia Rossi',
    missedSays: 'host',
  }),
];

/** Times to come, the next one with its code. */
export const Ready = screenStory(screenOf(slots, hosting));

/** At 360 pixels. */
export const Phone = phoneStory(screenOf(slots, hosting));

/** The first step. */
export const Empty = screenStory(screenOf([], []));

/** The first step, at 360 pixels. */
export const EmptyPhone = phoneStory(screenOf([], []));

/** After viewings: one question each. */
export const Afterwards = screenStory(screenOf(slots, past));

/** A time is missing its day. */
export const Rejected = screenStory(screenOf([], []), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offer time' }));
    await canvas.findByText('Choose a day.');
  },
});

/** It is said who is told before a time is taken back. */
export const TakingBack = screenStory(screenOf(slots, hosting), {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back Sat, 5 Dec, 10:20 to 10:40' }));
    await canvas.findByRole('button', { name: 'Keep time' });
  },
});

/** One viewing is cancelled. */
export const CancelledPhone = phoneStory(
  screenOf(
    slots,
    hosting,
    mockRoute('cancelViewing', { viewingId: 'viewingone22', state: 'cancelled', version: 2 }),
  ),
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel the viewing of Nur Aishah' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel viewing' }));
      await canvas.findByText("Viewing cancelled. We've told them.");
    },
  },
);

/** No listing of the home is live. */
export const NotLive = screenStory({
  ...screenOf([], []),
  answers: [
    mockRoute('listViewings', { hosting: [], visiting: [] }),
    ...sampleRentals({ properties: [{ ...sampleUnit, listings: [] }] }),
  ],
});

/** Long names and a long note. */
export const LongTexts = phoneStory(
  screenOf(slots, [makeHostedViewing({ personName: longTexts.name, note: longTexts.message })]),
);

/** They can't be loaded now. */
export const Failed = screenStory(
  screenOf([], [], mockRoute('listViewings', new ApiError({ code: 'R001', status: 500 }))),
);

import { makeEntry, owner, sampleRentals } from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Contracts' };
export default meta;

const entries = [
  makeEntry(),
  makeEntry({
    id: 'waiting22222',
    openOffer: { ...makeEntry().openOffer, by: 'tenant' } as ReturnType<typeof makeEntry>['openOffer'],
    may: ['withdraw'],
  }),
  makeEntry({ id: 'talking22222', state: 'talking', openOffer: null, may: ['offer', 'withdraw'] }),
  makeEntry({ id: 'agreed222222', state: 'agreed', openOffer: null, may: ['withdraw'] }),
  makeEntry({ id: 'withdrawn222', state: 'withdrawn', openOffer: null, may: [] }),
];
const screen = { address: '/contract', isSignedIn: true, answers: sampleRentals({ entries }) };

/** Rentals in every state. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** A tenant without any. */
export const Empty = screenStory({ ...screen, answers: sampleRentals({ entries: [] }) });

/** An owner without any. */
export const EmptyOwner = screenStory({ ...screen, answers: sampleRentals({ user: owner, entries: [] }) });

const many = {
  ...screen,
  answers: sampleRentals({
    user: { ...owner, userTypeIds: [3] },
    entries: [
      makeEntry({
        id: 'running22222',
        state: 'running',
        openOffer: null,
        unit: { block: '123', street: 'Bedok North Avenue 3', floor: '05', unit: '67', postalCode: '460123' },
        lastDay: '2026-12-20',
        monthlyRent: 310_000,
        owed: { cents: 620_000, bills: 2 },
        may: [],
      }),
      ...entries,
    ],
  }),
};

/** An agent's, in a table. */
export const Many = screenStory(many);

/** An agent's, at 360 pixels. */
export const ManyPhone = phoneStory(many);

/** None match the filters. */
export const NoneMatch = screenStory({
  ...many,
  address: '/contract?group=owing',
  answers: [mockRoute('listRentals', { items: [], nextCursor: null }), ...many.answers],
});

/** They can't be loaded. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listRentals', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

import { makeEntry, owner, sampleRentals } from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Contracts' };
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

/** They can't be loaded. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listRentals', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

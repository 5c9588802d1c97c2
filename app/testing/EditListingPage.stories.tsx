import type { OwnListing } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { listingWizardPath } from '@sewa/paths';
import {
  answersOf,
  makeListingNumbers,
  makeOwnListing,
  makePhoto,
  makePropertyListing,
  owner,
  sampleCovers,
} from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = {
  ...screenMeta,
  title: 'Screens/Edit listing',
  beforeEach: () => {
    sessionStorage.clear();
    return screenMeta.beforeEach();
  },
};
export default meta;

const fairRent = mockRoute('fairRent', {
  basis: 'distance',
  metres: 500,
  count: 40,
  quartiles: { lower: 320_000, median: 340_000, upper: 380_000 },
  months: { first: '2025-10', last: '2026-09' },
  bedrooms: 3,
});

const numbers = mockRoute('getListingNumbers', makeListingNumbers());

/** A listing in a state, with what is open in it. */
const inState = (state: OwnListing['state'], changes: Partial<OwnListing> = {}): OwnListing =>
  makeOwnListing({ ...makePropertyListing({ state }), ...changes });

const screenOf = (listing: OwnListing, query = '', answers: readonly HttpHandler[] = [numbers]) => ({
  address: `${listingWizardPath(listing.property.id, listing.id)}${query}`,
  isSignedIn: true,
  answers: [
    ...answers,
    mockRoute('getOwnListing', listing),
    mockRoute('listPhotos', listing.photos),
    fairRent,
    ...answersOf(owner),
  ],
});

const six = Array.from({ length: 6 }, (_, index) =>
  makePhoto({ ...sampleCovers[index % 2 === 0 ? 0 : 1], id: `photo${index}`, isDescribed: true }),
);

/** Live, with its numbers beside those of similar homes. */
export const Live = screenStory(screenOf(inState('live')));

/** Live on a phone. */
export const LivePhone = phoneStory(screenOf(inState('live')));

/** Whether it is still available is asked. */
export const Asked = screenStory(screenOf(inState('live', { confirmBy: '2026-11-26T01:00:00Z' })));

/** Paused, because nobody answered; few similar homes. */
export const Paused = screenStory(
  screenOf(inState('paused', { pausedBecause: 'unconfirmed' }), '', [
    mockRoute(
      'getListingNumbers',
      makeListingNumbers({
        similar: null,
        unansweredSince: null,
        days: makeListingNumbers().days.map((day) => ({ ...day, similar: null })),
      }),
    ),
  ]),
);

/** Let on a phone. */
export const LetPhone = phoneStory(screenOf(inState('let')));

/** In review: nobody has seen it yet. */
export const InReview = screenStory(screenOf(inState('review')));

/** Long words, on a phone. */
export const LongPhone = phoneStory(
  screenOf(
    inState('live', {
      title:
        'Extraordinarily spacious three-bedroom corner flat with an unblocked view near Tiong Bahru Market',
      description: `${'Bright, quiet and well kept, with everything within a few minutes. '.repeat(12)}${'verylongwordwithoutanyspace'.repeat(4)}`,
    }),
  ),
);

/** The title and the description are edited in place. */
export const EditWords = screenStory(screenOf(inState('live'), '?edit=words'));

/** The photos, as a grid. */
export const EditPhotos = screenStory(screenOf(inState('live', { photos: six }), '?edit=photos'));

/** The photos on a phone, two side by side. */
export const EditPhotosPhone = phoneStory(screenOf(inState('live', { photos: six }), '?edit=photos'));

/** The sheet of a photo on a phone. */
export const PhotoSheetPhone = phoneStory(screenOf(inState('live', { photos: six }), '?edit=photos'), {
  parameters: { frame: 'window' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: photo 2' }));
  },
});

/** Saved just now. */
export const Saved = screenStory(screenOf(inState('live'), '?saved=rent'));

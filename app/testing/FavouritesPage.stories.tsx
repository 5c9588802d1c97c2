import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import {
  longHomes,
  longTexts,
  makeFavourite,
  sampleFavourites,
  sampleMarket,
  sampleSearch,
} from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Favourites' };
export default meta;

const address = '/discover/favourites';
const isSignedIn = true;
const compared = sampleFavourites.map(({ listing }) => listing.id).join(',');

/** Homes somebody keeps, with notes, and searches they saved. */
export const Ready = screenStory({ address, isSignedIn });

/** Homes beside each other. */
export const Compared = screenStory({ address: `${address}?compare=${compared}`, isSignedIn });

/** One was pressed; it is awaited. */
export const Loading = screenStory({ address, isSignedIn, leadsTo: `${address}/${longHomes[0]?.id}` });

/** Nothing is kept yet: how that is done is told. */
export const Empty = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({ favourites: [], searches: [] }),
});

/** The favourites cannot be had; they are safe. */
export const Failed = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('listFavourites', new ApiError({ code: 'R001', status: 500 }))],
});

/** Names, notes and searches at length. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({
    favourites: longHomes.map((home) => makeFavourite(home, { note: longTexts.message.slice(0, 200) })),
    searches: [{ ...sampleSearch, name: longTexts.title.slice(0, 60) }],
  }),
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, isSignedIn });

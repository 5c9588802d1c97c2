import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longListing, makeFavourite, sampleListing, sampleMarket } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Open favourite' };
export default meta;

const address = `/discover/favourites/${sampleListing.id}`;
const isSignedIn = true;

/** One favourite open beside the others. */
export const Ready = screenStory({ address, isSignedIn });

/** On the way to the listing. */
export const Loading = screenStory({
  address,
  isSignedIn,
  leadsTo: `/discover/${sampleListing.id}/${sampleListing.slug}`,
});

/** It was let since, and its rent fell before. */
export const Let = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({ listing: { ...sampleListing, status: 'let', pictures: [] } }),
});

/** It is not among the favourites any more. */
export const Missing = screenStory({ address, isSignedIn, answers: sampleMarket({ favourites: [] }) });

/** It cannot be had; the favourites are safe. */
export const Failed = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('getListing', new ApiError({ code: 'R001', status: 500 }))],
});

/** Everything said at length. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({ listing: longListing, favourites: [makeFavourite(longListing)] }),
});

/** At 360 pixels it stands over the list. */
export const Phone = phoneStory({ address, isSignedIn });

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, longListing, nothingStated, sampleListing, sampleMarket } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Listing' };
export default meta;

const address = `/discover/${sampleListing.id}/${sampleListing.slug}`;
const bare = {
  ...sampleListing,
  ...nothingStated,
  previousRent: null,
  description: null,
  amenities: [],
  pictures: [],
  position: null,
  lister: null,
};

/** A home with everything said. */
export const Ready = screenStory({ address });

/** On the way to a home like it. */
export const Loading = screenStory({ address, leadsTo: '/discover/kestrel2two2/kestrel-heights-2-bedrooms' });

/** A home of which little is stated; nothing is invented. */
export const Empty = screenStory({
  address,
  answers: [
    mockRoute('similarListings', []),
    mockRoute('listStations', null),
    mockRoute('listPlaces', null),
    ...sampleMarket({ listing: bare }),
  ],
});

/** It was let since. */
export const Let = screenStory({
  address,
  answers: sampleMarket({ listing: { ...sampleListing, status: 'let' } }),
});

/** What stands around the home cannot be had; the home can. */
export const PartlyFailed = screenStory({
  address,
  answers: [
    mockRoute('similarListings', new ApiError({ code: 'R001', status: 500 })),
    mockRoute('fairRent', new ApiError({ code: 'R001', status: 500 })),
    mockRoute('listStations', new ApiError({ code: 'R001', status: 500 })),
    mockRoute('listPlaces', new ApiError({ code: 'R001', status: 500 })),
  ],
});

/** No home has this address. */
export const Missing = screenStory({
  address,
  answers: [mockRoute('getListing', new ApiError({ code: 'R002', status: 404 }))],
});

/** The home cannot be had. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('getListing', new ApiError({ code: 'R001', status: 500 }))],
});

/** Everything said at length, without a place to break. */
export const LongTexts = screenStory({
  address,
  answers: sampleMarket({ homes: longHomes, listing: longListing }),
});

/** At 360 pixels the way to ask stands at the foot. */
export const Phone = phoneStory({ address });

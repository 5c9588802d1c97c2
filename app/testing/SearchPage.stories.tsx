import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, sampleHomes, sampleMarket } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { waiting } from './openScreen.tsx';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Search' };
export default meta;

const address = '/discover';
const nothing = { items: [], nextCursor: null };
const noNumbers = {
  propertyTypes: {},
  propertySubTypes: {},
  noOfBedRooms: {},
  noOfBathRooms: {},
  furnitureStatus: {},
  amenities: {},
  searchParams: {},
};

/** Filters beside the homes they leave. */
export const Ready = screenStory({ address });

/** Filters that were chosen can be taken off one by one. */
export const Chosen = screenStory({ address: '/discover?propertyTypes=0&noOfBedRooms=3' });

/** Another filter was chosen; its homes are awaited. */
export const Loading = screenStory({ address, leadsTo: '/discover?propertyTypes=1' });

/** The homes are there, their number is still being counted. */
export const Counting = screenStory(
  {
    address: '/discover?q=reservoir',
    answers: [mockRoute('countDiscover', waiting)],
  },
  firstWindow,
);

/** The number could not be counted in time. */
export const Uncounted = screenStory(
  {
    address: '/discover?q=reservoir',
    answers: [mockRoute('countDiscover', new ApiError({ code: 'R001', status: 503 }))],
  },
  firstWindow,
);

/** One of the areas asked for by name is none: it is said above the homes. */
export const UnknownArea = screenStory({ address: '/discover?searchParams=Atlantis,Yishun' }, firstWindow);

/** Nothing fits: which filter to give up is told. */
export const Empty = screenStory({
  address: '/discover?propertyTypes=2&noOfBedRooms=5',
  answers: [
    mockRoute('discover', { ...nothing, total: 0, facets: noNumbers, withoutFilter: { noOfBedRooms: 61 } }),
  ],
});

const said = { chips: [], corrections: [], notes: [] };
const places = {
  'area:clementi': 'Clementi',
  'station:bishan': 'Bishan',
  'station:raffles-place': 'Raffles Place',
  'landmark:one-north': 'one-north',
};
const near = sampleHomes.map((home, index) => ({
  ...home,
  station: { name: 'Great World', codes: ['TE15'], minutes: 7 + index },
  minutes: [24 + 13 * index, 18],
}));
const numbers = { total: 4, facets: noNumbers, withoutFilter: {} };

/** Either of two places, and both of two ways: what a home needs is said between them. */
export const Places = screenStory({
  address:
    '/discover?in=area:clementi&near=station:bishan&to=landmark:one-north@20,station:raffles-place@60&station=10&pets=allowed&sort=minutes',
  answers: [
    mockRoute('listDiscover', { items: near, nextCursor: null, places }),
    mockRoute('countDiscover', numbers),
  ],
});

/** What was typed is filters now; no filter answers some of it. */
export const Typed = screenStory(
  {
    address: '/discover?q=2br+clementi+high+floor+female+only',
    answers: [
      mockRoute('understandSearch', {
        ...said,
        query: 'noOfBedRooms=2&in=area:clementi',
        notes: [
          { text: 'high floor', about: 'floor' },
          { text: 'female only', about: 'people' },
        ],
      }),
      mockRoute('listDiscover', { items: near, nextCursor: null, places }),
    ],
  },
  firstWindow,
);

/** A spelling was put right; the search as it was typed is one press away. */
export const Corrected = screenStory(
  {
    address: '/discover?q=bisan',
    answers: [
      mockRoute('understandSearch', {
        ...said,
        query: 'near=station:bishan',
        corrections: [{ typed: 'bisan', used: 'Bishan' }],
      }),
      mockRoute('listDiscover', { items: near, nextCursor: null, places }),
    ],
  },
  firstWindow,
);

/** Nothing is there: the nearest homes are shown with their minutes. */
export const NothingNear = screenStory({
  address: '/discover?near=station:bishan',
  answers: [
    mockRoute('listDiscover', ({ url }) => ({
      items: url.includes('limit=3') ? near.slice(0, 3) : [],
      nextCursor: null,
      places,
    })),
    mockRoute('countDiscover', { ...numbers, total: 0, withoutFilter: { places: 121 } }),
  ],
});

/** The search cannot be had. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('discover', new ApiError({ code: 'R001', status: 500 }))],
});

/** Names and streets without a place to break. */
export const LongTexts = screenStory({ address, answers: sampleMarket({ homes: longHomes }) });

/** At 360 pixels the filters are behind a button. */
export const Phone = phoneStory({ address });

/** There they are a sheet that ends with the number of homes they leave. */
export const PhoneFilters: StoryObj = {
  ...phoneStory({ address }),
  parameters: { screen: { address }, ...firstWindow.parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Close'));
  },
};

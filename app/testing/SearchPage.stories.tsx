import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, sampleMarket } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { waiting } from './openScreen.tsx';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Search' };
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

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Map' };
export default meta;

const address = '/map';

/** The drawn island with the number of homes in each district. */
export const Ready = screenStory({ address });

/** Another search was asked for; its numbers are awaited. */
export const Loading = screenStory({ address, leadsTo: '/map?propertyTypes=1' });

/** No outlines were imported: the districts stand as tiles. */
export const Empty = screenStory({
  address,
  answers: [
    mockRoute('getMap', {
      width: 1000,
      height: 640,
      edges: { west: 103.59, south: 1.145, east: 104.11, north: 1.485 },
      areas: [],
      lines: [],
      stations: [],
      roads: '',
    }),
  ],
});

/** The numbers could not be counted in time. */
export const Uncounted = screenStory(
  {
    address,
    answers: [mockRoute('countDiscover', new ApiError({ code: 'R001', status: 503 }))],
  },
  firstWindow,
);

/** The map cannot be had. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('getMap', new ApiError({ code: 'R001', status: 500 }))],
});

/** Many filters, each with a long name. */
export const LongTexts = screenStory({
  address:
    '/map?propertyTypes=0,1,2,4&propertySubTypes=0,10,20,30&noOfBedRooms=1,2,3,4,5&q=Ang-Mo-Kio-Avenue-Three-beside-the-swimming-complex',
});

/** At 360 pixels the map scrolls. */
export const Phone = phoneStory({ address });

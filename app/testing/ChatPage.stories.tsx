import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, longTexts, sampleEnquiries, sampleMarket } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Enquiries' };
export default meta;

const address = '/chat';
const isSignedIn = true;
const [longHome] = longHomes;
const [received] = sampleEnquiries.received;

/** What somebody asked and was asked. */
export const Ready = screenStory({ address, isSignedIn });

/** One was just sent. */
export const Sent = screenStory({ address: '/chat?sent=enquiry-1', isSignedIn });

/** On the way to the search. */
export const Loading = screenStory({ address, isSignedIn, leadsTo: '/discover' });

/** Nothing was asked yet. */
export const Empty = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({ enquiries: { made: [], received: [] } }),
});

/** The enquiries cannot be had. */
export const Failed = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('listEnquiries', new ApiError({ code: 'R001', status: 500 }))],
});

/** A long name, a long message about a home with a long name. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  answers: sampleMarket({
    enquiries: {
      made: [],
      received:
        received && longHome
          ? [
              {
                ...received,
                listing: longHome,
                message: longTexts.message,
                asker: { name: longTexts.name, phoneNumber: '+6591234567' },
              },
            ]
          : [],
    },
  }),
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, isSignedIn });

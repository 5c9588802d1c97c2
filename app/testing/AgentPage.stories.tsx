import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longAgent, sampleAgent, sampleMarket } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Agent' };
export default meta;

const address = '/profile/tan-wei-jie-r123456a/agent-1';
const longAddress =
  '/profile/puan-sri-datin-nur-aishah-binte-muhammad-hafizuddin-al-rashid-abdullah-r123456a/agent-1';

/** An agent with homes on offer. */
export const Ready = screenStory({ address });

/** The agent's homes are all let. */
export const Empty = screenStory({
  address,
  answers: sampleMarket({ agent: { ...sampleAgent, liveCount: 0, listings: [] } }),
});

/** What an agent does not state. */
export const NotStated = screenStory({
  address,
  answers: sampleMarket({
    agent: {
      ...sampleAgent,
      agencyName: null,
      agencyLicenceNumber: null,
      liveCount: 1,
      letCount: 0,
      listings: sampleAgent.listings.slice(0, 1),
    },
  }),
});

/** On the way to the search. */
export const Loading = screenStory({ address, leadsTo: '/discover' });

/** No agent has this card. */
export const Missing = screenStory({
  address,
  answers: [mockRoute('getAgent', new ApiError({ code: 'R002', status: 404 }))],
});

/** The card cannot be had. */
export const Failed = screenStory({
  address,
  answers: [mockRoute('getAgent', new ApiError({ code: 'R001', status: 500 }))],
});

/** A long name, a long agency, more homes than the page shows. */
export const LongTexts = screenStory({ address: longAddress, answers: sampleMarket({ agent: longAgent }) });

/** At 360 pixels. */
export const Phone = phoneStory({ address });

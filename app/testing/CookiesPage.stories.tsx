import type { ConsentRecord } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { unknownConsent } from '@sewa/consent';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Cookies' };
export default meta;

const record: ConsentRecord = {
  id: '1',
  preferences: true,
  statistics: true,
  others: [],
  action: 'accept',
  revision: '1',
  surface: 'banner',
  hasSignal: false,
  browser: 'Chrome',
  chosenAt: '2026-03-02T04:00:00Z',
};
const records: ConsentRecord[] = [
  {
    ...record,
    id: '4',
    preferences: false,
    action: 'custom',
    surface: 'page',
    chosenAt: '2026-11-18T04:00:00Z',
  },
  {
    ...record,
    id: '3',
    preferences: false,
    statistics: false,
    action: 'withdraw',
    surface: 'page',
    browser: 'Firefox',
  },
  record,
];
const screen = { address: '/cookies', consent: unknownConsent };
const chosen = {
  ...screen,
  answers: [mockRoute('getConsent', { done: true, preferences: false, statistics: true, records })],
};

/** Who has chosen finds the choice and every one before it. */
export const Chosen = screenStory(chosen);

/** Nobody chose yet in this browser. */
export const Empty = screenStory(screen);

/** A browser that refuses for the person. */
export const Signalled = screenStory({
  ...screen,
  answers: [
    mockRoute('getConsent', {
      done: true,
      preferences: false,
      statistics: false,
      records: [
        {
          ...record,
          preferences: false,
          statistics: false,
          action: 'reject',
          surface: 'signal',
          hasSignal: true,
        },
      ],
    }),
  ],
});

/** On the way to the search. */
export const Loading = screenStory({ ...chosen, leadsTo: '/discover' });

/** What was chosen cannot be read now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getConsent', new ApiError({ code: 'R001', status: 500 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory(chosen);

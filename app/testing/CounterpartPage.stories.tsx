import { makeCounterpart, sampleRentals } from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/The other party of a contract' };
export default meta;

const screen = { address: '/profile/contract/partyolga222', isSignedIn: true, answers: sampleRentals() };

/** An owner who signed at Singpass. */
export const Owner = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** An agent who has a public card, and has proven nothing yet. */
export const Agent = screenStory({
  ...screen,
  answers: sampleRentals({
    counterpart: makeCounterpart({
      name: 'Tan Wei Jie',
      actorType: 3,
      registrationNumber: 'R123456A',
      agentId: 'agent-1',
      signedAtSingpassOn: null,
    }),
  }),
});

/** A party of other people's rental. */
export const Missing = screenStory({
  ...screen,
  answers: [
    mockRoute('getRentalCounterpart', new ApiError({ code: 'R002', status: 404 })),
    ...screen.answers,
  ],
});

/** It can't be loaded. */
export const Failed = screenStory({
  ...screen,
  answers: [
    mockRoute('getRentalCounterpart', new ApiError({ code: 'R001', status: 500 })),
    ...screen.answers,
  ],
});

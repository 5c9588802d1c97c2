import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longHomes, longTexts, sampleParty } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Who sent an enquiry' };
export default meta;

const screen = { address: '/profile/enquiry/enquiry-1', isSignedIn: true };
const asker = {
  ...sampleParty,
  name: 'Ravi Kumar',
  userTypeIds: [1],
  registrationNumber: null,
  agentId: null,
  isAsker: true,
};

/** An agent who was asked. */
export const Agent = screenStory(screen);

/** A tenant who asked. */
export const Tenant = screenStory({ ...screen, answers: [mockRoute('getParty', asker)] });

/** Somebody who never said their name. */
export const Nameless = screenStory({
  ...screen,
  answers: [mockRoute('getParty', { ...asker, name: null, userTypeIds: [] })],
});

/** On the way to the enquiries. */
export const Loading = screenStory({ ...screen, leadsTo: '/chat' });

/** An enquiry of other people. */
export const Missing = screenStory({
  ...screen,
  answers: [mockRoute('getParty', new ApiError({ code: 'R002', status: 404 }))],
});

/** It cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getParty', new ApiError({ code: 'R001', status: 500 }))],
});

/** A long name, and a home with a long name. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute('getParty', {
      ...sampleParty,
      name: longTexts.name,
      listing: longHomes[0] ?? sampleParty.listing,
    }),
  ],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { answersFor, twoCorporates } from './corporateScreens.ts';
import { sampleUser, waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const openMenu: NonNullable<Meta['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Account' }));

const meta: Meta = { ...screenMeta, title: 'Screens/Account menu', play: openMenu };
export default meta;

const address = '/unsubscribe?token=abc';
const isSignedIn = true;

/** Who is signed in, what is theirs, the way out. */
export const Ready = screenStory({ address, isSignedIn });

/** Who it is has not been told yet. */
export const Loading = screenStory({ address, isSignedIn, answers: [mockRoute('getUser', waiting)] });

/** Who it is cannot be told now; the ways stay open. */
export const Failed = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('getUser', new ApiError({ code: 'R001', status: 500 }))],
});

/** Somebody who acts for one of two corporates. */
export const SeveralCorporates = screenStory({ address, isSignedIn, answers: answersFor(twoCorporates) });

/** Somebody who gave no name. */
export const Empty = screenStory({
  address,
  isSignedIn,
  answers: [mockRoute('getUser', { ...sampleUser, name: null, userTypes: [], userTypeIds: [] })],
});

/** Somebody with a long name and every part. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  answers: [
    mockRoute('getUser', {
      ...sampleUser,
      name: longTexts.name,
      userTypes: ['Tenant', 'Landlord', 'Main Agent', 'Corporate User'],
      userTypeIds: [1, 2, 3, 4],
    }),
  ],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, isSignedIn });

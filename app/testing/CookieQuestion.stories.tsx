import { type Consent, nothingGranted, unknownConsent } from '@sewa/consent';
import { sampleListing } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Cookie question' };
export default meta;

const unanswered = { ...nothingGranted, isKnown: true, done: false };
const consent: Consent = { ...unknownConsent, getSnapshot: () => unanswered };

/** At the foot of the search, whose field stays at its head. */
export const Search = screenStory({ address: '/discover', consent }, firstWindow);

/** Over a page that is shorter than the window. */
export const Short = screenStory({ address: '/error/401', consent }, firstWindow);

/** Over the front door, at 360 pixels. */
export const PhoneFrontDoor = phoneStory({ address: '/', consent }, firstWindow);

/** There, over a home, it stands above the bar in which somebody asks about a home. */
export const PhoneListing = phoneStory(
  { address: `/discover/${sampleListing.id}/${sampleListing.slug}`, consent },
  firstWindow,
);

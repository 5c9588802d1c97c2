import type { Meta } from '@storybook/react-vite';
import { firstWindow, phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Patterns/Unknown session' };
export default meta;

const isSignedIn = true;
const isKnown = false;

/** Above the side menu. */
export const Dashboard = screenStory({ address: '/dashboard', isSignedIn, isKnown }, firstWindow);

/** Above a public page. */
export const Public = screenStory({ address: '/map', isSignedIn, isKnown }, firstWindow);

/** Above a narrow card. */
export const Center = screenStory({ address: '/user/complete', isSignedIn, isKnown }, firstWindow);

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/dashboard', isSignedIn, isKnown });

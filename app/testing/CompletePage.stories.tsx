import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Complete my account' };
export default meta;

const screen = { address: '/user/complete', isSignedIn: true };

/** Nothing is missing any more. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

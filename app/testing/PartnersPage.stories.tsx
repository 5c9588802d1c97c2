import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Partners' };
export default meta;

const screen = { address: '/partners', site: { embedOrigin: 'https://embed.sewa.test' } };

/** Snippets, policy, events and tokens. */
export const Ready = screenStory(screen);

/** A deployment without a host for frames. */
export const NotOffered = screenStory({ address: '/partners' });

/** At 360 pixels. */
export const Phone = phoneStory(screen);

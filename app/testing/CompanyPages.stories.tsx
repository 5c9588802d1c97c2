import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Company' };
export default meta;

/** Who we are. */
export const About = screenStory({ address: '/about' });

/** What is stored, and for how long. */
export const Privacy = screenStory({ address: '/privacy' });

/** The rules. */
export const Terms = screenStory({ address: '/terms' });

/** Rental scams, with sources. */
export const Safety = screenStory({ address: '/safety' });

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/privacy' });

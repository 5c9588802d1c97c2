import type { Meta } from '@storybook/react-vite';

import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up as' };
export default meta;

/** A landlord comes by a link. */
export const Ready = screenStory({ address: '/signup/landlord' });

/** A business, at 360 pixels. */
export const Phone = phoneStory({ address: '/signup/corporate' });

/** Nobody signs up as this. */
export const Missing = screenStory({ address: '/signup/nobody' });
